/**
 * A request for ky. The build substitutes this class (`tooling/own-built-ins`), because MooTools replaces the page's
 * `Request`.
 */
export class CallRequest {
  readonly url: string;
  readonly init: RequestInit;

  constructor(input: URL | string | CallRequest, init: RequestInit = {}) {
    const isCopy = input instanceof CallRequest;
    this.url = isCopy ? input.url : String(input);
    this.init = isCopy ? { ...input.init, ...init } : init;
  }

  get method(): string {
    return this.init.method ?? 'GET';
  }

  /** ky adds to them before it sends the request. */
  get headers(): Headers {
    return (this.init.headers ??= new Headers()) as Headers;
  }

  get signal(): AbortSignal {
    return (this.init.signal ??= new AbortController().signal);
  }
}

type Send = (request: CallRequest) => Promise<Response>;

/** A function that sends such requests, as ky's option `fetch`. */
export const fetchOption = (send: Send) => send as unknown as typeof fetch;

export const fetchRequest: Send = ({ url, init }) => fetch(url, init);
