import { expect } from '@open-wc/testing';
import { within } from '@testing-library/dom';
import { expectNoAxeViolations } from '../../support/axe';
import { collectEvents } from '../../support/collect';
import { hasFocus } from '../../support/controls';
import { user } from '../../support/mount';
import {
  ANY_QUERY,
  FAILED,
  mountQuery,
  openQueryWire,
  OUTDATED,
  RESPONSE_BUTTON,
  UPDATE_TOGGLE,
} from './the-query';

const TRY_AGAIN = { name: 'Try again' };

const OUTDATED_BODIES = [
  { exceptionCode: '0015' },
  { errorCode: '0015', message: 'Too old' },
  { code: '0015' },
  { exception: { exceptionCode: '0015' } },
  { exception: { code: '0015' } },
  { error: { errorCode: '0015' } },
  { error: 'Bad Request', code: 'E400', exception: { exceptionCode: '0015' } },
];

const OTHER_BODIES = [
  { exceptionCode: 15 },
  { exceptionCode: '15' },
  { exceptionCode: '00015' },
  { exceptionCode: ' 0015' },
  { exceptionCode: '0016' },
  { message: '0015' },
  { exceptionCode: ['0015'] },
  { error: { exception: { code: '0015' } } },
  '0015',
];

describe('a query that is too old for this feature', () => {
  for (const json of OUTDATED_BODIES) {
    it(`is recognised by code 0015, ${JSON.stringify(json)}, without an update or a second attempt (§8)`, async () => {
      await openQueryWire({ [ANY_QUERY]: { status: 400, json } });
      const { element, screen } = await mountQuery();
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).to.equal(OUTDATED);
      for (const name of [UPDATE_TOGGLE, RESPONSE_BUTTON, TRY_AGAIN])
        expect(screen.queryByRole('button', name)).to.equal(null);
      screen.getByRole('button', { name: 'Back' });
      await expectNoAxeViolations(element);
    });
  }

  for (const json of OTHER_BODIES) {
    it(`is recognised by nothing else: ${JSON.stringify(json)} (decisions 3)`, async () => {
      await openQueryWire({ [ANY_QUERY]: { status: 400, json } });
      const { screen } = await mountQuery();
      await screen.findByText(FAILED);
      expect(screen.queryByText(OUTDATED)).to.equal(null);
    });
  }
});

describe('a query that could not be fetched', () => {
  it('says so, hides the update section, and can be tried again (§8)', async () => {
    const wire = await openQueryWire({ [ANY_QUERY]: [{ status: 500 }, { status: 503 }] });
    const { element, screen } = await mountQuery();
    const alert = within(await screen.findByRole('alert'));
    alert.getByText(FAILED);
    for (const name of [UPDATE_TOGGLE, RESPONSE_BUTTON])
      expect(screen.queryByRole('button', name)).to.equal(null);
    await expectNoAxeViolations(element);

    await user.click(alert.getByRole('button', TRY_AGAIN));
    await wire.next(ANY_QUERY);
    await wire.next(ANY_QUERY);
    await user.click(await screen.findByRole('button', TRY_AGAIN));
    await screen.findByRole('table');
    expect(screen.queryByText(FAILED)).to.equal(null);
    screen.getByRole('button', UPDATE_TOGGLE);
    expect(await wire.requests(ANY_QUERY)).to.have.lengthOf(3);
  });

  it('shows the skeleton while it is tried again (§4)', async () => {
    const wire = await openQueryWire({ [ANY_QUERY]: [{ cut: true }] });
    const { element, screen } = await mountQuery();
    await screen.findByText(FAILED);
    const second = await wire.hold(ANY_QUERY);
    await user.click(screen.getByRole('button', TRY_AGAIN));
    await wire.next(ANY_QUERY);
    expect(screen.queryByText(FAILED)).to.equal(null);
    expect(element.shadowRoot?.querySelector('.skeleton')).not.to.equal(null);
    await second.release({ status: 500 });
    await screen.findByText(FAILED);
  });

  it('leaves the focus at the heading of the screen when it is tried again (§8)', async () => {
    await openQueryWire({ [ANY_QUERY]: [{ status: 500 }] });
    const { screen } = await mountQuery();
    await screen.findByText(FAILED);
    await user.click(screen.getByRole('button', TRY_AGAIN));
    await screen.findByRole('table');
    expect(hasFocus(screen.getByRole('heading', { level: 2 }))).to.equal(true);
  });

  it('is reported to the host without its number (§8, decisions 1)', async () => {
    await openQueryWire({ [ANY_QUERY]: { status: 404 } });
    const events = collectEvents('request-failed', 'login-required', 'element-error');
    const { screen } = await mountQuery();
    await screen.findByText(FAILED);
    const url = `${location.origin}/api/smart-inquiry-api/member-queries/4711`;
    expect(events).to.deep.equal([
      {
        name: 'request-failed',
        detail: {
          call: 'GET /member-queries/:referenceNumber',
          status: 404,
          message: `Http failure response for ${url}: 404 Not Found`,
        },
      },
    ]);
  });
});
