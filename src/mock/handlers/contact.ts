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

const isCriterion = (given: readonly [string, unknown]): given is [Criterion, string] =>
  CRITERIA.some((name) => name === given[0]) && typeof given[1] === 'string';

const comparable = (text = '') => text.replace(/ /g, '').toLowerCase();

/** @spec §7 member search: the people whom the member may see and who match every criterion. */
export const searchMembers: Handler<'memberDetails', 'POST /member-search'> = async (call) => {
  const member = await call.member();
  const criteria = Object.entries(Object(await call.json()) as Readonly<Record<string, unknown>>);
  if (criteria.length === 0 || !criteria.every(isCriterion)) {
    throw new Refusal(400, `Name at least one of ${CRITERIA.join(', ')}, as text.`);
  }
  const fits = (person: Person) =>
    criteria.every(([name, value]) => comparable(person[name]) === comparable(value));
  const found = (await call.store.people.all()).filter(fits);
  const isVisible = await Promise.all(found.map((person) => maySee(call, member, person)));
  return { members: found.filter((_, index) => isVisible[index]).map(summary) };
};
