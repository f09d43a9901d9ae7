/** What went wrong: no answer at all, no answer in time, an error status, or an unreadable answer. */
export type FailureKind = 'network' | 'timeout' | 'status' | 'unreadable';

/**
 * A failed call (@spec §8 generic HTTP error text). Its message is for developers and logs; what a
 * member reads is chosen where it is shown.
 */
export class HttpFailure extends Error {
  override readonly name = 'HttpFailure';

  constructor(
    readonly kind: FailureKind,
    /** The call as 'METHOD /path/:param', without the values. */
    readonly call: string,
    url: string,
    /** The HTTP status, 0 where no answer came. */
    readonly status: number,
    statusText: string,
    /** The answer's text, '' where there is none. */
    readonly body: string,
  ) {
    const told = status === 0 ? '0 Unknown Error' : `${String(status)} ${statusText}`.trim();
    super(`Http failure response for ${withoutQuery(url)}: ${told}`);
  }
}

const withoutQuery = (url: string) => url.replace(/[?#].*$/, '');

/** Whether the server asks for a login: the session has ended or never was. */
export const asksForLogin = (error: unknown): boolean =>
  error instanceof HttpFailure && (error.status === 401 || error.status === 403);
