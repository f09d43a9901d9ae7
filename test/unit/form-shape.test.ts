import { expect } from '@open-wc/testing';
import { ORIGINS, type Origin } from '../../src/origins';
import { fieldsOf } from '../../src/origins/fields';
import { formShape } from '../../src/screens/contact-us/log-query/form-shape';

const FOLDER = '/guides';

/** Every field of the member website; `origins.test.ts` has their list. */
const WHOLE = fieldsOf(ORIGINS.default);

/** The categories of the specification that have sub-categories. */
const WITH_SUB_CATEGORIES = [
  'MEDICAL_CLAIMS',
  'BENEFITS_AND_COVER',
  'MANAGE_PLAN',
  'CHRONIC_CONDITIONS_AND_CANCER',
];

const SHORTENING = ['SUBMIT_A_CLAIM', 'MAKE_ONLINE_PAYMENT', 'CHANGE_PLAN', 'FIND_DOCUMENTS'];

/** The fragments' published addresses: codes in kebab-case, those of the specification spelled out. */
const SLUGS: Readonly<Record<string, string>> = {
  MEDICAL_CLAIMS: 'medical-claims',
  BENEFITS_AND_COVER: 'benefits-and-cover',
  CHRONIC_CONDITIONS_AND_CANCER: 'chronic-conditions-and-cancer',
  MANAGE_PLAN: 'manage-plan',
  CLAIM_NOT_PAID: 'claim-not-paid',
  CLAIM_SHORT_PAID: 'claim-short-paid',
  CLAIM_PAID_INCORRECTLY: 'claim-paid-incorrectly',
  CLAIM_NOT_PROCESSED: 'claim-not-processed',
  SUBMIT_A_CLAIM: 'submit-a-claim',
  ACTIVATE_DEACTIVATE_BENEFIT: 'activate-deactivate-benefit',
  PRESCRIBED_MINIMUM_BENEFITS: 'prescribed-minimum-benefits',
  LIMITS: 'limits',
  MOST_QUERIED_BENEFITS: 'most-queried-benefits',
  APPLICATION_QUERY: 'application-query',
  APPROVED_BASKET_OF_CARE: 'approved-basket-of-care',
  COVER: 'cover',
  MAKE_ONLINE_PAYMENT: 'make-online-payment',
  UPDATE_CONTACT_DETAILS: 'update-contact-details',
  UPDATE_BANK_DETAILS: 'update-bank-details',
  CHANGE_PLAN: 'change-plan',
  FIND_DOCUMENTS: 'find-documents',
  OPT_IN_TO_THE_SHARIAH_COMPLIANT_ARRANGEMENT: 'opt-in-to-the-shariah-compliant-arrangement',
};

const shape = (policy: Origin, category = '', subCategory = '') =>
  formShape(policy, { category, subCategory }, FOLDER);

const slug = (code: string) => SLUGS[code] ?? code.toLowerCase().replaceAll('_', '-');
const categoryFragment = (code: string) => ({
  path: `${FOLDER}/${slug(code)}`,
  isRedirect: false,
});

const withSubCategories = Object.entries<object>(ORIGINS.default.categories)
  .map(([category, subCategories]) => ({ category, subCategories: Object.keys(subCategories) }))
  .filter(({ subCategories }) => subCategories.length > 0);

describe('the shape of the query form', () => {
  it('asks for everything before a category is chosen, and shows no guidance (§2)', () => {
    expect(shape(ORIGINS.default)).to.deep.equal({
      fields: WHOLE,
      subCategories: [],
      isShortened: false,
      guidance: [],
    });
  });

  it('shows the fragment of a category with sub-categories, and offers them (§2, decisions 1)', () => {
    expect(withSubCategories.map(({ category }) => category)).to.include.members(
      WITH_SUB_CATEGORIES,
    );
    for (const { category, subCategories } of withSubCategories)
      expect(shape(ORIGINS.default, category), category).to.deep.equal({
        fields: WHOLE,
        subCategories,
        isShortened: false,
        guidance: [categoryFragment(category)],
      });
  });

  it('of every sub-category: shortened for those listed, guided for all but OTHER (§4, decisions 1)', () => {
    for (const { category, subCategories } of withSubCategories)
      for (const subCategory of subCategories) {
        const isShortened = SHORTENING.includes(subCategory);
        const fragment = {
          path: `${FOLDER}/${slug(category)}/${slug(subCategory)}`,
          isRedirect: isShortened,
        };
        expect(shape(ORIGINS.default, category, subCategory), subCategory).to.deep.equal({
          fields: isShortened ? ['category', 'subCategory'] : WHOLE,
          subCategories,
          isShortened,
          guidance: [categoryFragment(category), ...(subCategory === 'OTHER' ? [] : [fragment])],
        });
      }
  });

  it('hides the sub-category for the category OTHER (§4)', () => {
    for (const subCategory of ['', 'OTHER', 'SUBMIT_A_CLAIM'])
      expect(shape(ORIGINS.default, 'OTHER', subCategory), subCategory).to.deep.equal({
        fields: WHOLE.filter((name) => name !== 'subCategory'),
        subCategories: [],
        isShortened: false,
        guidance: [],
      });
  });

  it('of the medicine delivery has neither sub-category nor additional email nor guidance (§2, §3)', () => {
    for (const category of ['', ...Object.keys(ORIGINS.medxpress.categories)])
      for (const subCategory of ['', 'SUBMIT_A_CLAIM'])
        expect(shape(ORIGINS.medxpress, category, subCategory), category).to.deep.equal({
          fields: WHOLE.filter((name) => name !== 'subCategory' && name !== 'ccEmail'),
          subCategories: [],
          isShortened: false,
          guidance: [],
        });
  });

  it('depends on the sub-categories of its own category and on known codes alone (§4)', () => {
    const claims = shape(ORIGINS.default, 'MEDICAL_CLAIMS');
    for (const subCategory of ['CHANGE_PLAN', 'toString', 'submit_a_claim'])
      expect(shape(ORIGINS.default, 'MEDICAL_CLAIMS', subCategory)).to.deep.equal(claims);
    for (const category of ['NO_SUCH_CATEGORY', 'toString', 'MEDXPRESS_ORDER_QUERY'])
      expect(shape(ORIGINS.default, category, 'CHANGE_PLAN').guidance, category).to.deep.equal([]);
  });
});
