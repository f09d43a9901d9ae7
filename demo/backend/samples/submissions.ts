import type { Person } from '../storage/people';
import { JOHAN, THANDI } from './people';

/** Documents that were submitted before the demo started. */
interface SampleSubmission {
  readonly member: Person;
  readonly daysAgo: number;
  readonly category: string;
  /** Each document's name, and the sample file behind it. */
  readonly files: Readonly<Record<string, string>>;
}

export const SUBMISSIONS: readonly SampleSubmission[] = [
  {
    member: THANDI,
    daysAgo: 41.3,
    category: 'MANAGE_PLAN',
    files: { 'Bank letter.pdf': 'bank-letter.pdf' },
  },
  {
    member: JOHAN,
    daysAgo: 9.4,
    category: 'MEDICAL_CLAIMS',
    files: { 'Eisvorm – bril.pdf': 'claim-form.pdf' },
  },
  {
    member: THANDI,
    daysAgo: 6.2,
    category: 'CHRONIC_CONDITIONS_AND_CANCER',
    files: {
      'Referral – Dr Naidoo.docx': 'referral-letter.docx',
      'Dispensary note.png': 'dispensary-note.png',
      'Anaesthetist account.pdf': 'anaesthetist-account.pdf',
    },
  },
  { member: THANDI, daysAgo: 1.1, category: 'OTHER', files: {} },
];
