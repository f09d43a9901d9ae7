/** How long calls may take, in milliseconds. */
export const TIMEOUTS = {
  /** A read, including its body. */
  read: 30_000,
  /** A mutation without files, until its answer. */
  mutation: 120_000,
  /** An upload, while no byte moves. */
  silence: 120_000,
} as const;
