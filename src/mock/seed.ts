import { memberWebsite } from '../origins/default';
import type { MockData } from './data';
import { DAY } from './scheme-clock';
import SAMPLES from './seed.json';

/** What a sample says only where it is otherwise. */
const PERSON = {
  membershipNumber: '804 221 967',
  lastName: 'Mokoena',
  emails: [],
  cellphone: '',
  addresses: [
    {
      type: 'RESIDENTIAL',
      line: '18 Jacaranda Street',
      city: 'Bloemfontein',
      postalCode: '9301',
    },
  ],
  emergencyContacts: [],
  roles: ['DEPENDANT', 'PATIENT'],
  doctors: [],
  waitingPeriods: [],
};
const QUERY = {
  origin: memberWebsite.wireCode,
  email: SAMPLES.people[0]?.emails?.[0],
  status: 'OPEN',
};

const pdf = (name: string) =>
  new File(['%PDF-1.4\n% A sample of the mock.\n%%EOF\n'], name, { type: 'application/pdf' });

/** Queries or documents with their files, logged before now. */
const sent = <Item extends { readonly daysAgo: number; readonly files: readonly string[] }>(
  items: readonly Item[],
) =>
  items.map(({ daysAgo, files, ...item }) => ({
    ...item,
    dateLogged: new Date(Date.now() - daysAgo * DAY).toISOString(),
    files: files.map(pdf),
  }));

/** The data of a new mock, with dates relative to now: an employed parent of a small family. All are invented. */
export function seed(): MockData {
  const { people, queries, submissions, ...others } = JSON.parse(
    JSON.stringify(SAMPLES),
  ) as typeof SAMPLES;
  return {
    ...others,
    signedIn: true,
    people: people.map((person) => ({ ...PERSON, ...person })) as unknown as MockData['people'],
    queries: sent(queries).map((query) => ({ ...QUERY, ...query })) as MockData['queries'],
    submissions: sent(submissions),
    content: {},
  };
}
