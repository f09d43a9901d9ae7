import type { QueryListItem } from '../domain/query';

/** The query of which the build renders a row: a real one's values replace these. */
export const SAMPLE_QUERY = {
  referenceNumber: '{reference}',
  category: '{category}',
  queryDetail: '{details}',
  // A date is marked up as one.
  dateLogged: '2000-01-01',
} as const satisfies QueryListItem;
