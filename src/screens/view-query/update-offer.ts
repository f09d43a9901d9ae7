export interface UpdateConditions {
  readonly originOffersUpdates: boolean;
  readonly hasFailed: boolean;
  /** False for a query that is too old, and until the query has loaded. */
  readonly canUpdate: boolean;
  readonly isFromTimeline: boolean;
}

/** The update section is offered only when these conditions hold; an open response hides it (@spec §2, §6). */
export const offersUpdate = (conditions: UpdateConditions): boolean =>
  conditions.originOffersUpdates &&
  !conditions.hasFailed &&
  conditions.canUpdate &&
  !conditions.isFromTimeline;
