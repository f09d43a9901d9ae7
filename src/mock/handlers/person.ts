import type { Person, Records } from '../people';
import { flag } from '../query-parameters';
import { existing } from '../refusal';
import type { PersonReply } from './access';

/** The details that others may see too. */
export const summary = (person: Person) => ({
  entityNumber: person.entityNumber,
  membershipNumber: person.membershipNumber,
  dependantCode: person.dependantCode,
  relationship: person.relationship,
  title: person.title,
  firstName: person.firstName,
  lastName: person.lastName,
  dateOfBirth: person.dateOfBirth,
});

export const dependents: PersonReply<unknown[]> = async (person, { store }) =>
  (await store.people.dependentsOf(person)).map(summary);

/** A person's documents of a kind, as they are. */
export const recordsOf =
  <Kind extends keyof Records>(kind: Kind): PersonReply<readonly Records[Kind][]> =>
  ({ entityNumber }, { store }) =>
    store.records.list(kind, entityNumber);

/** @spec §7 the further client's details; a flag adds addresses. */
export const basicDetails: PersonReply<{ emails: readonly string[] }> = async (person, call) => ({
  ...summary(person),
  idNumber: person.idNumber,
  cellphone: person.cellphone,
  emails: person.emails,
  memberSince: person.memberSince,
  ...(flag(call.query, 'addresses') && { addresses: await recordsOf('address')(person, call) }),
});

/** @spec §3 Member details, with the parts that the flags request. */
export const details: PersonReply<{ emails: readonly string[] }> = async (person, call) => ({
  ...(await basicDetails(person, call)),
  ...(flag(call.query, 'dependents') && { dependents: await dependents(person, call) }),
  ...(flag(call.query, 'emergencyContacts') && {
    emergencyContacts: await recordsOf('emergencyContact')(person, call),
  }),
});

/** Everyone on a person's membership who may be a patient. */
export const patientList: PersonReply<unknown> = async (person, call) => ({
  membershipNumber: person.membershipNumber,
  patients: [summary(person), ...(await dependents(person, call))],
});

export const plan: PersonReply<Records['plan']> = async ({ planCode = '' }, { store }) => {
  const [found] = await store.records.list('plan', planCode);
  return existing(`plan ${planCode}`, found);
};

export const scheme: PersonReply<Records['scheme']> = async (person, call) => {
  const { schemeCode } = await plan(person, call);
  const [found] = await call.store.records.list('scheme', schemeCode);
  return existing(`scheme ${schemeCode}`, found);
};
