import { expect } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { sendKeys } from '@web/test-runner-commands';
import { expectNoAxeViolations } from '../../support/axe';
import { descriptionOf } from '../../support/controls';
import { mount } from '../../support/mount';
import { FORMS, FORMS_HERE, MEMBER_DETAILS, openContactWire, SUBMIT } from './answers';
import { QUERY_TEXT, theForm } from './the-form';

const SELECT = 'Please select a category';
const EMAIL = 'Please enter a valid email address';
const QUERY = 'Please enter your query detail';

/** A form whose email field is not prefilled. */
async function emptyForm(origin: string) {
  const wire = await openContactWire({ [MEMBER_DETAILS]: { json: { emails: [] } } });
  const element = await mount({ origin });
  return { wire, element, form: theForm(element) };
}

/** Expects a field's error, visibly and for a screen reader; '' means none. */
const expectError = (control: Element, words: string) =>
  waitFor(() => {
    const description = words === '' ? '' : `Error: ${words}`;
    expect(descriptionOf(control)).to.equal(description);
    expect(control.getAttribute('aria-invalid')).to.equal(words === '' ? null : 'true');
  });

async function leave(control: HTMLElement) {
  control.focus();
  await sendKeys({ press: 'Tab' });
}

for (const { origin } of FORMS_HERE) {
  describe(`the rules of the form, ${origin}`, () => {
    it('are silent at first, also about a prefilled address (§5)', async () => {
      await openContactWire();
      const form = theForm(await mount({ origin }));
      await form.settled();
      for (const control of [form.category, form.email, form.query]) await expectError(control, '');
    });

    it('report a field that was left empty, and no other (§5)', async () => {
      const { form, element } = await emptyForm(origin);
      await leave(form.category);
      await expectError(form.category, SELECT);
      await expectError(form.email, '');
      await leave(form.email);
      await expectError(form.email, EMAIL);
      await expectError(form.query, '');
      await leave(form.query);
      await expectError(form.query, QUERY);
      expect(form.screen.queryByText('There is a problem') === null).to.equal(true);
      await expectNoAxeViolations(element);
    });

    it('report all fields on submit, and nothing is sent (§4)', async () => {
      const { form, wire, element } = await emptyForm(origin);
      await form.submit();
      await expectError(form.category, SELECT);
      await expectError(form.email, EMAIL);
      await expectError(form.query, QUERY);
      await expectNoAxeViolations(element);
      expect(await wire.requests(SUBMIT[origin])).to.deep.equal([]);
    });

    it('clear a field’s error as soon as it is right (§5)', async () => {
      const { form } = await emptyForm(origin);
      await form.submit();
      await form.refused();
      form.query.focus();
      await sendKeys({ type: 'W' });
      await expectError(form.query, '');
      form.email.focus();
      await sendKeys({ type: 'me@example' });
      await expectError(form.email, EMAIL);
      await sendKeys({ type: '.org' });
      await expectError(form.email, '');
      await form.fill({ category: origin === 'default' ? 'Other' : 'Order query' });
      await expectError(form.category, '');
    });

    for (const email of [
      'a',
      'a@b',
      '@b.co',
      'a@',
      'a@b.',
      'a@.co',
      'a@b..co',
      'a@b@c.co',
      'a b@c.co',
      'a@b.co, c@d.co',
      'mailto:a@b.co',
    ]) {
      it(`refuse '${email}' as an address, once it is typed (§5)`, async () => {
        const { form } = await emptyForm(origin);
        await form.fill({ email });
        await expectError(form.email, EMAIL);
      });
    }

    for (const email of ['a@b.co', ' a@b.co ', 'Thandi.o+scheme@mail.example.co.za']) {
      it(`accept '${email}' as an address (§5)`, async () => {
        const { form } = await emptyForm(origin);
        await form.fill({ email });
        await leave(form.email);
        await leave(form.query);
        await expectError(form.query, QUERY);
        await expectError(form.email, '');
      });
    }

    it('count white space as an empty query (§5)', async () => {
      const { form, wire } = await emptyForm(origin);
      const { choice } = FORMS.find((each) => each.origin === origin) ?? FORMS[0];
      await form.fill({ ...choice, email: 'a@b.co', query: '   ' });
      await form.submit();
      await expectError(form.query, QUERY);
      expect(await wire.requests(SUBMIT[origin])).to.deep.equal([]);
    });

    it('are the product’s own: the browser shows no message (§5)', async () => {
      const { form } = await emptyForm(origin);
      expect(form.query.form?.noValidate).to.equal(true);
    });
  });
}

describe('the rules of the member website', () => {
  it('ask for a sub-category (§5)', async () => {
    const { form } = await emptyForm('default');
    await leave(form.subCategory);
    await expectError(form.subCategory, SELECT);
    await form.fill({ category: 'Medical claims', subCategory: 'Claim not paid' });
    await expectError(form.subCategory, '');
  });

  it("ask for no sub-category if the category is 'Other' (§4)", async () => {
    const { form, wire } = await emptyForm('default');
    await form.fill({ category: 'Other', email: 'a@b.co', query: QUERY_TEXT });
    await form.submit();
    await wire.next(SUBMIT.default);
    await form.screen.findByText(/^Thank you for your query/);
  });

  it('do not report a sub-category that another category has just reset (§4)', async () => {
    const { form } = await emptyForm('default');
    await form.fill({ category: 'Medical claims', subCategory: 'Other' });
    await leave(form.subCategory);
    await form.fill({ category: 'Manage plan' });
    await expectError(form.category, '');
    await expectError(form.subCategory, '');
    await form.submit();
    await expectError(form.subCategory, SELECT);
  });

  it('require no additional address, but a valid one if given (§5)', async () => {
    const { form } = await emptyForm('default');
    await leave(form.ccEmail);
    await form.submit();
    await form.refused();
    await expectError(form.ccEmail, '');
    await form.fill({ ccEmail: 'a@b' });
    await expectError(form.ccEmail, EMAIL);
    await form.fill({ ccEmail: 'a@b.co' });
    await expectError(form.ccEmail, '');
    await form.fill({ ccEmail: 'a' });
    await expectError(form.ccEmail, EMAIL);
    await form.fill({ ccEmail: '' });
    await expectError(form.ccEmail, '');
  });
});
