import type { CallInput, CallKey, CallReply, ServiceName } from '../api/contract';
import type { Form, FormRules } from './form-rules';
import type { Awaitable, Person } from './people';
import type { Store, StreamedFile } from './store';

/** One call: its parameters, the store, and readers for the request's body. */
export interface Call<Params = Readonly<Record<string, string>>> {
  readonly params: Params;
  readonly query: URLSearchParams;
  readonly store: Store;
  /** In milliseconds since 1970. */
  readonly now: number;
  /**
   * The member of the session.
   * @throws Refusal 401
   */
  readonly member: () => Awaitable<Person>;
  /**
   * Reads the multipart body. Files that the handler does not store are gone after the call.
   * @throws Refusal 400, 413 or 415
   */
  readonly form: (rules: FormRules) => Promise<Form>;
  /**
   * Reads the JSON body.
   * @throws Refusal 400, 413 or 415
   */
  readonly json: () => Promise<unknown>;
  /** Whether the portal's cookie of a login is set, where that can be seen. */
  readonly hasPortalCookie: () => boolean;
  readonly signIn: (entityNumber: string) => void;
}

/** A handler's answer for a reply of the contract. A text may be a file. */
type Answer<Reply> = Reply | (Reply extends string | Blob ? StreamedFile : never);

type ParamsOf<Input> = Input extends { params: infer Params } ? Params : Record<never, string>;

/** Answers one call of the contract. */
export type Handler<S extends ServiceName, K extends CallKey<S>> = (
  call: Call<ParamsOf<CallInput<S, K>>>,
) => Awaitable<Answer<CallReply<S, K>>>;

/** Every call of every service: one without a handler does not compile (@spec §7). */
export type Handlers = {
  readonly [S in ServiceName]: { readonly [K in CallKey<S>]: Handler<S, K> };
};
