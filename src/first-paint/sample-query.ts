import type { QueryListItem } from '../domain/query';

/** The query that the build renders as a template row. Real values replace its values. */
export const SAMPLE_QUERY = {
  referenceNumber: '{reference}',
  category: '{category}',
  queryDetail: '{details}',
  // Must be a real date, because only those render as `time`.
  dateLogged: '2000-01-01',
} as const satisfies QueryListItem;

/** The placeholder of its link, because the build knows neither the page nor the origin. */
export const SAMPLE_LINK = '{link}';
