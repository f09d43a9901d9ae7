import type { People, Person as StoredPerson } from '../../../src/mock/people';
import type { DemoDatabase } from './database';

/** A member of the scheme or a dependant, with their membership. */
export type Person = Required<StoredPerson>;

/** Everyone on the scheme. */
export interface PersonStore extends People {
  /** The member who is signed in by visiting a page without a session. */
  first(): Person;
  all(): Person[];
  find(entityNumber: string): Person | undefined;
  dependentsOf(person: StoredPerson): Person[];
}

type PersonRow = Omit<Person, 'emails'> & { readonly emails: string };

const SELECT = `
  SELECT entity_number AS entityNumber, membership_number AS membershipNumber,
    dependant_code AS dependantCode, relationship, title, first_name AS firstName,
    last_name AS lastName, birth_date AS dateOfBirth, id_number AS idNumber, cellphone, emails,
    plan_code AS planCode, joined AS memberSince
  FROM people JOIN memberships ON number = membership_number`;

const MAIN_MEMBER = '00';

export const fullName = ({ firstName, lastName }: StoredPerson): string =>
  `${firstName} ${lastName}`;

/** The people of an open database, which has at least one. */
export function openPersonStore(database: DemoDatabase): PersonStore {
  const select = (rest: string, ...values: string[]) =>
    (database.prepare(`${SELECT} ${rest}`).all(...values) as PersonRow[]).map((row) => ({
      ...row,
      emails: JSON.parse(row.emails) as string[],
    }));
  return {
    first() {
      const [person] = select('ORDER BY entity_number LIMIT 1');
      if (!person) throw new Error('The demo has no members.');
      return person;
    },
    all: () => select('ORDER BY entity_number'),
    find: (entityNumber) => select('WHERE entity_number = ?', entityNumber)[0],
    dependentsOf: (person) =>
      person.dependantCode === MAIN_MEMBER
        ? select(
            'WHERE membership_number = ? AND dependant_code <> ? ORDER BY dependant_code',
            person.membershipNumber,
            MAIN_MEMBER,
          )
        : [],
    saveContact: (entityNumber, { emails, cellphone }) =>
      void database
        .prepare('UPDATE people SET emails = ?, cellphone = ? WHERE entity_number = ?')
        .run(JSON.stringify(emails), cellphone, entityNumber),
  };
}
