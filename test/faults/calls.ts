import type { Answer, Pattern, Wire } from '../support/wire';

/** A page on which a member has made a call. */
export interface Made {
  readonly element: HTMLElement;
  /** What the member sees of what was typed, chosen and shown before: no fault may take it away. */
  readonly kept: () => unknown;
  /** The same, from before the call was made. */
  readonly before: unknown;
  /** Asks for the same once more, as an impatient member does; left out of a reading. */
  readonly again?: () => Promise<void>;
}

/** A call that a screen makes, to be held against the table of faults. */
export interface FaultyCall {
  readonly what: string;
  readonly call: Pattern;
  /** The answer of an ordinary day. */
  readonly good: Answer;
  /** Throws where that answer does not show; left out of a sending, which reports its success by an event. */
  readonly expectShown?: (element: HTMLElement) => unknown;
  /**
   * What it takes for a success: any JSON, a record alone, the record that was asked alone, content
   * (whatever is no JSON) or any answer of 200.
   */
  readonly takes: 'json' | 'record' | 'asked' | 'content' | 'anything';
  /** The catalogue’s words; undefined for a reading that fails in silence. */
  readonly failed: string | undefined;
  /** What the host is told of a success, and what it is not told otherwise; undefined of a reading. */
  readonly event?: 'query-submitted' | 'query-updated' | 'login';
  /** How long it may take without an answer, in milliseconds. */
  readonly limit: 30_000 | 120_000;
  /** Opens the wire of an ordinary day. */
  readonly open: () => Promise<Wire>;
  /** Shows the screen and makes the call; does not wait for its answer. */
  readonly make: () => Promise<Made>;
}

export const READING_LIMIT = 30_000;
export const SENDING_LIMIT = 120_000;
