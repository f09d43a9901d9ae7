import { toBase64 } from './base64';
import type { MockData, MockPerson } from './data';
import type { Person, Records } from './people';
import { sampleFragment } from './sample-content';
import { WRONG_LOGIN, type SubmittedQuery, type Store } from './store';

/** The first reference number is the one after this. */
const LAST_BEFORE_FIRST = 4_218_300;

const ALL = 'all';

const personIn = ({ people }: MockData, entityNumber: string) =>
  people.find((person) => person.entityNumber === entityNumber);

function change(data: MockData, entityNumber: string, changed: Partial<MockPerson>) {
  Object.assign(personIn(data, entityNumber) ?? {}, changed);
}

type RecordsIn<Kind extends keyof Records> = (
  data: MockData,
  owner: string,
) => readonly Records[Kind][];

/** Every kind of record in the mock's data. */
const RECORDS: { readonly [Kind in keyof Records]: RecordsIn<Kind> } = {
  plan: ({ plan }) => [plan as Records['plan']],
  scheme: ({ scheme }) => [scheme as Records['scheme']],
  address: (data, owner) => personIn(data, owner)?.addresses ?? [],
  emergencyContact: (data, owner) => personIn(data, owner)?.emergencyContacts ?? [],
  waitingPeriod: (data, owner) => personIn(data, owner)?.waitingPeriods ?? [],
  doctorAllocation: (data, owner) => personIn(data, owner)?.doctors ?? [],
  role: (data, owner) => (personIn(data, owner)?.roles ?? []).map((role) => ({ role })),
  permission: ({ permissions }) =>
    permissions.map((permission) => ({ permission, entityNumbers: ALL, benefits: ALL })),
  groupAccess: ({ people }) =>
    people.map(({ entityNumber }) => ({
      entityNumber,
      groupNumber: 'G-20417',
      groupName: 'Sample group',
    })),
  policy: ({ people, policies }, owner) =>
    policies
      .filter(({ policyId }) => policyId === owner)
      .map((policy) => ({ ...policy, holder: people[0].entityNumber })),
};

const membershipText =
  (title: string) =>
  ({ firstName, lastName, membershipNumber }: Person) =>
    `${title}\n${firstName} ${lastName}, membership number ${membershipNumber}\n`;

const openPeople = (data: MockData): Store['people'] => ({
  all: () => data.people,
  find: (entityNumber) => personIn(data, entityNumber),
  dependentsOf: (person) => (person === data.people[0] ? data.people.slice(1) : []),
  saveContact: (entityNumber, contact) => change(data, entityNumber, contact),
});

const openPictures = (data: MockData): Store['pictures'] => ({
  // It keeps its size: there is nothing to draw with.
  find: (entityNumber) => personIn(data, entityNumber)?.picture,
  save(entityNumber, picture: File) {
    change(data, entityNumber, { picture });
    return {};
  },
  remove: (entityNumber) => change(data, entityNumber, { picture: undefined }),
});

function addQuery(
  data: MockData,
  query: SubmittedQuery,
  files: readonly File[],
  now: number,
): number {
  const numbers = data.queries.map(({ referenceNumber }) => referenceNumber);
  const referenceNumber = Math.max(LAST_BEFORE_FIRST, ...numbers) + 1;
  const dateLogged = new Date(now).toISOString();
  const status = 'OPEN';
  // An update begins as its original.
  const response = undefined;
  data.queries.unshift({ ...query, referenceNumber, dateLogged, status, files, response });
  return referenceNumber;
}

/** Queries or submissions: all are the member's. A file's id is its place in the list. */
const ownIn = <Item extends { readonly files: readonly File[] }>(
  { people }: MockData,
  items: readonly Item[],
) =>
  items.map((item) => ({
    ...item,
    entityNumber: people[0].entityNumber,
    files: item.files.map((file, index) => ({
      id: String(index + 1),
      name: file.name,
      open: () => file,
    })),
  }));

const isNumbered =
  (reference: number) =>
  ({ referenceNumber }: { readonly referenceNumber: number }) =>
    referenceNumber === reference;

const openQueries = (data: MockData): Store['queries'] => ({
  add: (_member, query, files: readonly File[], now) => addQuery(data, query, files, now),
  of: () =>
    ownIn(data, data.queries).sort(
      (one, other) => Date.parse(other.dateLogged) - Date.parse(one.dateLogged),
    ),
  find: (reference) => ownIn(data, data.queries).find(isNumbered(reference)),
  responseTo(reference) {
    const { response } = data.queries.find(isNumbered(reference)) ?? {};
    return response === undefined ? null : toBase64(new TextEncoder().encode(response));
  },
});

/** The store of a mock: all that it answers is in its data, and what is sent is added there. */
export const openMemoryStore = (data: MockData): Store => ({
  people: openPeople(data),
  records: { list: (kind, owner) => RECORDS[kind](data, owner) },
  membershipTexts: {
    card: membershipText('Membership card'),
    certificate: membershipText('Certificate of membership'),
    order: membershipText('Your membership card is ordered.'),
  },
  logins: {
    attempt: (username, password) =>
      data.logins.some((login) => login.username === username && login.password === password)
        ? data.people[0]
        : WRONG_LOGIN,
  },
  pictures: openPictures(data),
  queries: openQueries(data),
  submissions: {
    find: (reference) => ownIn(data, data.submissions).find(isNumbered(reference)),
  },
  content: {
    find: (path) => data.content[`/${path}`] ?? sampleFragment(path),
  },
});
