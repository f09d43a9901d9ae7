/** What decides whether a query may be updated (@spec §2 View-query screen). */
export interface UpdateConditions {
  readonly originOffersUpdates: boolean;
  readonly hasFailed: boolean;
  readonly isResponseOpen: boolean;
  /** False for a query that is too old, and until it is known. */
  readonly canUpdate: boolean;
  readonly isFromTimeline: boolean;
}

/** The update section appears only when all five conditions hold (@spec §2, §6). */
export const offersUpdate = (conditions: UpdateConditions): boolean =>
  conditions.originOffersUpdates &&
  !conditions.hasFailed &&
  !conditions.isResponseOpen &&
  conditions.canUpdate &&
  !conditions.isFromTimeline;
