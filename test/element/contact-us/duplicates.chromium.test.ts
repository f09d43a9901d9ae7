import { expect, nextFrame } from '@open-wc/testing';
import { waitFor, within } from '@testing-library/dom';
import { file, slowRefusedFile } from '../../support/attachments';
import { expectNoAxeViolations } from '../../support/axe';
import { hasFocus, typeInto } from '../../support/controls';
import { mount, shadow, user } from '../../support/mount';
import type { Answer } from '../../support/wire/wire';
import { go, travel } from '../routing/travel';
import { openQueryWire, QUERY, readOf, UPDATE_TOGGLE } from '../view-query/the-query';
import { theUpdate, UPDATE } from '../view-query/the-update';
import { MEMBER_DETAILS, OPEN_QUERIES, REFERENCE_NUMBER, SUBMIT } from './answers';
import { holdDecoding, pictures } from './attachments/pages-panel';
import { QUERY_TEXT, theForm } from './the-form';

const TITLE = 'You already have an open query about Medical claims';
const CLOSED = 'This query can’t be added to. Send yours as a new one.';
const CLAIM = { category: 'Medical claims', subCategory: 'Claim not paid' };
const ADD = { name: 'Add to query 4711' };

const item = (referenceNumber: number | null, dateLogged: string, category = 'MEDICAL_CLAIMS') => ({
  referenceNumber,
  category,
  queryDetail: `Words of ${String(referenceNumber)}`,
  dateLogged,
});
const LIST = {
  json: {
    queries: [
      item(12, '2024-05-01'),
      item(4711, '2024-05-17'),
      item(4711, '2024-05-16'),
      item(13, '2024-05-02'),
      item(14, '2024-06-01', 'OTHER'),
      item(15, '2024-06-01', ''),
      item(null, '2024-06-02'),
    ],
  },
};

async function opened(answers: Parameters<typeof openQueryWire>[0] = {}) {
  const wire = await openQueryWire({ [OPEN_QUERIES]: LIST, ...answers });
  const element = await mount();
  const form = theForm(element);
  await form.settled();
  await form.screen.findByRole('table');
  return { wire, element, form };
}

const noteOf = async (form: ReturnType<typeof theForm>) => {
  const note = (await form.screen.findByText(TITLE)).closest<HTMLElement>('.alert');
  if (!note) throw new Error('No note');
  return note;
};

const SPLIT = { name: /^Split Pages .* into pictures$/ };

/** Puts two pictures of the shown form into one PDF. */
async function makePdf({ screen }: ReturnType<typeof theForm>) {
  for (const name of ['Put 2 pictures into one PDF', 'Make the PDF'])
    await user.click(await screen.findByRole('button', { name }));
  await screen.findByRole('button', SPLIT);
}

async function sendUpdateAndReturn({ element, form, wire }: Awaited<ReturnType<typeof opened>>) {
  await wire.reply(UPDATE, { json: { referenceNumber: REFERENCE_NUMBER } });
  const update = theUpdate(element);
  await update.submit();
  await update.thanked();
  await travel(-1);
  await form.screen.findByRole('heading', { name: 'How can we help?' });
}

