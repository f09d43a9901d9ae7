import type { CategoryCode, SubCategoryCode } from '../origins';

/** The name of each category code; a missing one does not compile. */
export const categories: Readonly<Record<CategoryCode, string>> = {
  MEDICAL_CLAIMS: 'Medical claims',
  BENEFITS_AND_COVER: 'Benefits and cover',
  CHRONIC_CONDITIONS_AND_CANCER: 'Chronic conditions and cancer',
  MANAGE_PLAN: 'Manage plan',
  OTHER: 'Other',
  MEDXPRESS_ORDER_QUERY: 'Order query',
  MEDXPRESS_DELIVERY_QUERY: 'Delivery query',
  MEDXPRESS_CO_PAYMENT_QUERY: 'Co-payment query',
  MEDXPRESS_PRESCRIPTION_OR_MEDICINE_QUERY: 'Prescription or medicine query',
};

/** The name of each sub-category code. */
export const subCategories: Readonly<Record<SubCategoryCode, string>> = {
  CLAIM_NOT_PAID: 'Claim not paid',
  CLAIM_SHORT_PAID: 'Claim short paid',
  CLAIM_PAID_INCORRECTLY: 'Claim paid incorrectly',
  CLAIM_NOT_PROCESSED: 'Claim not processed',
  SUBMIT_A_CLAIM: 'Submit a claim',
  ACTIVATE_DEACTIVATE_BENEFIT: 'Activate deactivate benefit',
  PRESCRIBED_MINIMUM_BENEFITS: 'Prescribed minimum benefits',
  LIMITS: 'Limits',
  MOST_QUERIED_BENEFITS: 'Most queried benefits',
  APPLICATION_QUERY: 'Application query',
  APPROVED_BASKET_OF_CARE: 'Approved basket of care',
  COVER: 'Cover',
  MAKE_ONLINE_PAYMENT: 'Make online payment',
  UPDATE_CONTACT_DETAILS: 'Update contact details',
  UPDATE_BANK_DETAILS: 'Update bank details',
  CHANGE_PLAN: 'Change plan',
  FIND_DOCUMENTS: 'Find documents',
  OPT_IN_TO_THE_SHARIAH_COMPLIANT_ARRANGEMENT: 'Opt in to the Shariah compliant arrangement',
  OTHER: 'Other',
};
