import type { Answer, Pattern, Wire } from '../../support/wire/wire';

/** A page on which a member has made a call. */
export interface Made {
  readonly element: HTMLElement;
  /** The content that the member has typed or chosen, or sees. No fault may remove it. */
  readonly kept: () => unknown;
  /** The same content before the call. */
  readonly before: unknown;
  /** Repeats the request, as an impatient member does. Undefined for a read. */
  readonly again?: () => Promise<void>;
}

/** A call of a screen, to test against the table of faults. */
export interface FaultyCall {
  readonly what: string;
  readonly call: Pattern;
  /** A normal answer. */
  readonly good: Answer;
  /** Throws unless the answer is shown. Undefined for a submission, which reports its success by an event. */
  readonly expectShown?: (element: HTMLElement) => unknown;
  /**
   * What counts as a success: any JSON, any record, only the requested record, content (anything but JSON) or any
   * answer of 200.
   */
  readonly takes: 'json' | 'record' | 'asked' | 'content' | 'anything';
  /** The specification's message. Undefined for a read that fails silently. */
  readonly failed: string | undefined;
  /** The event of a success, which no other outcome fires. Undefined for a read. */
  readonly event?: 'query-submitted' | 'query-updated' | 'login';
  /** How long the call waits for an answer, in milliseconds. */
  readonly limit: 30_000 | 120_000;
  /** Opens the wire with normal answers. */
  readonly open: () => Promise<Wire>;
  /** Shows the screen and makes the call without waiting for its answer. */
  readonly make: () => Promise<Made>;
}

export const READING_LIMIT = 30_000;
export const SENDING_LIMIT = 120_000;
