import { expect } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { AUTHENTICATE, mountLogin, openLoginWire, PING, STAY } from './the-login';

const DEFAULT = 'portalIdentifier=medical-aid';

const ENDINGS = {
  'a success': { text: 'pong' },
  'a server error': { status: 500 },
  'a refusal': { status: 403, json: { message: 'No.' } },
  'a lost connection': { cut: true },
} as const;

const ended = () =>
  waitFor(() => {
    const alert = document
      .querySelector('medical-aid-inquiries')
      ?.shadowRoot?.querySelector('.alert');
    expect(location.hash === STAY || alert !== null).to.equal(true);
  });

describe('the portal identifier cookie', () => {
  for (const [what, answer] of Object.entries(ENDINGS)) {
    it(`is set for the Ping and removed after ${what} (§7)`, async () => {
      const wire = await openLoginWire();
      document.cookie = 'other=kept; path=/';
      const ping = await wire.hold(PING);
      const { login } = await mountLogin();
      expect(document.cookie).to.equal('other=kept');
      await login.attempt();
      const { headers } = await wire.next(PING);
      expect(headers.cookie?.split('; ')).to.have.members(['other=kept', DEFAULT]);
      const [first] = await wire.requests(AUTHENTICATE);
      expect(first?.headers.cookie).to.equal('other=kept');
      await ping.release(answer);
      await ended();
      expect(document.cookie).to.equal('other=kept');
    });
  }

  it('is removed if the member leaves the screen during the Ping (§7)', async () => {
    const wire = await openLoginWire();
    await wire.hold(PING);
    const { element, login } = await mountLogin();
    await login.attempt();
    await wire.next(PING);
    expect(document.cookie).to.equal(DEFAULT);
    element.remove();
    await wire.aborted(PING);
    await waitFor(() => {
      expect(document.cookie).to.equal('');
    });
  });

  it('is never set if the authentication fails (§7)', async () => {
    const wire = await openLoginWire({ [AUTHENTICATE]: { json: { errorMessage: 'No.' } } });
    const { login } = await mountLogin();
    await login.attempt();
    await login.screen.findByText('No.');
    expect(document.cookie).to.equal('');
    expect(await wire.requests(PING)).to.deep.equal([]);
  });

  for (const [attribute, cookie] of [
    ['schemePortal=gold=1', 'schemePortal=gold=1'],
    [' schemePortal= ', 'schemePortal='],
    ['no cookie', DEFAULT],
    ['a=b; domain=example.org', DEFAULT],
  ] as const) {
    it(`is ${cookie} if portal-cookie is '${attribute}' (decisions 1)`, async () => {
      const wire = await openLoginWire();
      const { login } = await mountLogin({ 'portal-cookie': attribute });
      await login.attempt();
      expect((await wire.next(PING)).headers.cookie).to.equal(cookie);
      await ended();
      expect(document.cookie).to.equal('');
    });
  }
});
