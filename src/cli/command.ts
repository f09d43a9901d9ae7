export interface Command {
  /** A description in one line. */
  readonly summary: string;
  /** Runs the command and returns the exit status. */
  readonly run: (args: readonly string[]) => Promise<number>;
}

/** A command was used wrongly. The message says how. */
export class WrongUse extends Error {}

/** Whether an error means that a command was used wrongly. `parseArgs` throws such errors too. */
export const isWrongUse = (error: unknown): error is Error =>
  error instanceof WrongUse ||
  (error instanceof Error && String((error as { code?: unknown }).code).startsWith('ERR_PARSE'));

export const EXIT = {
  good: 0,
  /** The command found mistakes. */
  findings: 1,
  /** Wrong use, or the command could not run. */
  wrongUse: 2,
  /** Interrupted by ^C. Shells use the same number. */
  interrupted: 130,
} as const;
