import type { QueryListItem } from '../domain/query';

/** The query that the build renders as a template row: real values replace these. */
export const SAMPLE_QUERY = {
  referenceNumber: '{reference}',
  category: '{category}',
  queryDetail: '{details}',
  // Must be a real date: only those render as `time`.
  dateLogged: '2000-01-01',
} as const satisfies QueryListItem;

/** The same for the address of its link: the build knows neither the page nor the origin. */
export const SAMPLE_LINK = '{link}';
