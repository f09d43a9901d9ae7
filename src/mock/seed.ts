import { OPEN_STATUS } from '../domain/limits';
import { memberWebsite } from '../origins/default';
import { medicineDelivery } from '../origins/medxpress';
import type { MockData, MockPerson, MockQuery, MockSubmission } from './data';

const DAY = 86_400_000;

const daysAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString();

const MEMBERSHIP = { membershipNumber: '804 221 967', lastName: 'Mokoena' } as const;

const ADDRESS = {
  type: 'RESIDENTIAL',
  line: '18 Jacaranda Street',
  city: 'Bloemfontein',
  postalCode: '9301',
};

const NOTHING = { addresses: [ADDRESS], emergencyContacts: [], waitingPeriods: [], doctors: [] };

const DENTIST = { allocationType: 'DENTIST', doctor: 'Dr K Botha', practiceNumber: '0540013' };

/** A transparent picture of one pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

const pictureOf = (base64: string) =>
  new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], {
    type: 'image/png',
  });

/** An employed parent of a small family. All are invented. */
const people = (): [MockPerson, ...MockPerson[]] => [
  {
    ...MEMBERSHIP,
    ...NOTHING,
    entityNumber: '100200301',
    dependantCode: '00',
    relationship: 'Main member',
    title: 'Ms',
    firstName: 'Thandi',
    dateOfBirth: '1984-05-17',
    emails: ['thandi.mokoena@mail.example'],
    cellphone: '082 555 0141',
    emergencyContacts: [
      { name: 'Sipho Mokoena', relationship: 'Husband', cellphone: '083 555 0162' },
    ],
    roles: ['MAIN_MEMBER', 'PATIENT', 'PAYER'],
    doctors: [DENTIST],
    picture: pictureOf(PIXEL),
  },
  {
    ...MEMBERSHIP,
    ...NOTHING,
    entityNumber: '100200302',
    dependantCode: '01',
    relationship: 'Spouse',
    title: 'Mr',
    firstName: 'Sipho',
    dateOfBirth: '1982-11-02',
    emails: ['sipho.mokoena@mail.example'],
    cellphone: '083 555 0162',
    roles: ['DEPENDANT', 'PATIENT'],
  },
  {
    ...MEMBERSHIP,
    ...NOTHING,
    entityNumber: '100200303',
    dependantCode: '02',
    relationship: 'Daughter',
    title: 'Miss',
    firstName: 'Naledi',
    dateOfBirth: '2015-08-30',
    emails: [],
    cellphone: '',
    roles: ['DEPENDANT', 'PATIENT'],
  },
];

const pdf = (name: string) =>
  new File(['%PDF-1.4\n% A sample of the mock.\n%%EOF\n'], name, { type: 'application/pdf' });

const RESPONSE = `<p>Dear Ms Mokoena</p>
<p>We have looked at the account again. Your plan pays specialists at the scheme rate:
<b>R 2 330.00</b> is yours to pay.</p>
<p>Lindiwe Nkosi<br>Claims</p>`;

const byThandi = { email: 'thandi.mokoena@mail.example', status: OPEN_STATUS } as const;
const ofWebsite = { ...byThandi, origin: memberWebsite.wireCode } as const;

/** Queries of every age. */
const queries = (): MockQuery[] => [
  {
    ...ofWebsite,
    referenceNumber: 4_218_307,
    category: 'MEDICAL_CLAIMS',
    subCategory: 'CLAIM_PAID_INCORRECTLY',
    queryDetail: 'The physiotherapist was paid twice for the same visit.',
    dateLogged: daysAgo(118.4),
    status: 'CLOSED',
    files: [],
  },
  {
    ...ofWebsite,
    referenceNumber: 4_218_309,
    category: 'MANAGE_PLAN',
    subCategory: 'UPDATE_BANK_DETAILS',
    queryDetail: 'My debit order must go off a new account from next month.',
    dateLogged: daysAgo(34.2),
    status: 'CLOSED',
    files: [pdf('Bank letter.pdf')],
  },
  {
    ...ofWebsite,
    referenceNumber: 4_218_312,
    category: 'MEDICAL_CLAIMS',
    subCategory: 'CLAIM_SHORT_PAID',
    queryDetail:
      'The anaesthetist charged R6 480, and only R4 150 was paid. Why must I pay the rest?',
    dateLogged: daysAgo(5.3),
    files: [pdf('Anaesthetist account.pdf'), pdf('Authorisation.pdf')],
    response: RESPONSE,
  },
  {
    ...byThandi,
    origin: medicineDelivery.wireCode,
    referenceNumber: 4_218_314,
    category: 'MEDXPRESS_DELIVERY_QUERY',
    queryDetail: 'My chronic medicine was due on Monday and has not arrived.',
    dateLogged: daysAgo(3.4),
    files: [],
  },
  {
    ...ofWebsite,
    referenceNumber: 4_218_315,
    category: 'BENEFITS_AND_COVER',
    subCategory: 'LIMITS',
    queryDetail: 'How much of the dentistry limit is left for my daughter this year?',
    dateLogged: daysAgo(1.2),
    files: [],
  },
];

const submissions = (): MockSubmission[] => [
  {
    referenceNumber: 7_530_117,
    category: 'CHRONIC_CONDITIONS_AND_CANCER',
    dateLogged: daysAgo(6.2),
    files: [pdf('Referral.pdf'), pdf('Anaesthetist account.pdf')],
  },
];

/** The data of a new mock, with dates relative to now. */
export const seed = (): MockData => ({
  signedIn: true,
  logins: [{ username: 'thandi', password: 'Marula-tree-1' }],
  people: people(),
  plan: { planCode: 'MARULA_COMPREHENSIVE', name: 'Marula Comprehensive', schemeCode: 'MARULA' },
  scheme: { schemeCode: 'MARULA', name: 'Marula Medical Scheme', callCentre: '0860 000 137' },
  policies: [
    {
      policyId: '5500171',
      policyIdentifier: 'HEALTH-804221967',
      product: 'Health',
      dependents: ['100200302', '100200303'],
    },
  ],
  permissions: ['VIEW_CLAIMS', 'LOG_QUERY'],
  queries: queries(),
  submissions: submissions(),
  content: {},
});
