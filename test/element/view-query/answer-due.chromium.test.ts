import { expect } from '@open-wc/testing';
import { expectNoAxeViolations } from '../../support/axe';
import { setClock } from '../../support/clock';
import { user } from '../../support/mount';
import {
  ANY_RESPONSE,
  hashOf,
  openQueryWire,
  QUERY,
  readOf,
  RESPONSE_BUTTON,
  viewQuery,
} from './the-query';
import { emailOf, NO_RESPONSE, shownResponse } from './the-response';
import { openUpdate } from './the-update';

const CALENDAR = { name: 'Add to calendar' };
const SAVE = { name: 'Save a record' };
const PAST =
  'An answer was due by 2026-11-04. Look in your email, or view the response here. If there is none, ask with Update Query.';

async function viewed(
  now: string,
  query: Readonly<Record<string, unknown>> = {},
  opening: Parameters<typeof viewQuery>[0] = {},
  attributes: Readonly<Record<string, string>> = {},
) {
  setClock(now);
  // Loads first, so the button that follows it shows only once the due day had its chance to show.
  await import('../../../src/components/due/AnswerDue');
  const json = { ...QUERY, dateLogged: '2026-11-02', ...query };
  await openQueryWire({ [readOf('4711')]: { json } });
  const opened = await viewQuery(opening, attributes);
  await opened.screen.findByRole('button', SAVE);
  return opened;
}

describe('the day by which an answer is due, on the query’s screen', () => {
  // The second time is the last minute of the due day in the scheme's time zone.
  for (const now of ['2026-11-02T10:00:00Z', '2026-11-04T21:59:00Z'])
    it(`is shown until it is over, as at ${now} (§9)`, async () => {
      const { element, screen } = await viewed(now);
      const said = await screen.findByText('Answer due by Wednesday 2026-11-04.');
      expect(said.closest('[role]')?.getAttribute('role')).to.equal('status');
      screen.getByRole('button', CALENDAR);
      await expectNoAxeViolations(element);
    });

  it('shows its calendar and the record after the response, which members want first (§2)', async () => {
    const { screen } = await viewed('2026-11-02T10:00:00Z');
    const keys = [RESPONSE_BUTTON, CALENDAR, SAVE].map(({ name }) =>
      screen.getByRole('button', { name }),
    );
    const inOrder = screen.getAllByRole('button').filter((button) => keys.includes(button));
    expect(inOrder).to.deep.equal(keys);
  });

  it('names the holidays that are skipped (§9)', async () => {
    const { screen } = await viewed('2026-04-03T10:00:00Z', { dateLogged: '2026-04-02' });
    await screen.findByText('Answer due by Wednesday 2026-04-08.');
    screen.getByText('Family Day, 2026-04-06, is not a business day.');
  });

  it('says what to do once it is over (§9)', async () => {
    const { element, screen } = await viewed('2026-11-04T22:00:00Z');
    await screen.findByText(PAST);
    expect(screen.queryByRole('button', CALENDAR)).to.equal(null);
    await expectNoAxeViolations(element);
  });

  for (const [what, query, opening] of [
    ['of a query that can’t be updated', { canUpdate: false }, {}],
    ['on the timeline', {}, { timeline: 'true' }],
    ['of a query without a date', { dateLogged: 'soon' }, {}],
    ['of a date that no calendar has', { dateLogged: '9999-12-31' }, {}],
  ] as const)
    it(`is not shown ${what} (§9)`, async () => {
      const { screen } = await viewed('2026-11-02T10:00:00Z', query, opening);
      expect(screen.queryByText(/^(?:Answer due|An answer was due)/)).to.equal(null);
    });

  for (const now of ['2026-11-02T10:00:00Z', '2026-11-09T10:00:00Z'])
    it(`is removed with its calendar once the response is shown, as at ${now} (§9)`, async () => {
      const { element, screen } = await viewed(now);
      await screen.findByText(/^(?:Answer due|An answer was due)/);
      const wire = await openQueryWire();
      await wire.reply(ANY_RESPONSE, emailOf('<p>It was paid.</p>'));
      await user.click(screen.getByRole('button', RESPONSE_BUTTON));
      await shownResponse(element);
      const expectNone = () => {
        expect(screen.queryByText(/^(?:Answer due|An answer was due)/)).to.equal(null);
        expect(screen.queryByRole('button', CALENDAR)).to.equal(null);
      };
      expectNone();
      await user.click(screen.getByRole('button', { name: 'Close' }));
      expectNone();
      location.hash = '#/contact-us/default';
      await screen.findByRole('heading', { name: 'How can we help?' });
      location.hash = hashOf();
      await screen.findByRole('button', SAVE);
      expectNone();
    });

  it('stays while there is no response (§9)', async () => {
    const { screen } = await viewed('2026-11-02T10:00:00Z');
    const wire = await openQueryWire();
    await wire.reply(ANY_RESPONSE, { json: {} });
    await user.click(screen.getByRole('button', RESPONSE_BUTTON));
    await screen.findByText(NO_RESPONSE);
    screen.getByText('Answer due by Wednesday 2026-11-04.');
    screen.getByRole('button', CALENDAR);
  });

  it('is not that of an update if a category is called “update” (§9)', async () => {
    const { screen } = await viewed('2026-11-02T10:00:00Z', { category: 'update' });
    await screen.findByText('Answer due by Wednesday 2026-11-04.');
  });

  it('is the one set for the category (§9)', async () => {
    const attributes = { 'response-days': '{"MEDICAL_CLAIMS":4}' };
    const { screen } = await viewed('2026-11-02T10:00:00Z', {}, {}, attributes);
    await screen.findByText('Answer due by Friday 2026-11-06.');
  });

  it('is shown for medicine delivery if the portal sets one, until it is over (§9)', async () => {
    const attributes = { 'response-days': '{"medxpress":2}' };
    const query = { category: 'MEDXPRESS_DELIVERY_QUERY' };
    const opening = { origin: 'medxpress' } as const;
    const { element, screen } = await viewed('2026-11-02T10:00:00Z', query, opening, attributes);
    await screen.findByText('Answer due by Wednesday 2026-11-04.');
    element.remove();
    // A query of medicine delivery cannot be updated, so the text's advice to update it would be wrong.
    const later = await viewed('2026-11-06T10:00:00Z', query, opening, attributes);
    expect(later.screen.queryByText(/^An answer was due/)).to.equal(null);
  });
});

it('the thanks for an update have their own due day, one calendar and one record (§9)', async () => {
  setClock('2026-11-02T10:00:00Z');
  const { update } = await openUpdate({ json: { referenceNumber: 4712 } });
  await update.fill();
  await update.submit();
  await update.thanked();
  await update.screen.findByText('Expect our answer by Thursday 2026-11-05.');
  expect(update.screen.queryByText(/^(?:Answer due|An answer was due)/)).to.equal(null);
  expect(await update.screen.findAllByRole('button', SAVE)).to.have.lengthOf(1);
  expect(update.screen.getAllByRole('button', CALENDAR)).to.have.lengthOf(1);
});
