import type { QueryStatus } from '../../../src/mock/store';
import type { Charset } from '../http/agent-answer';
import type { Person } from '../storage/people';
import { AISHA, JOHAN, THANDI } from './people';

/** A query that was logged before the demo started. */
export interface SampleQuery {
  readonly member: Person;
  readonly daysAgo: number;
  readonly status: QueryStatus;
  readonly category: string;
  readonly subCategory?: string;
  readonly query: string;
  readonly product?: string;
  /** Each attachment's name, and the sample file behind it. */
  readonly files?: Readonly<Record<string, string>>;
  /** The response that an agent sent: null is an empty one, absent means no answer yet. */
  readonly response?: string | null;
  readonly charset?: Charset;
  /** Encoded as URL-safe base64, without padding. */
  readonly urlSafe?: true;
}

/**
 * Queries of every age: up to 30 days a query can be updated, up to 90 it is shown (@spec §8). Of those on the
 * member website one is still due, and one is overdue (@spec §9).
 */
export const QUERIES: readonly SampleQuery[] = [
  {
    member: THANDI,
    daysAgo: 118.4,
    status: 'CLOSED',
    category: 'MEDICAL_CLAIMS',
    subCategory: 'CLAIM_PAID_INCORRECTLY',
    query: 'The physiotherapist was paid twice for the same visit.',
    files: { 'Account.pdf': 'anaesthetist-account.pdf' },
    response: 'plain.html',
  },
  {
    member: JOHAN,
    daysAgo: 204.7,
    status: 'CLOSED',
    category: 'CHRONIC_CONDITIONS_AND_CANCER',
    subCategory: 'COVER',
    query: 'Is my blood pressure medicine covered on the new plan?',
  },
  {
    member: THANDI,
    daysAgo: 34.2,
    status: 'CLOSED',
    category: 'MANAGE_PLAN',
    subCategory: 'UPDATE_BANK_DETAILS',
    query: 'My debit order must go off a new account from next month. The bank letter is attached.',
    files: { 'Bank letter.pdf': 'bank-letter.pdf' },
    response: 'plain.html',
  },
  {
    member: THANDI,
    daysAgo: 12.6,
    status: 'OPEN',
    category: 'CHRONIC_CONDITIONS_AND_CANCER',
    subCategory: 'APPLICATION_QUERY',
    query: 'My doctor sent the chronic application for asthma three weeks ago. Is it approved?',
    files: { 'Referral – Dr Naidoo.docx': 'referral-letter.docx' },
    response: 'quoted.html',
  },
  {
    member: THANDI,
    daysAgo: 5.3,
    status: 'OPEN',
    category: 'MEDICAL_CLAIMS',
    subCategory: 'CLAIM_SHORT_PAID',
    query:
      'The anaesthetist charged R6 480 for the operation on my knee and the statement shows that ' +
      'only R4 150 was paid. The operation was authorised. Why must I pay the rest?',
    files: {
      'Anaesthetist account.pdf': 'anaesthetist-account.pdf',
      'Authorisation.docx': 'referral-letter.docx',
    },
    response: 'table-and-image.html',
  },
  {
    member: THANDI,
    daysAgo: 4.1,
    status: 'CLOSED',
    category: 'OTHER',
    query: 'Please send my tax certificate for the last year again.',
    response: 'tax-certificate.html',
    urlSafe: true,
  },
  {
    member: THANDI,
    daysAgo: 3.4,
    status: 'OPEN',
    category: 'MEDXPRESS_DELIVERY_QUERY',
    query: 'My chronic medicine was due on Monday and has not arrived.',
    product: 'Health',
    files: { 'Dispensary note.png': 'dispensary-note.png' },
    response: null,
  },
  {
    member: THANDI,
    daysAgo: 2.2,
    status: 'OPEN',
    category: 'BENEFITS_AND_COVER',
    subCategory: 'LIMITS',
    query: 'How much of the dentistry limit is left for my daughter this year?',
    response: 'long-and-wide.html',
  },
  {
    member: THANDI,
    daysAgo: 0.1,
    status: 'OPEN',
    category: 'MANAGE_PLAN',
    subCategory: 'UPDATE_CONTACT_DETAILS',
    query: 'How do I give you my daughter’s new cellphone number?',
  },
  {
    member: JOHAN,
    daysAgo: 6.1,
    status: 'OPEN',
    category: 'MEDICAL_CLAIMS',
    subCategory: 'CLAIM_NOT_PAID',
    query: 'Die eis vir my bril is afgekeur. Kan julle asseblief sê hoekom?',
    files: { 'Eisvorm – bril.pdf': 'claim-form.pdf' },
    response: 'afrikaans.html',
    charset: 'windows-1252',
  },
  {
    member: JOHAN,
    daysAgo: 9.7,
    status: 'CLOSED',
    category: 'BENEFITS_AND_COVER',
    subCategory: 'PRESCRIBED_MINIMUM_BENEFITS',
    query: 'Is the follow-up scan after my heart attack a prescribed minimum benefit?',
  },
  {
    member: AISHA,
    daysAgo: 15.5,
    status: 'OPEN',
    category: 'MANAGE_PLAN',
    subCategory: 'OPT_IN_TO_THE_SHARIAH_COMPLIANT_ARRANGEMENT',
    query: 'From which month does the arrangement hold if I opt in now?',
  },
];
