import { parseReferenceNumber, type ReferenceNumber } from '../../domain/reference-number';
import { singleParameter } from '../../routing/single-parameter';

/** The parameters of the view-query route (@spec §2 View-query screen). */
export interface ViewQueryParams {
  readonly reference: ReferenceNumber;
  /** Whether it was opened from the interaction timeline, so that no update is offered. */
  readonly isFromTimeline: boolean;
}

/** Parses `reference` and `timeline`; undefined if either is missing or invalid. */
export function parseViewQueryParams(search: string): ViewQueryParams | undefined {
  const reference = parseReferenceNumber(singleParameter(search, 'reference'));
  const timeline = singleParameter(search, 'timeline');
  if (reference === undefined || (timeline !== 'true' && timeline !== 'false')) return undefined;
  return { reference, isFromTimeline: timeline === 'true' };
}
