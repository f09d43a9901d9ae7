import { expect } from '@open-wc/testing';
import { waitFor, within } from '@testing-library/dom';
import { file } from '../../../support/attachments';
import { expectNoAxeViolations } from '../../../support/axe';
import { hasFocus } from '../../../support/controls';
import { mount, user } from '../../../support/mount';
import type { Answer } from '../../../support/wire/wire';
import { FORMS, OPEN_QUERIES, openContactWire } from '../answers';
import { QUERY_TEXT, theForm } from '../the-form';

const FAILED = 'Something went wrong while sending your query. Please try again later.';
const LOST = 'The connection was lost before we could answer, so it may have reached us already.';
const CHECKING = 'We are looking for it in your open queries.';
const NOT_FOUND = /^It is not in your open queries so far\. Everything you filled in is still here/;
const FOUND = 'Your open queries now include one with the same text: 5000. It was probably sent.';

const [member, delivery] = FORMS;
const row = (referenceNumber: number, queryDetail = QUERY_TEXT, category = 'MEDICAL_CLAIMS') => ({
  referenceNumber,
  category,
  queryDetail,
  dateLogged: '2026-05-01',
});
const listOf = (...queries: readonly unknown[]): Answer => ({ json: { queries } });

/** The form, once the page knows the open queries. */
async function readyForm(attributes: Readonly<Record<string, string>> = {}) {
  const element = await mount(attributes);
  const form = theForm(element);
  await form.settled();
  await waitFor(() => {
    expect(form.screen.queryByText('Loading')).to.equal(null);
  });
  return { element, form };
}