describe('a category that has open queries', () => {
  it('shows its two newest, politely spoken, and asks no server (§2)', async () => {
    const { element, form, wire } = await opened();
    await form.fill(CLAIM);
    const note = await noteOf(form);
    expect(within(note).getByText(TITLE).closest('[role]')?.getAttribute('role')).to.equal(
      'status',
    );
    const rows = within(note).getAllByRole('listitem');
    expect(
      rows.map((row) =>
        [...(row.querySelector('p')?.children ?? [])].map((each) => each.textContent),
      ),
    ).to.deep.equal([
      ['4711', '2024-05-17', 'Words of 4711'],
      ['13', '2024-05-02', 'Words of 13'],
    ]);
    within(note).getByText('Your text and files will be added.');
    expect(await wire.requests(readOf('4711'))).to.have.lengthOf(0);
    expect(await wire.requests(OPEN_QUERIES)).to.have.lengthOf(1);
    await expectNoAxeViolations(element);
  });

  it('opens the query with all that was filled in, by one request (§2)', async () => {
    const { element, form, wire } = await opened();
    const bill = file('bill.pdf');
    await form.fill({ ...CLAIM, query: QUERY_TEXT, files: [bill] });
    await user.click(within(await noteOf(form)).getByRole('button', ADD));
    await form.screen.findByRole('heading', { name: 'View your query' });
    const update = theUpdate(element);
    await waitFor(() => {
      expect(update.query.value).to.equal(QUERY_TEXT);
    });
    expect(update.query.selectionStart).to.equal(QUERY_TEXT.length);
    expect(update.attached()).to.deep.equal(['bill.pdf']);
    await form.screen.findByRole('table', { name: 'Query 4711' });
    expect(await wire.requests(readOf('4711'))).to.have.lengthOf(1);
    expect(hasFocus(form.screen.getByRole('heading', { level: 2 }))).to.equal(true);

    await wire.reply(UPDATE, { json: { referenceNumber: REFERENCE_NUMBER } });
    await update.submit();
    await update.thanked();
    const [sent] = await wire.requests(UPDATE);
    expect(sent?.parts).to.deep.include({ name: 'query', value: QUERY_TEXT });
    // Its text has left the new query, whose other values stay.
    await travel(-1);
    await form.screen.findByRole('heading', { name: 'How can we help?' });
    expect(form.query.value).to.equal('');
    expect(form.attached()).to.deep.equal([]);
    expect(form.category.value).to.equal('MEDICAL_CLAIMS');
  });

  it('leaves an update that may have arrived alone with what it took along (decisions 7)', async () => {
    const { element, wire, form } = await opened();
    await form.fill({ ...CLAIM, query: QUERY_TEXT, files: [file('bill.pdf')] });
    await user.click(within(await noteOf(form)).getByRole('button', ADD));
    await form.screen.findByRole('heading', { name: 'View your query' });
    const update = theUpdate(element);
    await waitFor(() => {
      expect(update.query.value).to.equal(QUERY_TEXT);
    });
    await wire.reply(UPDATE, { status: 504 });
    await update.submit();
    await form.screen.findByText(/it may have reached us already/);
    expect(update.query.value).to.equal(QUERY_TEXT);
    await travel(-1);
    await form.screen.findByRole('heading', { name: 'How can we help?' });
    expect(form.query.value).to.equal('');
    expect(form.attached()).to.deep.equal([]);
  });

  it('leaves the new query without the pictures that were sent as a PDF of the update (§2)', async () => {
    const { element, form, wire } = await opened();
    await form.fill({ ...CLAIM, query: QUERY_TEXT, files: await pictures('a.png', 'b.png') });
    await user.click(within(await noteOf(form)).getByRole('button', ADD));
    await form.screen.findByRole('table', { name: 'Query 4711' });
    await makePdf(form);
    await sendUpdateAndReturn({ element, form, wire });
    expect(form.attached()).to.deep.equal([]);
  });

  it('opens the query with a PDF that can still be taken apart there (§5)', async () => {
    const { element, form } = await opened();
    await form.fill({ ...CLAIM, query: QUERY_TEXT, files: await pictures('a.png', 'b.png') });
    await makePdf(form);
    await user.click(within(await noteOf(form)).getByRole('button', ADD));
    await form.screen.findByRole('heading', { name: 'View your query' });
    await user.click(await form.screen.findByRole('button', SPLIT));
    expect(theUpdate(element).attached()).to.deep.equal(['a.png', 'b.png']);
  });

  it('leaves the new query without the PDF whose pages were sent in the update (§2)', async () => {
    const { element, form, wire } = await opened();
    await form.fill({ ...CLAIM, query: QUERY_TEXT, files: await pictures('a.png', 'b.png') });
    await makePdf(form);
    await user.click(within(await noteOf(form)).getByRole('button', ADD));
    await form.screen.findByRole('table', { name: 'Query 4711' });
    await user.click(await form.screen.findByRole('button', SPLIT));
    await sendUpdateAndReturn({ element, form, wire });
    expect(form.attached()).to.deep.equal([]);
  });

  it('offers no update with a PDF of pictures that were sent as a new query (§2)', async () => {
    const { element, form } = await opened();
    await form.fill({ ...CLAIM, query: QUERY_TEXT, files: await pictures('a.png', 'b.png') });
    await user.click(within(await noteOf(form)).getByRole('button', ADD));
    await form.screen.findByRole('table', { name: 'Query 4711' });
    await makePdf(form);
    await travel(-1);
    await form.screen.findByRole('heading', { name: 'How can we help?' });
    await form.submit();
    await form.screen.findByRole('button', { name: 'Log another query' });
    await go('#/update/default?reference=4711&timeline=false');
    await user.click(await form.screen.findByRole('button', UPDATE_TOGGLE));
    const update = theUpdate(element);
    expect([update.query.value, update.attached()]).to.deep.equal(['', []]);
  });

  it('opens the query with its form where nothing was filled in (§2)', async () => {
    const { element, form } = await opened();
    await form.fill(CLAIM);
    await user.click(within(await noteOf(form)).getByRole('button', ADD));
    await form.screen.findByRole('table', { name: 'Query 4711' });
    expect(theUpdate(element).query.value).to.equal('');
  });

  it('leaves an update as it is that was begun before (§2)', async () => {
    const { element, form } = await opened();
    await go('#/update/default?reference=4711&timeline=false');
    await user.click(await form.screen.findByRole('button', UPDATE_TOGGLE));
    await theUpdate(element).fill({ query: 'Begun before.' });
    await travel(-1);
    await form.screen.findByRole('table');
    await form.fill({ ...CLAIM, query: QUERY_TEXT });
    await user.click(within(await noteOf(form)).getByRole('button', ADD));
    await form.screen.findByRole('table', { name: 'Query 4711' });
    expect(theUpdate(element).query.value).to.equal('Begun before.');
    await travel(-1);
    await form.screen.findByRole('heading', { name: 'How can we help?' });
    expect(form.query.value).to.equal(QUERY_TEXT);
  });

  it('keeps for the new query only what was left out of the update, whose words were corrected (§2)', async () => {
    const { element, form, wire } = await opened();
    const [bill, card] = [file('bill.pdf'), file('card.png')];
    await form.fill({ ...CLAIM, query: QUERY_TEXT, files: [bill, card] });
    await user.click(within(await noteOf(form)).getByRole('button', ADD));
    await form.screen.findByRole('table', { name: 'Query 4711' });
    const update = theUpdate(element);
    await user.click(update.screen.getByRole('button', { name: 'Remove card.png' }));
    await update.fill({ query: QUERY_TEXT.replace('May', 'June') });
    await wire.reply(UPDATE, { json: { referenceNumber: REFERENCE_NUMBER } });
    await update.submit();
    await update.thanked();
    await travel(-1);
    await form.screen.findByRole('heading', { name: 'How can we help?' });
    expect(form.query.value).to.equal('');
    expect(form.attached()).to.deep.equal(['card.png']);
  });

  for (const [what, before, after] of [
    ['all of it', QUERY_TEXT, {}],
    ['more words', 'Why?', { query: 'Why? Please check.' }],
    ['files without words', '', { query: QUERY_TEXT }],
  ] as const)
    it(`offers no update with what has been sent as a new query: ${what} (§2)`, async () => {
      const { element, form } = await opened();
      await form.fill({ ...CLAIM, query: before, files: [file('bill.pdf')] });
      await user.click(within(await noteOf(form)).getByRole('button', ADD));
      await form.screen.findByRole('table', { name: 'Query 4711' });
      await travel(-1);
      await form.screen.findByRole('heading', { name: 'How can we help?' });
      await form.fill(after);
      await form.submit();
      await form.screen.findByRole('button', { name: 'Log another query' });
      await go('#/update/default?reference=4711&timeline=false');
      await user.click(await form.screen.findByRole('button', UPDATE_TOGGLE));
      const update = theUpdate(element);
      expect([update.query.value, update.attached()]).to.deep.equal(['', []]);
    });

  it('takes words along that an earlier query had too (§2)', async () => {
    const { element, form } = await opened();
    await form.fill({ ...CLAIM, query: QUERY_TEXT });
    await form.submit();
    await user.click(await form.screen.findByRole('button', { name: 'Log another query' }));
    await form.fill({ ...CLAIM, query: QUERY_TEXT });
    await user.click(within(await noteOf(form)).getByRole('button', ADD));
    await form.screen.findByRole('table', { name: 'Query 4711' });
    expect(theUpdate(element).query.value).to.equal(QUERY_TEXT);
  });

  it('keeps the update that has other words than the new query (§2)', async () => {
    const { element, form } = await opened();
    await form.fill({ ...CLAIM, query: QUERY_TEXT });
    await user.click(within(await noteOf(form)).getByRole('button', ADD));
    await form.screen.findByRole('table', { name: 'Query 4711' });
    await travel(-1);
    await form.screen.findByRole('heading', { name: 'How can we help?' });
    await form.fill({ query: 'Other words.' });
    await form.submit();
    await form.screen.findByRole('button', { name: 'Log another query' });
    await go('#/update/default?reference=4711&timeline=false');
    await form.screen.findByRole('table', { name: 'Query 4711' });
    expect(theUpdate(element).query.value).to.equal(QUERY_TEXT);
  });

  it('takes nothing along to a query of another member (security 30)', async () => {
    const { element, form, wire } = await opened({
      [SUBMIT.default]: [{ status: 401 }],
      'POST /wsg/rest': { json: {} },
      'GET /portal/wlxapp/Ping.srv': { text: 'pong' },
    });
    await form.fill({ ...CLAIM, query: QUERY_TEXT });
    await noteOf(form);
    await form.submit();
    typeInto(await form.screen.findByLabelText('Username'), 'sipho');
    typeInto(form.screen.getByLabelText('Password'), 'secret');
    await wire.reply(MEMBER_DETAILS, { json: { emails: ['sipho@example.org'] } });
    const list = await wire.hold(OPEN_QUERIES);
    await user.click(form.screen.getByRole('button', { name: 'Log in' }));
    await form.screen.findByText(/^Nothing has been sent yet, because another member/);
    await list.release(LIST);
    await form.screen.findByRole('table', { name: 'Your open queries' });
    // Long enough for parts that load on demand, which have loaded before.
    await nextFrame();
    await nextFrame();
    expect(element.shadowRoot?.querySelector('.duplicates')).to.equal(null);
    expect(form.query.value).to.equal(QUERY_TEXT);
  });

  it('stays on the form if a file is refused meanwhile, which must be seen first (decisions 7)', async () => {
    const { element, form } = await opened();
    await form.fill({ ...CLAIM, query: QUERY_TEXT });
    const { slow, read } = await slowRefusedFile('slow.pdf');
    await user.upload(form.chooser, slow);
    const add = within(await noteOf(form)).getByRole('button', ADD);
    await user.click(add);
    read();
    await form.screen.findByText(/^slow\.pdf: the content of this file doesn’t match its name/);
    await waitFor(() => {
      expect(add.querySelector('.spinner')).to.equal(null);
    });
    expect(form.query.value).to.equal(QUERY_TEXT);
    await user.click(add);
    await form.screen.findByRole('table', { name: 'Query 4711' });
    expect(theUpdate(element).query.value).to.equal(QUERY_TEXT);
  });

  it('stays on the form that is being sent as a new query (§2)', async () => {
    const { form, wire } = await opened();
    await form.fill({ ...CLAIM, query: QUERY_TEXT });
    const query = await wire.hold(readOf('4711'));
    const sending = await wire.hold(SUBMIT.default);
    await user.click(within(await noteOf(form)).getByRole('button', ADD));
    await wire.next(readOf('4711'));
    await form.submit();
    await wire.next(SUBMIT.default);
    await query.release({ json: QUERY });
    await sending.release({ json: { referenceNumber: REFERENCE_NUMBER } });
    await form.screen.findByRole('button', { name: 'Log another query' });
    expect(await wire.requests(SUBMIT.default)).to.have.lengthOf(1);
  });

  for (const [what, answer] of Object.entries<Answer>({
    'is closed': { json: { ...QUERY, canUpdate: false } },
    'can’t be read': { status: 500 },
    'is too old': { status: 400, json: { exceptionCode: '0015' } },
  }))
    it(`says so where the query ${what}, and keeps the form (§2)`, async () => {
      const { form } = await opened({ [readOf('4711')]: answer });
      await form.fill({ ...CLAIM, query: QUERY_TEXT });
      await user.click(within(await noteOf(form)).getByRole('button', ADD));
      const said = await form.screen.findByText(CLOSED);
      expect(said.closest('[role]')?.getAttribute('role')).to.equal('status');
      expect(form.query.value).to.equal(QUERY_TEXT);
    });

  it('goes on with a PDF of pictures where the query is closed (§2, decisions 7)', async () => {
    const { form } = await opened({ [readOf('4711')]: { json: { ...QUERY, canUpdate: false } } });
    await form.fill({ ...CLAIM, files: await pictures('a.png', 'b.png') });
    await user.click(
      await form.screen.findByRole('button', { name: 'Put 2 pictures into one PDF' }),
    );
    const { release, restore } = holdDecoding();
    await user.click(await form.screen.findByRole('button', { name: 'Make the PDF' }));
    await form.screen.findByText('Making page 1 of 2');
    await user.click(within(await noteOf(form)).getByRole('button', ADD));
    await form.screen.findByText(CLOSED);
    release();
    restore();
    await form.screen.findByRole('button', { name: /^Split Pages .* into pictures$/ });
  });

  it('may have the portal’s words (§2)', async () => {
    await openQueryWire({ [OPEN_QUERIES]: LIST });
    const element = await mount({ messages: '{"duplicates":{"add":"Voeg by {referenceNumber}"}}' });
    const form = theForm(element);
    await form.settled();
    await form.fill(CLAIM);
    await form.screen.findByRole('button', { name: 'Voeg by 4711' });
  });
});

