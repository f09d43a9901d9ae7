import { antiForgeryHeaders, isMutation } from '../api/anti-forgery';
import type { CallInput, CallKey, ServiceName } from '../api/contract';
import { fillPath, toFormData, type Fields } from '../api/endpoint';
import { callUrl } from '../api/services';
import { TIMEOUTS } from '../api/timeouts';
import { TOKEN_COOKIE } from '../domain/wire-names';
import type { Settings } from '../settings/settings';
import type { Call } from './calls';
import { createCookieJar } from './cookie-jar';
import { noAnswer } from './no-answer';

/** A complete answer to a call. */
export interface Answer {
  readonly call: Pick<Call, 'key' | 'member' | 'shape'>;
  readonly url: URL;
  /** The origin of the page that made the call. */
  readonly page: string;
  readonly status: number;
  readonly statusText: string;
  readonly headers: Headers;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly milliseconds: number;
}

/** How a request differs from the element's own. */
export interface Otherwise {
  /** The anti-forgery token; null for none. Default: that of the cookie. */
  readonly token?: string | null;
  /** A cookie for this request alone. */
  readonly extraCookie?: string;
}

type AnyInput = Readonly<{
  params?: Record<string, string>;
  query?: Fields;
  json?: unknown;
  form?: Fields;
}>;

interface Connection {
  readonly send: (url: string, init: RequestInit) => Promise<Response>;
  readonly signal: AbortSignal;
  readonly seconds: number;
}

const MARK = 'medical-aid-inquiries check-backend';

/** The text of an answer as the element reads it: in UTF-8, whatever is declared. */
export const textOf = ({ bytes }: Answer): string => new TextDecoder().decode(bytes);

/** A visitor of the portal with cookies of its own, who makes the element's calls. */
export function createPortal(settings: Settings, { send, signal, seconds }: Connection) {
  const jar = createCookieJar();
  const page = new URL(settings.siteRoot).origin;

  async function ask(
    call: Answer['call'],
    url: URL,
    { method, headers, ...init }: RequestInit & { readonly method: string },
    limit = seconds,
  ): Promise<Answer> {
    const started = performance.now();
    const deadline = new AbortController();
    // Not the timer of `AbortSignal.timeout`: Node ends while it runs.
    const timer = setTimeout(() => {
      deadline.abort(new DOMException('No answer in time', 'TimeoutError'));
    }, limit * 1000);
    try {
      const response = await send(url.href, {
        method,
        redirect: 'manual',
        headers: {
          accept: '*/*',
          'user-agent': MARK,
          ...((isMutation(method) || url.origin !== page) && { origin: page }),
          cookie: jar.textFor(url),
          ...(headers as Record<string, string>),
        },
        signal: AbortSignal.any([signal, deadline.signal]),
        ...init,
      });
      jar.keep(url, response.headers.getSetCookie());
      const bytes = new Uint8Array(await response.arrayBuffer());
      const { status, statusText, headers: received } = response;
      const milliseconds = performance.now() - started;
      return { call, url, page, status, statusText, headers: received, bytes, milliseconds };
    } catch (error) {
      signal.throwIfAborted();
      throw noAnswer(error, url, limit);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    jar,
    page,
    ask,
    /** Makes a call of the contract, in the element's own bytes. */
    call<S extends ServiceName, K extends CallKey<S>>(
      call: Call<S, K>,
      input: CallInput<S, K> & object,
      otherwise: Otherwise = {},
    ): Promise<Answer> {
      const { params, query, json, form }: AnyInput = input;
      const method = call.key.split(' ', 1)[0] ?? 'GET';
      const url = new URL(callUrl(settings, call.service, fillPath(call.key, params), query));
      const { token = jar.named(TOKEN_COOKIE)?.value ?? null, extraCookie } = otherwise;
      const cookies = token === null ? '' : `${TOKEN_COOKIE}=${token}`;
      const own = [jar.textFor(url), extraCookie].filter(Boolean).join('; ');
      const headers = {
        ...antiForgeryHeaders(method, url, settings.trustedOrigins, cookies),
        ...(json !== undefined && { 'content-type': 'application/json' }),
        cookie: own,
      };
      const body = form ? toFormData(form) : json === undefined ? null : JSON.stringify(json);
      // Uploads have no fixed timeout in the element; none of these is large.
      const limit = form ? TIMEOUTS.mutation / 1000 : seconds;
      return ask(call, url, { method, headers, body }, limit);
    },
  };
}

export type Portal = ReturnType<typeof createPortal>;