/** Sends a query whose answer is lost. The list of open queries has the given answers, each once. */
async function lost(
  { origin, submission, choice }: (typeof FORMS)[number],
  lists: readonly Answer[],
  files: readonly File[] = [],
  reply: Answer = { cut: true },
) {
  const wire = await openContactWire({
    [submission]: [reply],
    [OPEN_QUERIES]: [...lists],
  });
  const { element, form } = await readyForm({ origin });
  await form.fill({ ...choice, files, query: QUERY_TEXT });
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

  const SILENT: Readonly<Record<string, Answer>> = {
    ...Object.fromEntries(
      [502, 504, 520, 524, 527].map((status) => [`status ${String(status)}`, { status }]),
    ),
    'JSON that is cut short': { text: '{"referenceNumber": 50' },
    'a page of 200': { html: '<!doctype html><title>One moment</title>' },
    'no JSON behind the guard': { text: ")]}',\n<p>" },
  };
  for (const [what, reply] of Object.entries(SILENT)) {
    for (const files of [[], [file('bill.pdf')]]) {
      it(`is looked up too if what arrives is ${what}, ${String(files.length)} files (decisions 7)`, async () => {
        const { wire, alert, submission } = await lost(
          member,
          [listOf(), listOf(row(5000))],
          files,
          reply,
        );
        await alert.findByText(FOUND);
        expect(await wire.requests(submission)).to.have.lengthOf(1);
      });
    }
  }

  // Separate, because Chromium retries a request that is answered like this on a reused connection.
  it('is looked up too if what arrives is status 408 (decisions 7)', async () => {
    const wire = await openContactWire({
      [member.submission]: { status: 408 },
      [OPEN_QUERIES]: [listOf(), listOf(row(5000))],
    });
    const { form } = await readyForm();
    await form.fill(member.choice);
    await form.fill({ query: QUERY_TEXT });
    await form.submit();
    await form.screen.findByText(FOUND);
    await wire.next(member.submission);
  });

  it('is recognised by its words, whatever the spaces between them (§4)', async () => {
    const words = `  ${QUERY_TEXT.replaceAll(' ', '\n  ')} `;
    const { alert } = await lost(member, [listOf(), listOf(row(5000, words))]);
    await alert.findByText(FOUND);
  });

  const others: Readonly<Record<string, [before: Answer, now: Answer]>> = {
    'an older query with the same words': [listOf(row(4000)), listOf(row(4000))],
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

  for (const category of ['Medical claims', 'OTHER', ''])
    it(`is recognised by its words if the list has the category '${category}' (decisions 4)`, async () => {
      const { alert } = await lost(member, [listOf(), listOf(row(5000, QUERY_TEXT, category))]);
      await alert.findByText(FOUND);
    });

  it('is looked up again at a press, because a server may take it in late (decisions 7)', async () => {
    const { wire, alert, submission } = await lost(member, [
      listOf(),
      listOf(),
      { status: 500 },
      listOf(row(5000)),
    ]);
    await alert.findByText(NOT_FOUND);
    const again = alert.getByRole('button', { name: 'Look again' });
    await user.click(again);
    await waitFor(() => {
      expect(alert.queryByText(NOT_FOUND)).to.equal(null);
      expect(again.getAttribute('aria-disabled')).not.to.equal('true');
    });
    expect(hasFocus(again)).to.equal(true);
    await user.click(again);
    await alert.findByText(FOUND);
    expect(alert.queryByRole('button')).to.equal(null);
    expect(await wire.requests(submission)).to.have.lengthOf(1);
  });

  it('is still named if the session has ended at the next attempt (§8)', async () => {
    const { wire, form, alert, submission } = await lost(member, [listOf(), listOf()]);
    await alert.findByText(NOT_FOUND);
    await wire.reply(submission, [{ status: 401 }]);
    await form.submit();
    await form.screen.findByText(/^You need to log in again/);
    form.screen.getByText('An earlier attempt may have reached us already.');
  });

  it('finds the new one beside an older one with the same words (§4)', async () => {
    const { alert } = await lost(member, [listOf(row(4000)), listOf(row(4000), row(5000))]);
    await alert.findByText(FOUND);
  });

  for (const [what, lists] of [
    ['can’t be read again', [listOf(), { status: 500 }]],
    ['could not be read before either', [{ status: 500 }, listOf(row(5000))]],
    [
      'has a new one with a shortened text',
      [listOf(), listOf(row(5000, `${QUERY_TEXT.slice(0, 9)}…`))],
    ],
    ['has a new one with a cleaned text', [listOf(), listOf(row(5000, `${QUERY_TEXT} ??`))]],
  ] as const) {
    it(`is called neither sent nor missing if the list ${what} (§8)`, async () => {
      const { wire, form, alert } = await lost(member, lists);
      await wire.next(OPEN_QUERIES);
      await wire.next(OPEN_QUERIES);
      await waitFor(() => {
        expect(alert.queryByText(CHECKING)).to.equal(null);
      });
      expect(alert.queryByText(FOUND)).to.equal(null);
      expect(alert.queryByText(NOT_FOUND)).to.equal(null);
      expect(form.query.value).to.equal(QUERY_TEXT);
    });
  }

  it('is never called missing because the list that shows it arrived late, in a second attempt neither (§4)', async () => {
    const { submission, choice } = member;
    const wire = await openContactWire({
      [OPEN_QUERIES]: listOf(row(5000)),
      [submission]: { status: 504 },
    });
    const list = await wire.hold(OPEN_QUERIES);
    const form = theForm(await mount());
    await form.settled();
    await form.fill(choice);
    await form.fill({ query: QUERY_TEXT });
    await form.submit();
    await form.screen.findByText(LOST);
    await list.release(listOf(row(5000)));
    await form.screen.findByRole('link', { name: 'Edit query 5000' });
    for (const attempt of [1, 2]) {
      await waitFor(async () => {
        expect(await wire.requests(submission)).to.have.lengthOf(attempt);
        expect(form.screen.queryByText(LOST)).not.to.equal(null);
        expect(form.screen.queryByText(CHECKING)).to.equal(null);
      });
      expect(form.screen.queryByText(NOT_FOUND)).to.equal(null);
      expect(form.screen.queryByText(/probably/)).to.equal(null);
      if (attempt === 1) await form.submit();
    }
  });

  it('is called missing if the list that arrived late is empty (§4)', async () => {
    const { alert } = await lost(member, [{ status: 500 }, listOf()]);
    await alert.findByText(NOT_FOUND);
  });

  it('is looked up by the words that were sent, not by those typed since (§4)', async () => {
    const wire = await openContactWire({ [OPEN_QUERIES]: [listOf(), listOf(row(5000))] });
    const reply = await wire.hold(member.submission);
    const { form } = await readyForm();
    await form.fill(member.choice);
    await form.fill({ query: QUERY_TEXT });
    await form.submit();
    await wire.next(member.submission);
    form.query.focus();
    await form.fill({ query: 'Something else' });
    form.query.blur();
    await reply.cut();
    await form.screen.findByText(FOUND);
  });

  it('that was refused meanwhile is still looked up by the list before it (§4)', async () => {
    const { wire, form, alert, submission } = await lost(member, [listOf(), listOf()]);
    await alert.findByText(NOT_FOUND);
    await wire.reply(submission, [{ status: 500 }, { status: 502 }]);
    await wire.reply(OPEN_QUERIES, listOf(row(5000)));
    await form.submit();
    await waitFor(() => {
      expect(form.screen.queryByText(FAILED)).not.to.equal(null);
      expect(form.screen.queryByText(LOST)).to.equal(null);
    });
    await form.submit();
    await form.screen.findByText(FOUND);
  });

  it('that was refused meanwhile is still named after a submit that sends nothing (§4)', async () => {
    const { wire, form, alert, submission } = await lost(member, [listOf(), listOf(), listOf()]);
    await alert.findByText(NOT_FOUND);
    await wire.reply(submission, [{ status: 500 }]);
    await form.submit();
    await form.screen.findByText('An earlier attempt may have reached us already.');
    await form.fill({ email: 'nobody@' });
    await form.submit();
    await form.refused();
    form.screen.getByText(/may have reached us already/);
    expect(await wire.requests(submission)).to.have.lengthOf(2);
  });

  it('is still reported, with what was found, after a submit that sends nothing (§4)', async () => {
    const { wire, form, alert, submission } = await lost(member, [listOf(), listOf(row(5000))]);
    await alert.findByText(FOUND);
    await form.fill({ email: 'nobody@' });
    await form.submit();
    await form.screen.findByText('Please enter a valid email address');
    await waitFor(() => {
      expect(document.activeElement?.shadowRoot?.activeElement).not.to.equal(form.send);
    });
    form.screen.getByText(LOST);
    form.screen.getByText(FOUND);
    expect(await wire.requests(submission)).to.have.lengthOf(1);
  });

  it('says that it is being looked up while it is (§4)', async () => {
    const wire = await openContactWire({ [member.submission]: [{ cut: true }] });
    const form = theForm(await mount());
    await form.settled();
    await wire.next(OPEN_QUERIES);
    const list = await wire.hold(OPEN_QUERIES);
    await form.fill(member.choice);
    await form.fill({ query: QUERY_TEXT });
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

  for (const status of [400, 409, 500, 503, 519, 528]) {
    it(`is not assumed if the server answers ${String(status)} (§8)`, async () => {
      const wire = await openContactWire({ [member.submission]: { status } });
      const form = theForm(await mount());
      await form.settled();
      await form.fill(member.choice);
      await form.fill({ query: QUERY_TEXT });
      await form.submit();
      await form.screen.findByText(FAILED);
      expect(form.screen.queryByText(LOST)).to.equal(null);
      expect(await wire.requests(OPEN_QUERIES)).to.have.lengthOf(1);
    });
  }
});
