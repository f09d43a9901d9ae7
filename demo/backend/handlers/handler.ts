import type { CallInput, CallKey, CallReply, ServiceName } from '../../../src/api/contract';
import type { FormRules, ReceivedForm } from '../http/receive-form';
import type { Portal } from '../portal';
import type { Person } from '../storage/people';

/** One call: its parameters, the portal's data, and readers for the request's body. */
export interface Call<Params = Readonly<Record<string, string>>> {
  readonly params: Params;
  readonly query: URLSearchParams;
  readonly portal: Portal;
  /** In milliseconds since 1970, on the page's day. */
  readonly now: number;
  /**
   * The member of the session.
   * @throws Refusal 401.
   */
  readonly member: () => Person;
  /**
   * Reads the multipart body; files that the handler does not store are removed after the call.
   * @throws Refusal 400, 413 or 415.
   */
  readonly form: (rules: FormRules) => Promise<ReceivedForm>;
  /**
   * Reads the JSON body.
   * @throws Refusal 400, 413 or 415.
   */
  readonly json: () => Promise<unknown>;
  readonly cookie: (name: string) => string | undefined;
  /** Starts a session and sets a new anti-forgery token. */
  readonly signIn: (entityNumber: string) => void;
}

/** A text or a blob may be answered directly from a file. The file's extension sets the media type. */
export class FileAnswer {
  readonly path: string;
  /** File name for the browser to save under; undefined uses the address's. */
  readonly name: string | undefined;

  constructor(path: string, name?: string) {
    this.path = path;
    this.name = name;
  }
}

/** What a handler returns for a reply of the contract. */
export type Answer<Reply> = Reply | (Reply extends string | Blob ? FileAnswer : never);

type ParamsOf<Input> = Input extends { params: infer Params } ? Params : Record<never, string>;

/** Carries out one call of the contract. */
export type Handler<S extends ServiceName, K extends CallKey<S>> = (
  call: Call<ParamsOf<CallInput<S, K>>>,
) => Answer<CallReply<S, K>> | Promise<Answer<CallReply<S, K>>>;

/** Every call of every service: one without a handler does not compile (@spec §7). */
export type Handlers = {
  readonly [S in ServiceName]: { readonly [K in CallKey<S>]: Handler<S, K> };
};
