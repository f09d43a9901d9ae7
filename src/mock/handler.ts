import type { CallInput, CallKey, CallReply, ServiceName } from '../api/contract';
import type { MockData, MockPerson } from './data';
import { Refusal } from './refusal';

/** One call: its parameters, its request and the mock's data. */
export interface Call<Params = Readonly<Record<string, string>>> {
  readonly params: Params;
  readonly query: URLSearchParams;
  readonly request: Request;
  readonly data: MockData;
}

/** What a handler returns for a reply of the contract. A text may be a file. */
type Answer<Reply> = Reply | (Reply extends string ? Blob : never);

type ParamsOf<Input> = Input extends { params: infer Params } ? Params : Record<never, string>;

/** Answers one call of the contract. */
export type Handler<S extends ServiceName, K extends CallKey<S>> = (
  call: Call<ParamsOf<CallInput<S, K>>>,
) => Answer<CallReply<S, K>> | Promise<Answer<CallReply<S, K>>>;

/** Every call of every service: one without a handler does not compile (@spec §7). */
export type Handlers = {
  readonly [S in ServiceName]: { readonly [K in CallKey<S>]: Handler<S, K> };
};

/**
 * The person of an entity number.
 * @throws Refusal 404
 */
export function personOf({ data }: Call<unknown>, entityNumber: string): MockPerson {
  const found = data.people.find((person) => person.entityNumber === entityNumber);
  if (!found) throw new Refusal(404, `There is no entity ${entityNumber}.`);
  return found;
}
