/** How long calls may take, in milliseconds. */
export const TIMEOUTS = {
  /** A read, with its body. */
  read: 30_000,
  /** A mutation without files, until its answer. */
  mutation: 120_000,
  /** An upload: without a byte moving. */
  silence: 120_000,
} as const;
