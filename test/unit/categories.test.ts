import { expect } from '@open-wc/testing';
import { ORIGINS } from '../../src/origins';
import { queryType } from '../../src/screens/contact-us/log-query/query-type';
import { categoryWords, subCategoryWords } from '../../src/text/code-words';
import { TEXTS } from '../../src/text/texts';

const OTHER = { OTHER: 'Other' };

/** The table of the specification: its codes in their order, with their words. */
const DEFAULT_CATEGORIES = {
  MEDICAL_CLAIMS: {
    words: 'Medical claims',
    subCategories: {
      CLAIM_NOT_PAID: 'Claim not paid',
      CLAIM_SHORT_PAID: 'Claim short paid',
      CLAIM_PAID_INCORRECTLY: 'Claim paid incorrectly',
      CLAIM_NOT_PROCESSED: 'Claim not processed',
      SUBMIT_A_CLAIM: 'Submit a claim',
      ...OTHER,
    },
  },
  BENEFITS_AND_COVER: {
    words: 'Benefits and cover',
    subCategories: {
      ACTIVATE_DEACTIVATE_BENEFIT: 'Activate deactivate benefit',
      PRESCRIBED_MINIMUM_BENEFITS: 'Prescribed minimum benefits',
      LIMITS: 'Limits',
      MOST_QUERIED_BENEFITS: 'Most queried benefits',
      ...OTHER,
    },
  },
  CHRONIC_CONDITIONS_AND_CANCER: {
    words: 'Chronic conditions and cancer',
    subCategories: {
      APPLICATION_QUERY: 'Application query',
      APPROVED_BASKET_OF_CARE: 'Approved basket of care',
      COVER: 'Cover',
      ...OTHER,
    },
  },
  MANAGE_PLAN: {
    words: 'Manage plan',
    subCategories: {
      MAKE_ONLINE_PAYMENT: 'Make online payment',
      UPDATE_CONTACT_DETAILS: 'Update contact details',
      UPDATE_BANK_DETAILS: 'Update bank details',
      CHANGE_PLAN: 'Change plan',
      FIND_DOCUMENTS: 'Find documents',
      OPT_IN_TO_THE_SHARIAH_COMPLIANT_ARRANGEMENT: 'Opt in to the Shariah compliant arrangement',
      ...OTHER,
    },
  },
  OTHER: { words: 'Other', subCategories: {} },
};

const DELIVERY_CATEGORIES = {
  MEDXPRESS_ORDER_QUERY: 'Order query',
  MEDXPRESS_DELIVERY_QUERY: 'Delivery query',
  MEDXPRESS_CO_PAYMENT_QUERY: 'Co-payment query',
  MEDXPRESS_PRESCRIPTION_OR_MEDICINE_QUERY: 'Prescription or medicine query',
};

describe('the categories', () => {
  it('of the member website are those of the table, in its order (§3)', () => {
    const table = Object.entries(DEFAULT_CATEGORIES).map(([code, { subCategories }]) => [
      code,
      Object.keys(subCategories),
    ]);
    const ours = Object.entries(ORIGINS.default.categories).map(([code, subCategories]) => [
      code,
      Object.keys(subCategories),
    ]);
    expect(ours).to.deep.equal(table);
  });

  it('of the medicine delivery are its four, in their order, without sub-categories (§3)', () => {
    const { categories } = ORIGINS.medxpress;
    expect(Object.keys(categories)).to.deep.equal(Object.keys(DELIVERY_CATEGORIES));
    expect(Object.values(categories)).to.deep.equal([{}, {}, {}, {}]);
  });

  it('have words, sub-categories too (decisions 4)', () => {
    for (const [code, { words, subCategories }] of Object.entries(DEFAULT_CATEGORIES)) {
      expect(categoryWords(TEXTS, code)).to.equal(words);
      for (const [subCode, subWords] of Object.entries(subCategories))
        expect(subCategoryWords(TEXTS, subCode)).to.equal(subWords);
    }
    for (const [code, words] of Object.entries(DELIVERY_CATEGORIES))
      expect(categoryWords(TEXTS, code)).to.equal(words);
  });

  it('with an unknown code are shown unchanged (decisions 4)', () => {
    for (const code of ['', 'Dental', 'medical_claims', 'CLAIM_NOT_PAID', 'toString', '__proto__'])
      expect(categoryWords(TEXTS, code), code).to.equal(code);
    for (const code of ['', 'MEDICAL_CLAIMS', 'limits', 'constructor'])
      expect(subCategoryWords(TEXTS, code), code).to.equal(code);
  });

  it('name the query type: the sub-category, else the category, else a general query (decisions 5)', () => {
    expect(queryType(TEXTS, { category: '', subCategory: '' })).to.equal('General query');
    expect(queryType(TEXTS, { category: 'OTHER', subCategory: '' })).to.equal('Other');
    expect(queryType(TEXTS, { category: 'MANAGE_PLAN', subCategory: 'CHANGE_PLAN' })).to.equal(
      'Change plan',
    );
  });
});
