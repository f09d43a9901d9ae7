/** What the query form holds (@spec §3 Query creation payload). */
export interface LogQueryValues {
  readonly category: string;
  readonly subCategory: string;
  readonly ccEmail: string;
  readonly email: string;
  readonly query: string;
  readonly files: readonly File[];
}

export const EMPTY_QUERY: LogQueryValues = {
  category: '',
  subCategory: '',
  ccEmail: '',
  email: '',
  query: '',
  files: [],
};
