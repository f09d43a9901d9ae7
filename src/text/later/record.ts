/** Texts of the record that a member saves. */
export const RECORD_TEXTS = {
  record: {
    save: 'Save a record',
    note: 'It holds what you wrote. Keep it where only you can read it.',
  },
} as const;
