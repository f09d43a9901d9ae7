import type { ContactDetails, People, Person as AnyPerson } from '../../../src/mock/people';
import type { Person } from './kinds';
import type { RecordTable } from './records';

const MAIN_MEMBER = '00';

export const fullName = ({ firstName, lastName }: AnyPerson): string => `${firstName} ${lastName}`;

/** Everyone on the scheme. */
export const openPeople = (records: RecordTable) =>
  ({
    all: () => records.list('person'),
    find: (entityNumber: string): Person | undefined => records.find('person', entityNumber),
    dependentsOf: ({ dependantCode, membershipNumber }: AnyPerson) =>
      dependantCode === MAIN_MEMBER
        ? records
            .list('person', membershipNumber)
            .filter((person) => person.dependantCode !== MAIN_MEMBER)
        : [],
    saveContact(entityNumber: string, contact: ContactDetails) {
      const person = records.find('person', entityNumber);
      if (person) records.put('person', entityNumber, { ...person, ...contact });
    },
  }) satisfies People;
