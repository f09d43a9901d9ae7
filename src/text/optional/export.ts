/** Texts of the file that a member saves of a query. */
export const EXPORT_TEXTS = {
  export: {
    save: 'Save a record',
    note: 'The record contains what you wrote. Keep it somewhere private.',
  },
} as const;
