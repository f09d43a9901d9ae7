/** The kinds of failure: no answer, a timeout, an error status, or an unreadable answer. */
export type FailureKind = 'network' | 'timeout' | 'status' | 'unreadable';

/** A failed call (@spec §8 generic HTTP error text). The message is for developers and logs, not for members. */
export class HttpFailure extends Error {
  override readonly name = 'HttpFailure';

  constructor(
    readonly kind: FailureKind,
    /** The call as 'METHOD /path/:param', without the values. */
    readonly call: string,
    url: string,
    /** The HTTP status; 0 if there was no answer. */
    readonly status: number,
    statusText: string,
    /** The answer's body as text; '' if there is none. */
    readonly body: string,
  ) {
    const outcome = status === 0 ? '0 Unknown Error' : `${String(status)} ${statusText}`.trim();
    super(`Http failure response for ${withoutQuery(url)}: ${outcome}`);
  }
}

const withoutQuery = (url: string) => url.replace(/[?#].*$/, '');

/** Answers of a gateway instead of the server: a timeout, a broken connection, or Cloudflare's 520 to 527. */
const isOfGateway = (status: number) =>
  [408, 502, 504].includes(status) || (status >= 520 && status <= 527);

/** Whether there was no answer, or an inconclusive one, so the call may have been carried out. */
export const isLost = ({ kind, status }: HttpFailure): boolean =>
  status === 0 || kind === 'unreadable' || isOfGateway(status);

/** Whether the server requires a login, because there is no session or it has ended. */
export const asksForLogin = (error: unknown): boolean =>
  error instanceof HttpFailure && (error.status === 401 || error.status === 403);
