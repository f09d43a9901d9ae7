import type { Call } from '../handler';
import type { Awaitable, Person } from '../people';
import { existing, Refusal } from '../refusal';

/**
 * Members see their own data, a main member their dependants', and an employer's administrator those of the
 * group (@spec §6).
 */
export async function maySee({ store }: Call<unknown>, reader: Person, person: Person) {
  const isPerson = ({ entityNumber }: { readonly entityNumber: string }) =>
    entityNumber === person.entityNumber;
  return (
    isPerson(reader) ||
    (await store.people.dependentsOf(reader)).some(isPerson) ||
    (await store.records.list('groupAccess', reader.entityNumber)).some(isPerson)
  );
}

/**
 * Finds a person by entity number.
 * @throws Refusal 404 if there is none, 403 if the member may not see them
 */
export async function visiblePerson(call: Call<unknown>, entityNumber: string): Promise<Person> {
  const person = existing(`entity ${entityNumber}`, await call.store.people.find(entityNumber));
  if (!(await maySee(call, await call.member(), person))) {
    throw new Refusal(403, `The entity ${entityNumber} is not yours to see.`);
  }
  return person;
}

/** A reply about one person. */
export type PersonReply<T> = (person: Person, call: Call<unknown>) => Awaitable<T>;

/** Replies about the member of the session. */
export const ofMember =
  <T>(reply: PersonReply<T>) =>
  async (call: Call<unknown>): Promise<T> =>
    reply(await call.member(), call);

/** Replies about the person whose entity number is in the path under a name, if the member may see them. */
export const ofPerson =
  <Name extends string, T>(name: Name, reply: PersonReply<T>) =>
  async (call: Call<Readonly<Record<Name, string>>>): Promise<T> =>
    reply(await visiblePerson(call, call.params[name]), call);
