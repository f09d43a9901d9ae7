import { aTimeout, expect } from '@open-wc/testing';
import { within } from '@testing-library/dom';
import { expectNoAxeViolations } from '../../support/axe';
import { hasFocus } from '../../support/controls';
import { user } from '../../support/mount';
import {
  ANY_RESPONSE,
  FAILED,
  hashOf,
  openQueryWire,
  RESPONSE_BUTTON,
  responseOf,
  viewQuery,
} from './the-query';
import {
  emailOf,
  shownResponse,
  NO_RESPONSE,
  openResponse,
  PANEL,
  readResponse,
} from './the-response';

const EMAIL = emailOf('<p>Dear member</p>');

describe('the emailed response', () => {
  it('is not requested before its panel opens (§4)', async () => {
    const wire = await openQueryWire();
    const { screen } = await viewQuery();
    const button = screen.getByRole('button', RESPONSE_BUTTON);
    expect(button.getAttribute('aria-expanded')).to.equal('false');
    expect(screen.queryByRole('region', PANEL)).to.equal(null);
    expect(await wire.requests(ANY_RESPONSE)).to.deep.equal([]);
  });

  it('is shown decoded in a panel of its title (§2)', async () => {
    const { element, screen, button, response } = await readResponse('<p>Dear <b>member</b></p>');
    const panel = within(screen.getByRole('region', PANEL));
    panel.getByRole('heading', PANEL);
    expect(panel.getByTitle('Response sent via email').localName).to.equal('iframe');
    expect(response.body.innerHTML).to.contain('<p>Dear <b>member</b></p>');
    expect(button.getAttribute('aria-expanded')).to.equal('true');
    await expectNoAxeViolations(element);
  });

  it('toggles with its button, and is requested once however often (§2, §4)', async () => {
    const { wire, element, screen, button } = await openResponse(EMAIL);
    for (const isOpen of [true, false, true, false, true]) {
      expect(button.getAttribute('aria-expanded')).to.equal(String(isOpen));
      expect(screen.queryByRole('region', PANEL) !== null).to.equal(isOpen);
      if (isOpen) expect((await shownResponse(element)).body.textContent).to.equal('Dear member');
      await user.click(button);
    }
    const requests = await wire.requests(responseOf('4711'));
    expect(requests.map(({ query }) => query)).to.deep.equal(['origin=MEMBER_WEB']);
  });

  it('closes by Close, which returns the focus to the button (§2)', async () => {
    const { element, screen, button } = await openResponse(EMAIL);
    await shownResponse(element);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region', PANEL)).to.equal(null);
    expect(button.getAttribute('aria-expanded')).to.equal('false');
    expect(hasFocus(button)).to.equal(true);
  });

  it('is requested with its origin for medicine deliveries too (decisions 3)', async () => {
    const wire = await openQueryWire({ [ANY_RESPONSE]: EMAIL });
    const { element, screen } = await viewQuery({ origin: 'medxpress' });
    await user.click(screen.getByRole('button', RESPONSE_BUTTON));
    expect((await shownResponse(element)).body.textContent).to.equal('Dear member');
    expect((await wire.next(ANY_RESPONSE)).query).to.equal('origin=MED_XPRESS');
  });

  it('shows a skeleton in its panel until it has loaded; closing does not abort it (§4)', async () => {
    const wire = await openQueryWire();
    const answer = await wire.hold(ANY_RESPONSE);
    const { element, screen } = await viewQuery();
    const button = screen.getByRole('button', RESPONSE_BUTTON);
    await user.click(button);
    const panel = within(screen.getByRole('region', PANEL));
    expect(panel.getByRole('status').textContent).to.equal('Loading');
    await expectNoAxeViolations(element);
    await user.click(button);
    await answer.release(EMAIL);
    await user.click(button);
    await shownResponse(element);
    expect(await wire.requests(ANY_RESPONSE)).to.have.lengthOf(1);
  });

  it('says so if it is too large even for its text alone (decisions 6)', async () => {
    const { screen } = await openResponse(emailOf('x'.repeat(4_100_000)));
    await screen.findByText('This response is too large to be shown here. It is in your email.');
    expect(screen.queryByRole('button', { name: 'Print' })).to.equal(null);
    expect(screen.queryByTitle(PANEL.name)).to.equal(null);
  });

  it('is requested again if there was none when the panel opens again (§4)', async () => {
    const { wire, element, screen, button } = await openResponse({ json: { encodedResponse: '' } });
    await screen.findByText(NO_RESPONSE);
    await user.click(button);
    await wire.reply(ANY_RESPONSE, EMAIL);
    await user.click(button);
    await shownResponse(element);
    expect(screen.queryByText(NO_RESPONSE)).to.equal(null);
  });

  for (const [what, json] of Object.entries({
    'an empty text': { encodedResponse: '' },
    'white space': { encodedResponse: ' \n' },
    null: { encodedResponse: null },
    'null as a word': { encodedResponse: 'null' },
    nothing: {},
    'another type': { encodedResponse: { html: '<p>' } },
    'null itself': null,
  })) {
    it(`shows 'There is no response yet.' if the answer has ${what} (decisions 4)`, async () => {
      const { element, screen } = await openResponse({ json });
      await screen.findByText(NO_RESPONSE);
      expect(screen.queryByRole('alert')).to.equal(null);
      expect(element.shadowRoot?.querySelector('iframe')).to.equal(null);
      await expectNoAxeViolations(element);
    });
  }

  it('is requested again if there was none when the query is viewed again (§4)', async () => {
    const { wire, element, screen } = await openResponse([{ json: {} }, EMAIL]);
    await screen.findByText(NO_RESPONSE);
    // SWR ends a request in a later task, which WebKit delays. A request before that would reuse the first answer.
    await aTimeout(0);
    location.hash = hashOf({ reference: '12' });
    await screen.findByRole('table', { name: 'Query 12' });
    location.hash = hashOf();
    await screen.findByRole('table', { name: 'Query 4711' });
    await user.click(screen.getByRole('button', RESPONSE_BUTTON));
    expect((await shownResponse(element)).body.textContent).to.equal('Dear member');
    expect(await wire.requests(ANY_RESPONSE)).to.have.lengthOf(2);
  });

  for (const [what, answer] of Object.entries({
    'a server error': { status: 500 },
    'an ended session': { status: 401 },
    'code 0015': { status: 400, json: { exceptionCode: '0015' } },
    'a page': { html: '<p>Log in' },
    'a lost connection': { cut: true },
    'text that is no base64': { json: { encodedResponse: '<p>Dear member</p>' } },
    'base64 with a sign too much': { json: { encodedResponse: 'PHA+SGk8$L3A+' } },
    'base64 of an impossible length': { json: { encodedResponse: 'PHA+A' } },
    'padding in its middle': { json: { encodedResponse: 'PA==PHA+' } },
  })) {
    it(`shows in its panel that it could not be fetched after ${what}, and can be tried again (§8)`, async () => {
      const { element, screen } = await openResponse([answer, EMAIL]);
      const panel = within(screen.getByRole('region', PANEL));
      const alert = within(await panel.findByRole('alert'));
      alert.getByText(FAILED);
      screen.getByRole('table');
      await expectNoAxeViolations(element);
      await user.click(alert.getByRole('button', { name: 'Try again' }));
      expect((await shownResponse(element)).body.textContent).to.equal('Dear member');
      expect(screen.queryByText(FAILED)).to.equal(null);
    });
  }

  it('is aborted when the member leaves the screen (§4)', async () => {
    const wire = await openQueryWire();
    await wire.hold(ANY_RESPONSE);
    const { element, screen } = await viewQuery();
    await user.click(screen.getByRole('button', RESPONSE_BUTTON));
    await wire.next(ANY_RESPONSE);
    element.remove();
    await wire.aborted(ANY_RESPONSE);
  });
});
