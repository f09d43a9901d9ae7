import { flag } from '../../../../src/mock/query-parameters';
import { Refusal } from '../../../../src/mock/refusal';
import type { Person } from '../../storage/people';
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
  dateOfBirth: person.birthDate,
});

export const dependents: PersonReply<unknown[]> = ({ people }, person) =>
  people.dependentsOf(person).map(summary);

export const emergencyContacts: PersonReply<unknown[]> = ({ records }, { entityNumber }) =>
  records.list('emergencyContact', entityNumber);

export const addresses: PersonReply<unknown[]> = ({ records }, { entityNumber }) =>
  records.list('address', entityNumber);

const contact = ({ idNumber, cellphone, emails, memberSince }: Person) => ({
  idNumber,
  cellphone,
  emails,
  memberSince,
});

/** @spec §3 Member details, with the parts that the flags request. */
export const details: PersonReply<{ emails: readonly string[] }> = (portal, person, query) => ({
  ...summary(person),
  ...contact(person),
  ...(flag(query, 'dependents') && { dependents: dependents(portal, person, query) }),
  ...(flag(query, 'emergencyContacts') && {
    emergencyContacts: emergencyContacts(portal, person, query),
  }),
  ...(flag(query, 'addresses') && { addresses: addresses(portal, person, query) }),
});

/** @spec §7 the further client's details; a flag adds addresses. */
export const basicDetails: PersonReply<unknown> = (portal, person, query) => ({
  ...summary(person),
  ...contact(person),
  ...(flag(query, 'addresses') && { addresses: addresses(portal, person, query) }),
});

/** Everyone on a person's membership who may be a patient. */
export const patientList: PersonReply<unknown> = ({ people }, person) => ({
  membershipNumber: person.membershipNumber,
  patients: [person, ...people.dependentsOf(person)].map(summary),
});

export const plan: PersonReply<unknown> = ({ records }, { planCode }) => {
  const [found] = records.list('plan', planCode);
  if (!found) throw new Refusal(404, `There is no plan ${planCode}.`);
  return found;
};

export const scheme: PersonReply<unknown> = ({ records }, { planCode }) => {
  const [schemeCode] = records.list('plan', planCode).map((found) => found.schemeCode);
  const [found] = schemeCode === undefined ? [] : records.list('scheme', schemeCode);
  if (!found) throw new Refusal(404, `The plan ${planCode} belongs to no scheme.`);
  return found;
};
