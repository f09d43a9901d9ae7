/** A command of the package. */
export interface Command {
  /** What it does, in a line. */
  readonly summary: string;
  /** Carries it out; returns the exit status. */
  readonly run: (args: readonly string[]) => Promise<number>;
}

/** Wrong use of a command: the message says what is wrong. */
export class WrongUse extends Error {}

/** Whether a command was used wrongly, as it or `parseArgs` found. */
export const isWrongUse = (error: unknown): error is Error =>
  error instanceof WrongUse ||
  (error instanceof Error && String((error as { code?: unknown }).code).startsWith('ERR_PARSE'));

export const EXIT = {
  good: 0,
  /** The command has found mistakes. */
  findings: 1,
  /** Wrong use, or it could not run. */
  wrongUse: 2,
  /** By ^C, as shells count it. */
  interrupted: 130,
} as const;
