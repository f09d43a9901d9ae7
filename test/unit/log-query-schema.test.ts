import { expect } from '@open-wc/testing';
import { ValidationError } from 'yup';
import { ORIGINS, type Origin } from '../../src/origins';
import { logQuerySchema } from '../../src/screens/contact-us/log-query/log-query-schema';
import { TEXTS } from '../../src/text/texts';
import { EMPTY_QUERY, type LogQueryValues } from '../../src/visit/log-query-values';

const GOOD: LogQueryValues = {
  ...EMPTY_QUERY,
  category: 'MEDICAL_CLAIMS',
  subCategory: 'CLAIM_NOT_PAID',
  email: 'thandi@example.org',
  query: 'My claim was not paid.',
};
const DELIVERY: LogQueryValues = {
  ...GOOD,
  category: 'MEDXPRESS_ORDER_QUERY',
  subCategory: '',
};

const CATEGORY = 'Please select a category';
const EMAIL = 'Please enter a valid email address';
const QUERY = 'Please enter your query detail';

/** The first message of each invalid field. */
async function errors(policy: Origin, values: LogQueryValues): Promise<Record<string, string>> {
  try {
    await logQuerySchema(policy).validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const messages = error.inner.map(({ path, message }): [string, string] => [
      path ?? '',
      TEXTS.errors[message as keyof typeof TEXTS.errors],
    ]);
    return Object.fromEntries(messages.reverse());
  }
}

const onDefault = (values: Partial<LogQueryValues>) =>
  errors(ORIGINS.default, { ...GOOD, ...values });

describe('the rules of the query form', () => {
  it('accept a complete query (§5)', async () => {
    expect(await onDefault({})).to.deep.equal({});
    expect(await errors(ORIGINS.medxpress, DELIVERY)).to.deep.equal({});
  });

  it('name every field of an empty form in its own words (§5)', async () => {
    expect(await errors(ORIGINS.default, EMPTY_QUERY)).to.deep.equal({
      category: CATEGORY,
      subCategory: CATEGORY,
      email: EMAIL,
      query: QUERY,
    });
  });

  it('ask for the sub-category where a library has given every object a `map` (decisions 7)', async () => {
    const value = () => ({});
    // As Sugar does where it extends objects.
    Object.defineProperty(Object.prototype, 'map', { value, configurable: true, writable: true });
    const found = await onDefault({ subCategory: '' }).finally(() =>
      Reflect.deleteProperty(Object.prototype, 'map'),
    );
    expect(found).to.deep.equal({ subCategory: CATEGORY });
  });

  it('require no sub-category of the medicine delivery, nor for the category OTHER (§5)', async () => {
    expect(await errors(ORIGINS.medxpress, EMPTY_QUERY)).to.deep.equal({
      category: CATEGORY,
      email: EMAIL,
      query: QUERY,
    });
    expect(await onDefault({ category: 'OTHER', subCategory: '' })).to.deep.equal({});
  });

  it('require a sub-category for every other category (§5)', async () => {
    const categories = Object.keys(ORIGINS.default.categories).filter((code) => code !== 'OTHER');
    expect(categories).to.include.members([
      'MEDICAL_CLAIMS',
      'BENEFITS_AND_COVER',
      'MANAGE_PLAN',
      'CHRONIC_CONDITIONS_AND_CANCER',
    ]);
    for (const category of categories)
      expect(await onDefault({ category, subCategory: '' }), category).to.deep.equal({
        subCategory: CATEGORY,
      });
  });

  it('require a valid email, and a valid additional one if given (§5)', async () => {
    for (const email of ['', ' ', 'thandi', 'thandi@example'])
      expect(await onDefault({ email }), email).to.deep.equal({ email: EMAIL });
    expect(await onDefault({ email: ' thandi@example.org ' })).to.deep.equal({});

    for (const ccEmail of ['sipho', 'sipho@example'])
      expect(await onDefault({ ccEmail }), ccEmail).to.deep.equal({ ccEmail: EMAIL });
    for (const ccEmail of ['', '  ', ' sipho@example.org '])
      expect(await onDefault({ ccEmail }), ccEmail).to.deep.equal({});
  });

  it('accept 20000 characters of JavaScript, not one more, and more than white space (§5, decisions 4)', async () => {
    const lengths: [string, boolean][] = [
      ['x', true],
      ['x'.repeat(20_000), true],
      ['x'.repeat(20_001), false],
      ['😀'.repeat(10_000), true],
      [`${'😀'.repeat(10_000)}x`, false],
      [` ${'x'.repeat(19_999)}`, true],
      [` ${'x'.repeat(20_000)}`, false],
      ['', false],
      [' \n\t\u00a0', false],
    ];
    for (const [query, isRight] of lengths)
      expect(await onDefault({ query }), query.slice(0, 5)).to.deep.equal(
        isRight ? {} : { query: QUERY },
      );
  });
});
