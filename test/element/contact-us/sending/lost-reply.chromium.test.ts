import { expect } from '@open-wc/testing';
import { within } from '@testing-library/dom';
import { file } from '../../../support/attachments';
import { expectNoAxeViolations } from '../../../support/axe';
import { mount } from '../../../support/mount';
import type { Answer } from '../../../support/wire/wire';
import { FORMS, OPEN_QUERIES, openContactWire } from '../answers';
import { QUERY_TEXT, theForm } from '../the-form';

const FAILED = 'Something went wrong while sending your query. Please try again later.';
const LOST = 'The connection was lost before we could answer, so it may have reached us already.';
const CHECKING = 'We are looking for it in your open queries.';
const NOT_FOUND = /^It is not in your open queries\. Everything you filled in is still here/;
const FOUND = 'Your open queries now include one with the same text: 5000. It was probably sent.';

const [member, delivery] = FORMS;
const row = (referenceNumber: number, queryDetail = QUERY_TEXT, category = 'MEDICAL_CLAIMS') => ({
  referenceNumber,
  category,
  queryDetail,
  dateLogged: '2026-05-01',
});
const listOf = (...queries: readonly unknown[]): Answer => ({ json: { queries } });

/** Sends a query whose answer is lost; the list of open queries answers once each as given. */
async function lost(
  { origin, submission, choice }: (typeof FORMS)[number],
  lists: readonly Answer[],
  files: readonly File[] = [],
) {
  const wire = await openContactWire({
    [submission]: [{ cut: true }],
    [OPEN_QUERIES]: [...lists],
  });
  const element = await mount({ origin });
  const form = theForm(element);
  await form.settled();
  await form.fill({ ...choice, files });
  form.paste(QUERY_TEXT);
  await form.submit();
  const box = (await form.screen.findByText(FAILED)).closest<HTMLElement>('[role=alert]');
  if (!box) throw new Error('The failure is no alert');
  const alert = within(box);
  alert.getByText(LOST);
  return { wire, element, form, alert, submission };
}

describe('a submission whose answer is lost', () => {
  for (const files of [[], [file('bill.pdf')]]) {
    it(`is looked up in the open queries, and a new one with its words shown as probably sent, ${String(files.length)} files (§4)`, async () => {
      const { wire, element, form, alert, submission } = await lost(
        member,
        [listOf(row(1, 'Something else')), listOf(row(5000), row(1, 'Something else'))],
        files,
      );
      await alert.findByText(FOUND);
      expect(alert.queryByText(NOT_FOUND)).to.equal(null);
      expect(form.query.value).to.equal(QUERY_TEXT);
      expect(form.attached()).to.deep.equal(files.map(({ name }) => name));
      expect(await wire.requests(OPEN_QUERIES)).to.have.lengthOf(2);
      expect(await wire.requests(submission)).to.have.lengthOf(1);
      await expectNoAxeViolations(element);
    });
  }

  it('is recognised by its words, whatever the spaces between them (§4)', async () => {
    const words = `  ${QUERY_TEXT.replaceAll(' ', '\n  ')} `;
    const { alert } = await lost(member, [listOf(), listOf(row(5000, words))]);
    await alert.findByText(FOUND);
  });

  const others: Readonly<Record<string, [before: Answer, now: Answer]>> = {
    'an older query with the same words': [listOf(row(4000)), listOf(row(4000))],
    'a new query with other words': [listOf(), listOf(row(5000, 'Other words'))],
    'a new query of another category': [listOf(), listOf(row(5000, QUERY_TEXT, 'OTHER'))],
    'a query without a number': [listOf(), listOf({ ...row(1), referenceNumber: null })],
    'nothing new': [listOf(), listOf()],
  };
  for (const [what, [before, now]] of Object.entries(others)) {
    it(`is not mistaken for ${what} (§4)`, async () => {
      const { alert } = await lost(member, [before, now]);
      await alert.findByText(NOT_FOUND);
      expect(alert.queryByText(/probably/)).to.equal(null);
    });
  }

  it('finds the new one beside an older one with the same words (§4)', async () => {
    const { alert } = await lost(member, [listOf(row(4000)), listOf(row(4000), row(5000))]);
    await alert.findByText(FOUND);
  });

  for (const [what, lists] of [
    ['can’t be read again', [listOf(), { status: 500 }]],
    ['could not be read before either', [{ status: 500 }, listOf(row(5000))]],
  ] as const) {
    it(`is called neither sent nor missing if the list ${what} (§8)`, async () => {
      const { wire, form, alert } = await lost(member, lists);
      await wire.next(OPEN_QUERIES);
      await wire.next(OPEN_QUERIES);
      expect(alert.queryByText(/probably|do not show/)).to.equal(null);
      expect(form.query.value).to.equal(QUERY_TEXT);
    });
  }

  it('says that it is being looked up while it is (§4)', async () => {
    const wire = await openContactWire({ [member.submission]: [{ cut: true }] });
    const form = theForm(await mount());
    await form.settled();
    await wire.next(OPEN_QUERIES);
    const list = await wire.hold(OPEN_QUERIES);
    await form.fill(member.choice);
    form.paste(QUERY_TEXT);
    await form.submit();
    await form.screen.findByText(CHECKING);
    await list.release(listOf());
    await form.screen.findByText(NOT_FOUND);
    expect(form.screen.queryByText(CHECKING)).to.equal(null);
  });

  it('is sent again only if the member says so, once and unchanged (§4)', async () => {
    const { wire, form, alert, submission } = await lost(
      member,
      [listOf(), listOf()],
      [file('bill.pdf')],
    );
    await alert.findByText(NOT_FOUND);
    expect(await wire.requests(submission)).to.have.lengthOf(1);
    await form.submit();
    await form.screen.findByRole('button', { name: 'Log another query' });
    const [first, second, ...more] = await wire.requests(submission);
    expect(second?.parts).to.deep.equal(first?.parts);
    expect(more).to.deep.equal([]);
  });

  it('of medicine deliveries is reported in the same words, and not looked up (§2)', async () => {
    const { wire, alert, form } = await lost(delivery, []);
    expect(alert.queryByText(/open queries/)).to.equal(null);
    expect(await wire.requests(OPEN_QUERIES)).to.deep.equal([]);
    expect(form.query.value).to.equal(QUERY_TEXT);
  });

  it('is not assumed if any answer arrived (§8)', async () => {
    const wire = await openContactWire({ [member.submission]: { status: 500 } });
    const form = theForm(await mount());
    await form.settled();
    await form.fill(member.choice);
    form.paste(QUERY_TEXT);
    await form.submit();
    await form.screen.findByText(FAILED);
    expect(form.screen.queryByText(LOST)).to.equal(null);
    expect(await wire.requests(OPEN_QUERIES)).to.have.lengthOf(1);
  });
});
