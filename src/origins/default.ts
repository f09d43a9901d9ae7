import type { OriginPolicy } from './policy';

/** The member website (@spec §1, §3 Default categories and sub-categories). */
export const memberWebsite = {
  name: 'default',
  wireCode: 'MEMBER_WEB',
  categories: {
    MEDICAL_CLAIMS: {
      CLAIM_NOT_PAID: 'self-help',
      CLAIM_SHORT_PAID: 'self-help',
      CLAIM_PAID_INCORRECTLY: 'self-help',
      CLAIM_NOT_PROCESSED: 'self-help',
      SUBMIT_A_CLAIM: 'redirect',
      OTHER: 'none',
    },
    BENEFITS_AND_COVER: {
      ACTIVATE_DEACTIVATE_BENEFIT: 'self-help',
      PRESCRIBED_MINIMUM_BENEFITS: 'self-help',
      LIMITS: 'self-help',
      MOST_QUERIED_BENEFITS: 'self-help',
      OTHER: 'none',
    },
    CHRONIC_CONDITIONS_AND_CANCER: {
      APPLICATION_QUERY: 'self-help',
      APPROVED_BASKET_OF_CARE: 'self-help',
      COVER: 'self-help',
      OTHER: 'none',
    },
    MANAGE_PLAN: {
      MAKE_ONLINE_PAYMENT: 'redirect',
      UPDATE_CONTACT_DETAILS: 'self-help',
      UPDATE_BANK_DETAILS: 'self-help',
      CHANGE_PLAN: 'redirect',
      FIND_DOCUMENTS: 'redirect',
      OPT_IN_TO_THE_SHARIAH_COMPLIANT_ARRANGEMENT: 'self-help',
      OTHER: 'none',
    },
    OTHER: {},
  },
  leavesOut: [],
  listsOpenQueries: true,
  offersUpdates: true,
  submission: { endpoint: 'additional-info', constants: {} },
  receipt: 'timeline',
} as const satisfies OriginPolicy;
