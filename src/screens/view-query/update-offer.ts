export interface UpdateConditions {
  readonly originOffersUpdates: boolean;
  readonly hasFailed: boolean;
  readonly isResponseOpen: boolean;
  /** False for a query that is too old, and until the query has loaded. */
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
