/** Texts of the record that a member saves. */
export const RECORD_TEXTS = {
  record: {
    save: 'Save a record',
    note: 'The record contains what you wrote. Keep it somewhere private.',
  },
} as const;
