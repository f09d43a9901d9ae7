import { expect } from '@open-wc/testing';
import { waitFor, within } from '@testing-library/dom';
import { setClock } from '../../support/clock';
import { mount, user } from '../../support/mount';
import type { Answer } from '../../support/wire/wire';
import { go, travel } from '../routing/travel';
import { OPEN_QUERIES, openContactWire, SUBMIT } from './answers';
import { QUERY_TEXT, theForm } from './the-form';

const NEW = 4712;
const SENT = `Just sent: ${String(NEW)}`;
const listOf = (...numbers: readonly number[]): Answer => ({
  json: {
    queries: numbers.map((referenceNumber) => ({
      referenceNumber,
      category: 'OTHER',
      queryDetail: `Words of ${String(referenceNumber)}`,
      dateLogged: '2024-05-17',
    })),
  },
});

/** Loads the part, which then adds the query before the buttons below the receipt load, or never. */
const loadJustSent = () => import('../../../src/screens/contact-us/open-queries/JustSent');

async function sendQuery() {
  await loadJustSent();
  const form = theForm(await mount());
  await form.settled();
  await form.fill({ category: 'Other', query: QUERY_TEXT });
  await form.submit();
  return form;
}

async function sent(list: Answer, answer: Answer = { json: { referenceNumber: NEW } }) {
  setClock('2026-11-19T23:30:00Z');
  const wire = await openContactWire({ [OPEN_QUERIES]: list, [SUBMIT.default]: answer });
  const form = await sendQuery();
  await form.screen.findByRole('button', { name: 'Log another query' });
  return { wire, form };
}

type Form = Awaited<ReturnType<typeof sent>>['form'];
const rowsOf = async (form: Form) => {
  const table = await form.screen.findByRole('table', { name: 'Your open queries' });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent));
};
const FIRST = ['Other', QUERY_TEXT, '2026-11-20', SENT];
const OLD = ['Other', 'Words of 12', '2024-05-17', 'Edit query 12'];

describe('a query that was just sent', () => {
  it('is in the list at once, in place of a link its number (§1)', async () => {
    const { form, wire } = await sent(listOf(12));
    await form.screen.findByText(SENT);
    expect(await rowsOf(form)).to.deep.equal([FIRST, OLD]);
    expect(await wire.requests(OPEN_QUERIES)).to.have.lengthOf(1);
  });

  it('shows a list that was hidden, because it was empty (§1)', async () => {
    const { form } = await sent(listOf());
    await form.screen.findByText(SENT);
    expect(await rowsOf(form)).to.deep.equal([FIRST]);
  });

  it('stays until a list has it, which has it once (§1)', async () => {
    const { form, wire } = await sent(listOf(12));
    await form.screen.findByText(SENT);
    for (const [list, rows] of [
      [listOf(12), [FIRST, OLD]],
      [listOf(NEW, 12), [['Other', 'Words of 4712', '2024-05-17', 'Edit query 4712'], OLD]],
      // Answered in the meantime, so it is not added again.
      [listOf(12), [OLD]],
    ] as const) {
      await go('#/login');
      await wire.reply(OPEN_QUERIES, list);
      await travel(-1);
      await waitFor(async () => {
        expect(await rowsOf(form)).to.deep.equal(rows);
      });
    }
  });

  for (const [what, now] of [
    ['after a screen that was opened later', '2026-11-20T23:30:01Z'],
    ['on a screen that stays open', '2026-11-20T23:29:58Z'],
  ] as const)
    it(`leaves it after 24 hours, ${what} (§1)`, async () => {
      const { form } = await sent(listOf(12));
      await form.screen.findByText(SENT);
      setClock(now);
      await go('#/login');
      await travel(-1);
      await waitFor(async () => {
        expect(await rowsOf(form)).to.deep.equal([OLD]);
      });
    });

  it('is not shown without a number (§1)', async () => {
    const { form } = await sent(listOf(12), { json: {} });
    await form.screen.findByRole('button', { name: 'Save a record' });
    expect(await rowsOf(form)).to.deep.equal([OLD]);
  });

  it('does not show a list that failed (§1)', async () => {
    const { form, wire } = await sent({ status: 500 });
    await form.screen.findByRole('button', { name: 'Save a record' });
    expect(form.screen.queryByText(SENT)).to.equal(null);
    await wire.reply(OPEN_QUERIES, listOf(12));
    await user.click(form.screen.getByRole('button', { name: 'Try again' }));
    await form.screen.findByText(SENT);
    expect(await rowsOf(form)).to.deep.equal([FIRST, OLD]);
  });

  it('does not show a list that is loading (§1)', async () => {
    const wire = await openContactWire();
    const list = await wire.hold(OPEN_QUERIES);
    const form = await sendQuery();
    await form.screen.findByRole('button', { name: 'Save a record' });
    expect(form.screen.queryByText(/^Just sent/)).to.equal(null);
    await list.release(listOf(12));
    await form.screen.findByText('Just sent: 4711');
  });
});
