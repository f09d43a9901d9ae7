import { Refusal } from '../../../../src/mock/refusal';
import type { Person } from '../../storage/people';
import type { Handler } from '../handler';
import { maySee } from './access';
import { summary } from './person';

const CRITERIA = ['entityNumber', 'membershipNumber', 'idNumber', 'firstName', 'lastName'] as const;
type Criterion = (typeof CRITERIA)[number];

function readCriteria(body: unknown): (readonly [Criterion, string])[] {
  const given = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  if (given.length === 0) throw new Refusal(400, `Use at least one of ${CRITERIA.join(', ')}.`);
  return given.map(([name, value]) => {
    const criterion = CRITERIA.find((known) => known === name);
    if (!criterion) throw new Refusal(400, `'${name}' is not a search criterion.`);
    if (typeof value !== 'string') throw new Refusal(400, `'${name}' must be text.`);
    return [criterion, value] as const;
  });
}

const comparable = (text: string) => text.replaceAll(' ', '').toLowerCase();

/** @spec §7 member search: the people whom the member may see and who match every criterion. */
export const searchMembers: Handler<'memberDetails', 'POST /member-search'> = async (call) => {
  const member = call.member();
  const criteria = readCriteria(await call.json());
  const fits = (person: Person) =>
    criteria.every(([name, value]) => comparable(person[name]) === comparable(value));
  const found = call.portal.people
    .all()
    .filter((person) => fits(person) && maySee(call.portal, member, person));
  return { members: found.map(summary) };
};
