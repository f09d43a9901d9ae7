import { isEmailAddress } from '../../domain/email-address';
import type { MockPerson } from '../data';
import { personOf, type Call, type Handler } from '../handler';
import { flag, optionalParameter, parameter, repeatedParameter } from '../query-parameters';
import { readRecord } from '../read-body';
import { Refusal } from '../refusal';

/** A reply about one person. */
type PersonReply<T> = (person: MockPerson, call: Call<unknown>) => T;

/** Replies about the member who is logged in. */
export const ofMember =
  <T>(reply: PersonReply<T>) =>
  (call: Call<unknown>): T =>
    reply(call.data.people[0], call);

/** Replies about the person whose entity number is in the path, under any name. */
export const ofEntity =
  <T>(reply: PersonReply<T>) =>
  (call: Call<{ readonly entityNumber: string }>): T =>
    reply(personOf(call, call.params.entityNumber), call);

/** The details that others may see too. */
export const summary = (person: MockPerson) => ({
  entityNumber: person.entityNumber,
  membershipNumber: person.membershipNumber,
  dependantCode: person.dependantCode,
  relationship: person.relationship,
  title: person.title,
  firstName: person.firstName,
  lastName: person.lastName,
  dateOfBirth: person.dateOfBirth,
});

/** The dependants of the main member; a dependant has none. */
const dependentsOf = (person: MockPerson, { data }: Call<unknown>) =>
  person === data.people[0] ? data.people.slice(1).map(summary) : [];

export const dependents: PersonReply<unknown[]> = dependentsOf;
export const emergencyContacts: PersonReply<unknown> = (person) => person.emergencyContacts;

/** @spec §7 the further client's details; a flag adds addresses. */
export const basicDetails = (person: MockPerson, { query }: Call<unknown>) => ({
  ...summary(person),
  emails: person.emails,
  cellphone: person.cellphone,
  ...(flag(query, 'addresses') && { addresses: person.addresses }),
});

/** @spec §3 Member details, with the parts that the flags request. */
export const details = (person: MockPerson, call: Call<unknown>) => ({
  ...basicDetails(person, call),
  ...(flag(call.query, 'dependents') && { dependents: dependentsOf(person, call) }),
  ...(flag(call.query, 'emergencyContacts') && { emergencyContacts: person.emergencyContacts }),
});

export const patientList: PersonReply<unknown> = (person, call) => ({
  membershipNumber: person.membershipNumber,
  patients: [summary(person), ...dependentsOf(person, call)],
});

/** One of the membership texts. */
export const membershipText =
  (title: string): PersonReply<string> =>
  ({ firstName, lastName, membershipNumber }) =>
    `${title}\n${firstName} ${lastName}, membership number ${membershipNumber}\n`;

/** @spec §7 the further client's POST: the member's own email addresses and cellphone. */
export const saveMember: Handler<'memberDetails', 'POST /member-details/'> = async (call) => {
  const [member] = call.data.people;
  const {
    emails = member.emails,
    cellphone = member.cellphone,
    ...others
  } = await readRecord(call.request);
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw new Refusal(400, `'${unknown}' cannot be changed here.`);
  const isAddress = (item: unknown): item is string =>
    typeof item === 'string' && isEmailAddress(item);
  if (!Array.isArray(emails) || !emails.every(isAddress)) {
    throw new Refusal(400, "'emails' is not a list of email addresses.");
  }
  if (typeof cellphone !== 'string') throw new Refusal(400, "'cellphone' must be text.");
  Object.assign(member, { emails, cellphone });
  return basicDetails(member, call);
};

const CRITERIA = ['entityNumber', 'membershipNumber', 'firstName', 'lastName'] as const;

const comparable = (text: string) => text.replaceAll(' ', '').toLowerCase();

/** @spec §7 member search: the people who match every criterion. */
export const searchMembers: Handler<'memberDetails', 'POST /member-search'> = async (call) => {
  const given = Object.entries(await readRecord(call.request));
  if (given.length === 0) throw new Refusal(400, `Use at least one of ${CRITERIA.join(', ')}.`);
  const criteria = given.map(([name, value]) => {
    const criterion = CRITERIA.find((known) => known === name);
    if (!criterion) throw new Refusal(400, `'${name}' is not a search criterion.`);
    if (typeof value !== 'string') throw new Refusal(400, `'${name}' must be text.`);
    return [criterion, comparable(value)] as const;
  });
  const found = call.data.people.filter((person) =>
    criteria.every(([name, value]) => comparable(person[name]) === value),
  );
  return { members: found.map(summary) };
};

/** @spec §7 the dependants whom a policy covers. */
export const showPolicyDependents: Handler<
  'memberDetails',
  'GET /v2/member-details/policies/:policyId/dependents'
> = ({ data, params, query }) => {
  const identifier = parameter(query, 'policyIdentifier');
  const policy = data.policies.find(({ policyId }) => policyId === params.policyId);
  if (policy?.policyIdentifier !== identifier) {
    throw new Refusal(404, `There is no policy ${params.policyId}.`);
  }
  const covered = data.people.filter((each) => policy.dependents.includes(each.entityNumber));
  return { ...policy, dependents: covered.map(summary) };
};

/** @spec §6 whether each requested permission is granted. */
export const showPermissions = ({ data, query }: Call<unknown>) => ({
  permissions: repeatedParameter(query, 'permissions').map((permission) => ({
    permission,
    granted: data.permissions.includes(permission),
  })),
});

/** @spec §7 the waiting periods that apply on a date, today by default. */
export const waitingPeriods: PersonReply<unknown> = (person, { query }) => {
  const asAtDate = optionalParameter(query, 'asAtDate') ?? new Date().toISOString().slice(0, 10);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(asAtDate) || Number.isNaN(Date.parse(asAtDate))) {
    throw new Refusal(400, `'${asAtDate}' is not a date: use yyyy-MM-dd.`);
  }
  return {
    entityNumber: person.entityNumber,
    asAtDate,
    waitingPeriods: person.waitingPeriods.filter(
      ({ startDate, endDate }) => startDate <= asAtDate && asAtDate <= endDate,
    ),
  };
};
