import { expect } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { file } from '../../support/attachments';
import { mount } from '../../support/mount';
import { openContactWire } from './answers';
import { theForm } from './the-form';

const wordsOf = (select: HTMLSelectElement) => [...select.options].map(({ text }) => text);
const codesOf = (select: HTMLSelectElement) => [...select.options].map(({ value }) => value);

/** A category's code and words, then its sub-categories' codes and words. */
const TABLE = [
  {
    category: ['MEDICAL_CLAIMS', 'Medical claims'],
    subCategories: [
      ['CLAIM_NOT_PAID', 'Claim not paid'],
      ['CLAIM_SHORT_PAID', 'Claim short paid'],
      ['CLAIM_PAID_INCORRECTLY', 'Claim paid incorrectly'],
      ['CLAIM_NOT_PROCESSED', 'Claim not processed'],
      ['SUBMIT_A_CLAIM', 'Submit a claim'],
      ['OTHER', 'Other'],
    ],
  },
  {
    category: ['BENEFITS_AND_COVER', 'Benefits and cover'],
    subCategories: [
      ['ACTIVATE_DEACTIVATE_BENEFIT', 'Activate deactivate benefit'],
      ['PRESCRIBED_MINIMUM_BENEFITS', 'Prescribed minimum benefits'],
      ['LIMITS', 'Limits'],
      ['MOST_QUERIED_BENEFITS', 'Most queried benefits'],
      ['OTHER', 'Other'],
    ],
  },
  {
    category: ['CHRONIC_CONDITIONS_AND_CANCER', 'Chronic conditions and cancer'],
    subCategories: [
      ['APPLICATION_QUERY', 'Application query'],
      ['APPROVED_BASKET_OF_CARE', 'Approved basket of care'],
      ['COVER', 'Cover'],
      ['OTHER', 'Other'],
    ],
  },
  {
    category: ['MANAGE_PLAN', 'Manage plan'],
    subCategories: [
      ['MAKE_ONLINE_PAYMENT', 'Make online payment'],
      ['UPDATE_CONTACT_DETAILS', 'Update contact details'],
      ['UPDATE_BANK_DETAILS', 'Update bank details'],
      ['CHANGE_PLAN', 'Change plan'],
      ['FIND_DOCUMENTS', 'Find documents'],
      [
        'OPT_IN_TO_THE_SHARIAH_COMPLIANT_ARRANGEMENT',
        'Opt in to the Shariah compliant arrangement',
      ],
      ['OTHER', 'Other'],
    ],
  },
  { category: ['OTHER', 'Other'], subCategories: [] },
] as const;

describe('the categories of the member website', () => {
  it('are these five, in this order, below a placeholder (§3)', async () => {
    await openContactWire();
    const { category } = theForm(await mount());
    expect(wordsOf(category)).to.deep.equal([
      'Select a category',
      ...TABLE.map(({ category: [, words] }) => words),
    ]);
    expect(codesOf(category)).to.deep.equal(['', ...TABLE.map(({ category: [code] }) => code)]);
    expect(category.value).to.equal('');
  });

  for (const { category, subCategories } of TABLE.slice(0, -1)) {
    it(`'${category[1]}' has its sub-categories in order, below a placeholder (§3)`, async () => {
      await openContactWire();
      const form = theForm(await mount());
      await form.fill({ category: category[1] });
      expect(codesOf(form.subCategory)).to.deep.equal(['', ...subCategories.map(([code]) => code)]);
      expect(wordsOf(form.subCategory)).to.deep.equal([
        'Select a category',
        ...subCategories.map(([, words]) => words),
      ]);
    });
  }

  it('ask for a sub-category before any is chosen, with only the placeholder (§2)', async () => {
    await openContactWire();
    const form = theForm(await mount());
    expect(wordsOf(form.subCategory)).to.deep.equal(['Select a category']);
  });

  it('reset the sub-category when another is chosen, and keep everything else (§4)', async () => {
    await openContactWire();
    const form = theForm(await mount());
    await form.settled();
    await form.fill({
      category: 'Medical claims',
      subCategory: 'Other',
      ccEmail: 'sipho@example.org',
      email: 'me@example.org',
      query: 'What I wrote',
      files: [file('bill.pdf')],
    });
    await form.fill({ category: 'Benefits and cover' });
    await waitFor(() => {
      expect(form.subCategory.value).to.equal('');
    });
    expect([form.ccEmail.value, form.email.value, form.query.value]).to.deep.equal([
      'sipho@example.org',
      'me@example.org',
      'What I wrote',
    ]);
    form.screen.getByRole('button', { name: 'Remove bill.pdf' });
  });

  it("hide the sub-category for 'Other' and show it again, empty, for the next category (§4)", async () => {
    await openContactWire();
    const form = theForm(await mount());
    await form.fill({ category: 'Medical claims', subCategory: 'Claim not paid' });
    await form.fill({ category: 'Other' });
    expect(form.find.subCategory() === null).to.equal(true);
    expect(form.find.query() !== null).to.equal(true);
    await form.fill({ category: 'Medical claims' });
    expect(form.subCategory.value).to.equal('');
  });
});

describe('the categories of medicine deliveries', () => {
  it('are these four, in this order, without any sub-category (§3)', async () => {
    await openContactWire();
    const form = theForm(await mount({ origin: 'medxpress' }));
    expect(wordsOf(form.category)).to.deep.equal([
      'Select a category',
      'Order query',
      'Delivery query',
      'Co-payment query',
      'Prescription or medicine query',
    ]);
    expect(codesOf(form.category)).to.deep.equal([
      '',
      'MEDXPRESS_ORDER_QUERY',
      'MEDXPRESS_DELIVERY_QUERY',
      'MEDXPRESS_CO_PAYMENT_QUERY',
      'MEDXPRESS_PRESCRIPTION_OR_MEDICINE_QUERY',
    ]);
    expect(form.find.subCategory() === null).to.equal(true);
    await form.fill({ category: 'Order query' });
    expect(form.find.subCategory() === null).to.equal(true);
    expect(form.find.ccEmail() === null).to.equal(true);
  });
});
