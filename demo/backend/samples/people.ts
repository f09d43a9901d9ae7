import type { Person } from '../storage/people';

type Membership = Pick<Person, 'membershipNumber' | 'planCode' | 'memberSince'>;
type Identity = Omit<Person, keyof Membership>;

const MOKOENA: Membership = {
  membershipNumber: '804 221 967',
  planCode: 'MARULA_COMPREHENSIVE',
  memberSince: '2014-03-01',
};
const VAN_DER_MERWE: Membership = {
  membershipNumber: '804 310 452',
  planCode: 'MARULA_ESSENTIAL',
  memberSince: '2009-07-01',
};
const PATEL: Membership = {
  membershipNumber: '804 398 116',
  planCode: 'MARULA_SAVER',
  memberSince: '2026-02-01',
};
const DLAMINI: Membership = {
  membershipNumber: '804 402 733',
  planCode: 'MARULA_SAVER',
  memberSince: '2021-01-01',
};

const person = (membership: Membership, identity: Identity): Person => ({
  ...membership,
  ...identity,
});

const mainMember = { dependantCode: '00', relationship: 'Main member' } as const;

/** Employed parent of a small family, with every kind of record. */
export const THANDI = person(MOKOENA, {
  ...mainMember,
  entityNumber: '100200301',
  title: 'Ms',
  firstName: 'Thandi',
  lastName: 'Mokoena',
  dateOfBirth: '1984-05-17',
  idNumber: '8405170123087',
  cellphone: '082 555 0141',
  emails: ['thandi.mokoena@mail.example', 'accounts@mokoena.example'],
});
export const SIPHO = person(MOKOENA, {
  dependantCode: '01',
  relationship: 'Spouse',
  entityNumber: '100200302',
  title: 'Mr',
  firstName: 'Sipho',
  lastName: 'Mokoena',
  dateOfBirth: '1982-11-02',
  idNumber: '8211025456084',
  cellphone: '083 555 0162',
  emails: ['sipho.mokoena@mail.example'],
});
export const NALEDI = person(MOKOENA, {
  dependantCode: '02',
  relationship: 'Daughter',
  entityNumber: '100200303',
  title: 'Miss',
  firstName: 'Naledi',
  lastName: 'Mokoena',
  dateOfBirth: '2015-08-30',
  idNumber: '1508300345081',
  cellphone: '',
  emails: [],
});

/** Farmer and administrator of his employees' group; writes Afrikaans. */
export const JOHAN = person(VAN_DER_MERWE, {
  ...mainMember,
  entityNumber: '100200411',
  title: 'Mr',
  firstName: 'Johan',
  lastName: 'van der Merwe',
  dateOfBirth: '1961-01-23',
  idNumber: '6101235089083',
  cellphone: '084 555 0119',
  emails: ['johan@vandermerwe.example'],
});
export const ELSABE = person(VAN_DER_MERWE, {
  dependantCode: '01',
  relationship: 'Spouse',
  entityNumber: '100200412',
  title: 'Mrs',
  firstName: 'Elsabé',
  lastName: 'van der Merwe',
  dateOfBirth: '1963-09-12',
  idNumber: '6309120078089',
  cellphone: '084 555 0120',
  emails: [],
});

/** New on the scheme: waiting periods apply. No email address on record, so no form is prefilled. */
export const AISHA = person(PATEL, {
  ...mainMember,
  entityNumber: '100200521',
  title: 'Ms',
  firstName: 'Aisha',
  lastName: 'Patel',
  dateOfBirth: '1995-12-04',
  idNumber: '9512040456082',
  cellphone: '071 555 0187',
  emails: [],
});

/** The scheme has blocked her login. */
export const LERATO = person(DLAMINI, {
  ...mainMember,
  entityNumber: '100200631',
  title: 'Mrs',
  firstName: 'Lerato',
  lastName: 'Dlamini',
  dateOfBirth: '1978-03-28',
  idNumber: '7803280789085',
  cellphone: '072 555 0173',
  emails: ['lerato.dlamini@mail.example'],
});

/** Everyone on the scheme. Visitors without a login are signed in as the lowest entity number. */
export const PEOPLE: readonly Person[] = [THANDI, SIPHO, NALEDI, JOHAN, ELSABE, AISHA, LERATO];
