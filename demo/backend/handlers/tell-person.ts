import type { Person } from '../people';
import { flag } from '../query-parameters';
import { Refusal } from '../refusal';
import type { Tell } from './access';

/** Who somebody is, without what only they themselves need to know. */
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

export const dependents: Tell<unknown[]> = ({ people }, person) =>
  people.dependentsOf(person).map(summary);

export const emergencyContacts: Tell<unknown[]> = ({ records }, { entityNumber }) =>
  records.list('emergencyContact', entityNumber);

export const addresses: Tell<unknown[]> = ({ records }, { entityNumber }) =>
  records.list('address', entityNumber);

const contact = ({ idNumber, cellphone, emails, memberSince }: Person) => ({
  idNumber,
  cellphone,
  emails,
  memberSince,
});

/** @spec §3 Member details, with the parts that the flags ask for. */
export const details: Tell<{ emails: readonly string[] }> = (portal, person, query) => ({
  ...summary(person),
  ...contact(person),
  ...(flag(query, 'dependents') && { dependents: dependents(portal, person, query) }),
  ...(flag(query, 'emergencyContacts') && {
    emergencyContacts: emergencyContacts(portal, person, query),
  }),
  ...(flag(query, 'addresses') && { addresses: addresses(portal, person, query) }),
});

/** @spec §7 the further client's details: addresses alone may be asked besides. */
export const basicDetails: Tell<unknown> = (portal, person, query) => ({
  ...summary(person),
  ...contact(person),
  ...(flag(query, 'addresses') && { addresses: addresses(portal, person, query) }),
});

/** Everybody on a person's membership who may be a patient. */
export const patientList: Tell<unknown> = ({ people }, person) => ({
  membershipNumber: person.membershipNumber,
  patients: [person, ...people.dependentsOf(person)].map(summary),
});

export const plan: Tell<unknown> = ({ records }, { planCode }) => {
  const [found] = records.list('plan', planCode);
  if (!found) throw new Refusal(404, `There is no plan ${planCode}.`);
  return found;
};

export const scheme: Tell<unknown> = ({ records }, { planCode }) => {
  const [schemeCode] = records.list('plan', planCode).map((found) => found.schemeCode);
  const [found] = schemeCode === undefined ? [] : records.list('scheme', schemeCode);
  if (!found) throw new Refusal(404, `The plan ${planCode} is of no scheme.`);
  return found;
};
