import { Refusal } from '../../../../src/mock/refusal';
import type { Portal } from '../../portal';
import { isMainMember, type Person } from '../../storage/people';
import type { Call } from '../handler';

/**
 * Members see their own data, a main member their dependants', and an employer's administrator those
 * of the group (@spec §6).
 */
export function maySee({ records }: Portal, reader: Person, person: Person): boolean {
  return (
    person.entityNumber === reader.entityNumber ||
    (person.membershipNumber === reader.membershipNumber && isMainMember(reader)) ||
    records
      .list('groupAccess', reader.entityNumber)
      .some(({ entityNumber }) => entityNumber === person.entityNumber)
  );
}

/**
 * Finds a person by entity number.
 *
 * @throws Refusal 404 if there is none, 403 if the member may not see them.
 */
export function visiblePerson(call: Call<unknown>, entityNumber: string): Person {
  const person = call.portal.people.find(entityNumber);
  if (!person) throw new Refusal(404, `There is no entity ${entityNumber}.`);
  if (!maySee(call.portal, call.member(), person)) {
    throw new Refusal(403, `The entity ${entityNumber} is not yours to see.`);
  }
  return person;
}

/** A reply about one person. */
export type PersonReply<T> = (portal: Portal, person: Person, query: URLSearchParams) => T;

/** Replies about the member of the session. */
export const ofMember =
  <T>(reply: PersonReply<T>) =>
  (call: Call<unknown>): T =>
    reply(call.portal, call.member(), call.query);

/** Replies about the person in the path, if the member may see them. */
export const ofEntity =
  <T>(reply: PersonReply<T>) =>
  (call: Call<{ readonly entityNumber: string }>): T =>
    reply(call.portal, visiblePerson(call, call.params.entityNumber), call.query);