describe('no open query is pointed out', () => {
  const shown = (element: Element) =>
    shadow(element).queryByText(/^You already have an open query/);

  it('for no category, that of all others, and one that the list has not (§2)', async () => {
    const { element, form } = await opened();
    expect(element.shadowRoot?.querySelector('.duplicates'), 'no category yet').to.equal(null);
    for (const category of ['Other', 'Manage plan']) {
      await form.fill(CLAIM);
      await form.screen.findByText(TITLE);
      await form.fill({ category });
      await waitFor(() => {
        expect(shown(element)).to.equal(null);
      });
    }
  });

  it('while the list is loading, and once it is there (§2)', async () => {
    const wire = await openQueryWire();
    const list = await wire.hold(OPEN_QUERIES);
    const element = await mount();
    const form = theForm(element);
    await form.settled();
    await form.fill(CLAIM);
    expect(shown(element)).to.equal(null);
    await list.release(LIST);
    await form.screen.findByText(TITLE);
  });

  it('from a list that failed (§2)', async () => {
    const { element, form, wire } = await opened();
    await form.fill(CLAIM);
    await form.screen.findByText(TITLE);
    await go('#/login');
    await wire.reply(OPEN_QUERIES, { status: 500 });
    await travel(-1);
    await form.screen.findByRole('button', { name: 'Try again' });
    await waitFor(() => {
      expect(shown(element)).to.equal(null);
    });
  });

  it('on a site that lists none (§2)', async () => {
    const wire = await openQueryWire({ [OPEN_QUERIES]: LIST });
    const element = await mount({ origin: 'medxpress' });
    const form = theForm(element);
    await form.settled();
    await form.fill({ category: 'Delivery query' });
    await form.screen.findByRole('button', { name: 'Send Query' });
    expect(shown(element)).to.equal(null);
    expect(await wire.requests(OPEN_QUERIES)).to.have.lengthOf(0);
  });
});
