import { antiForgeryHeaders, isMutation } from '../api/anti-forgery';
import type { CallInput, CallKey, ServiceName } from '../api/contract';
import { fillPath, toFormData, type Fields } from '../api/endpoint';
import { callUrl } from '../api/services';
import { TIMEOUTS } from '../api/timeouts';
import { TOKEN_COOKIE } from '../domain/wire-names';
import type { Settings } from '../settings/settings';
import type { CheckedCall } from './calls';
import { createCookieJar } from './cookie-jar';
import { noAnswer } from './no-answer';

/** A complete answer to a call. */
export interface Answer {
  readonly call: Pick<CheckedCall, 'key' | 'member' | 'shape'>;
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

interface Ask {
  readonly method: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: FormData | string | null;
}

interface Connection {
  readonly send: (url: string, init: RequestInit) => Promise<Response>;
  readonly signal: AbortSignal;
  readonly seconds: number;
}

const MARK = 'medical-aid-inquiries check-backend';

/** How much longer than a read what is sent may take, as in the element. */
const PATIENCE = TIMEOUTS.mutation / TIMEOUTS.read;

/** The text of an answer as the element reads it, unless it is content: in UTF-8, whatever is declared. */
export const textOf = ({ bytes }: Answer): string => new TextDecoder().decode(bytes);

/** A visitor of the portal with cookies of its own, who makes the element's calls. */
export function createPortal(settings: Settings, { send, signal, seconds }: Connection) {
  const jar = createCookieJar();
  const page = new URL(settings.siteRoot).origin;

  /** The anti-forgery header, as a page would send it. */
  function tokenFor(method: string, url: URL, token = jar.named(TOKEN_COOKIE)?.value ?? null) {
    const cookies = token === null ? '' : `${TOKEN_COOKIE}=${token}`;
    return antiForgeryHeaders(method, url, settings.trustedOrigins, cookies);
  }

  /** Sends a request as the page would; rejects with a `NoAnswer` if no answer arrives. */
  async function ask(
    call: Answer['call'],
    url: URL,
    { method, headers, body = null }: Ask,
    { token, extraCookie }: Otherwise = {},
  ): Promise<Answer> {
    const started = performance.now();
    const limit = isMutation(method) ? seconds * PATIENCE : seconds;
    const deadline = new AbortController();
    // Not the timer of `AbortSignal.timeout`: Node ends while it runs.
    const timer = setTimeout(() => {
      deadline.abort(new DOMException('No answer in time', 'TimeoutError'));
    }, limit * 1000);
    try {
      const response = await send(url.href, {
        method,
        redirect: 'manual',
        body,
        headers: {
          accept: '*/*',
          'user-agent': MARK,
          cookie: [jar.textFor(url), extraCookie].filter(Boolean).join('; '),
          ...((isMutation(method) || url.origin !== page) && { origin: page }),
          ...tokenFor(method, url, token),
          ...headers,
        },
        signal: AbortSignal.any([signal, deadline.signal]),
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
      call: CheckedCall<S, K>,
      input: CallInput<S, K> & object,
      otherwise?: Otherwise,
    ): Promise<Answer> {
      const { params, query, json, form }: AnyInput = input;
      const url = new URL(callUrl(settings, call.service, fillPath(call.key, params), query));
      const isJson = json !== undefined;
      const headers = isJson ? { 'content-type': 'application/json' } : {};
      const body = form ? toFormData(form) : isJson ? JSON.stringify(json) : null;
      return ask(
        call,
        url,
        { method: call.key.split(' ', 1)[0] ?? 'GET', headers, body },
        otherwise,
      );
    },
  };
}

export type Portal = ReturnType<typeof createPortal>;
