import { expect } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { sendKeys } from '@web/test-runner-commands';
import { file } from '../../support/attachments';
import { expectNoAxeViolations } from '../../support/axe';
import { mount } from '../../support/mount';
import { openContactWire, SUBMIT } from './answers';
import { QUERY_TEXT, theForm } from './the-form';

const SHORTENING = [
  ['Medical claims', 'Submit a claim'],
  ['Manage plan', 'Make online payment'],
  ['Manage plan', 'Change plan'],
  ['Manage plan', 'Find documents'],
] as const;

for (const [category, subCategory] of SHORTENING) {
  describe(`the form for '${subCategory}'`, () => {
    it('has no lower part, only its guidance in the blue box (§4)', async () => {
      await openContactWire();
      const element = await mount();
      const form = theForm(element);
      await form.fill({ category, subCategory });
      const words = await form.screen.findByText('About this sub-category.');
      expect(words.closest('[part~=info]') !== null).to.equal(true);
      const { find } = form;
      expect(
        [find.ccEmail, find.email, find.query, find.chooser, find.send].filter(
          (field) => field() !== null,
        ),
      ).to.deep.equal([]);
      expect([form.category.value, form.subCategory.value]).not.to.include('');
      await expectNoAxeViolations(element);
    });

    it('announces that there is nothing to send, and what to do (§4)', async () => {
      await openContactWire();
      const form = theForm(await mount());
      await form.fill({ category, subCategory });
      const said = await form.screen.findByText(
        /^You do not need to send us anything for this\. If you still/,
      );
      expect(said.getAttribute('role')).to.equal('status');
      await form.fill({ subCategory: 'Other' });
      expect(form.screen.queryByText(/^You do not need to send/)).to.equal(null);
    });

    it('sends nothing and shows no error, whatever is pressed (§4)', async () => {
      const wire = await openContactWire();
      const form = theForm(await mount());
      await form.settled();
      await form.fill({ category, subCategory: 'Other', query: QUERY_TEXT });
      await form.fill({ subCategory });
      form.subCategory.focus();
      await sendKeys({ press: 'Enter' });
      form.subCategory.form?.requestSubmit();
      await form.screen.findByText('About this sub-category.');
      expect(form.screen.queryByText('There is a problem') === null).to.equal(true);
      await form.fill({ subCategory: 'Other' });
      form.screen.getByRole('button', { name: 'Send Query' });
      expect(await wire.requests(SUBMIT.default)).to.deep.equal([]);
    });

    it('restores what was typed and attached with another sub-category (§4)', async () => {
      await openContactWire();
      const form = theForm(await mount());
      await form.settled();
      await form.fill({
        category,
        subCategory: 'Other',
        ccEmail: 'sipho@example.org',
        email: 'me@example.org',
        query: 'What I wrote',
        files: [file('bill.pdf')],
      });
      await form.fill({ subCategory });
      await waitFor(() => {
        expect(form.find.query() === null).to.equal(true);
      });
      await form.fill({ subCategory: 'Other' });
      expect([form.ccEmail.value, form.email.value, form.query.value]).to.deep.equal([
        'sipho@example.org',
        'me@example.org',
        'What I wrote',
      ]);
      form.screen.getByRole('button', { name: 'Remove bill.pdf' });
    });
  });
}

it('a form shortened right after the last key loses nothing (§4)', async () => {
  const wire = await openContactWire();
  const form = theForm(await mount());
  await form.settled();
  await form.fill({
    category: 'Medical claims',
    subCategory: 'Other',
    query: 'Typed, and never left',
  });
  form.subCategory.value = 'SUBMIT_A_CLAIM';
  form.subCategory.dispatchEvent(new Event('change', { bubbles: true }));
  await form.screen.findByText('About this sub-category.');
  await form.fill({ subCategory: 'Other' });
  expect(form.query.value).to.equal('Typed, and never left');
  await form.submit();
  const { parts } = await wire.next(SUBMIT.default);
  expect(parts).to.deep.include({ name: 'query', value: 'Typed, and never left' });
  await form.screen.findByText(/^Thank you for your query/);
});

it('a form shortened, and at once given another category, loses nothing (§4)', async () => {
  await openContactWire();
  const form = theForm(await mount());
  await form.settled();
  await form.fill({
    category: 'Medical claims',
    subCategory: 'Other',
    query: 'Typed, and never left',
  });
  for (const [select, value] of [
    [form.subCategory, 'SUBMIT_A_CLAIM'],
    [form.category, 'OTHER'],
  ] as const) {
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }
  await waitFor(() => {
    expect(form.query.value).to.equal('Typed, and never left');
  });
  expect(form.category.value).to.equal('OTHER');
});
