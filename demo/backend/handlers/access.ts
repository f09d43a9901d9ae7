import type { Call } from '../handler';
import { isMainMember, type Person } from '../people';
import type { Portal } from '../portal';
import { Refusal } from '../refusal';

/**
 * Whether somebody may see a person's data: their own, a main member their dependants', and an
 * employer's administrator those of the group (@spec §6).
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
 * The person of an entity number.
 *
 * @throws Refusal 404 for nobody's number, 403 for somebody whom the member may not see.
 */
export function visiblePerson(call: Call<unknown>, entityNumber: string): Person {
  const person = call.portal.people.find(entityNumber);
  if (!person) throw new Refusal(404, `There is no entity ${entityNumber}.`);
  if (!maySee(call.portal, call.member(), person)) {
    throw new Refusal(403, `The entity ${entityNumber} is not yours to see.`);
  }
  return person;
}

/** What is told of a person. */
export type Tell<T> = (portal: Portal, person: Person, query: URLSearchParams) => T;

/** Tells it of the member themselves. */
export const ofMember =
  <T>(tell: Tell<T>) =>
  (call: Call<unknown>): T =>
    tell(call.portal, call.member(), call.query);

/** Tells it of the person whom the call names, where the member may see them. */
export const ofEntity =
  <T>(tell: Tell<T>) =>
  (call: Call<{ readonly entityNumber: string }>): T =>
    tell(call.portal, visiblePerson(call, call.params.entityNumber), call.query);
