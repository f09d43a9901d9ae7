import { isEmailAddress } from '../../domain/email-address';
import type { Handler } from '../handler';
import type { Person } from '../people';
import { Refusal } from '../refusal';
import { maySee } from './access';
import { basicDetails, summary } from './person';

const isCellphone = (value: unknown): value is string =>
  typeof value === 'string' && /^\+?[\d ]{10,16}$/.test(value);

const isEmailList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string' && isEmailAddress(item));

/** @spec §7 the further client's POST: the member's own email addresses and cellphone. */
export const saveMember: Handler<'memberDetails', 'POST /member-details/'> = async (call) => {
  const member = await call.member();
  const body = await call.json();
  const { emails, cellphone, ...others }: Readonly<Record<string, unknown>> = {
    emails: member.emails,
    cellphone: member.cellphone,
    ...(body as object),
  };
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw new Refusal(400, `'${unknown}' cannot be changed here.`);
  if (!isEmailList(emails)) throw new Refusal(400, "'emails' is not a list of email addresses.");
  if (!isCellphone(cellphone)) throw new Refusal(400, "'cellphone' is not a telephone number.");
  await call.store.people.saveContact(member.entityNumber, { emails, cellphone });
  return basicDetails(await call.member(), call);
};

const CRITERIA = ['entityNumber', 'membershipNumber', 'idNumber', 'firstName', 'lastName'] as const;
type Criterion = (typeof CRITERIA)[number];

function readCriteria(body: unknown): (readonly [Criterion, string])[] {
  const given = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  if (given.length === 0) throw new Refusal(400, `Use at least one of ${CRITERIA.join(', ')}.`);
  return given.map(([name, value]) => {
    const criterion = CRITERIA.find((known) => known === name);
    if (!criterion) throw new Refusal(400, `'${name}' is not a search criterion.`);
    if (typeof value !== 'string') throw new Refusal(400, `'${name}' must be text.`);
    return [criterion, comparable(value)] as const;
  });
}

const comparable = (text = '') => text.replace(/ /g, '').toLowerCase();

/** @spec §7 member search: the people whom the member may see and who match every criterion. */
export const searchMembers: Handler<'memberDetails', 'POST /member-search'> = async (call) => {
  const member = await call.member();
  const criteria = readCriteria(await call.json());
  const fits = (person: Person) =>
    criteria.every(([name, value]) => comparable(person[name]) === value);
  const found = (await call.store.people.all()).filter(fits);
  const isVisible = await Promise.all(found.map((person) => maySee(call, member, person)));
  return { members: found.filter((_, index) => isVisible[index]).map(summary) };
};
