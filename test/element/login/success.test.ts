import { expect } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { collectEvents } from '../../support/collect';
import type { Answer } from '../../support/wire/wire';
import { openPortalFrame } from './portal-frame';
import { AUTHENTICATE, mountLogin, openLoginWire, PING, STAY, theLogin } from './the-login';

const SUCCESSES: Readonly<Record<string, Answer>> = {
  'an empty object': { json: {} },
  'an empty body': {},
  'no content': { status: 204 },
  'plain text': { text: 'errorMessage' },
  'a page': { html: '<p>Welcome</p>' },
  'words without an errorMessage': { json: { message: 'Welcome' } },
  'an errorMessage of null': { json: { errorMessage: null } },
  'an empty errorMessage': { json: { errorMessage: '' } },
  'another 2xx': { status: 201, json: { token: 'x' } },
};

describe('a login that succeeds', () => {
  for (const [what, answer] of Object.entries(SUCCESSES)) {
    it(`is any 2xx without errorMessage: ${what} (decisions 3)`, async () => {
      const wire = await openLoginWire({ [AUTHENTICATE]: answer });
      const { login } = await mountLogin();
      await login.attempt();
      await wire.next(PING);
      await waitFor(() => {
        expect(location.hash).to.equal(STAY);
      });
      expect(login.screen.queryByRole('alert')).to.equal(null);
    });
  }

  it('is reported to the host once, before the page is left, without details (decisions 1)', async () => {
    const wire = await openLoginWire();
    const ping = await wire.hold(PING);
    const events = collectEvents('login', 'request-failed');
    const hashes: string[] = [];
    document.addEventListener('login', () => hashes.push(location.hash), { once: true });
    const { login } = await mountLogin();
    await login.attempt();
    await wire.next(PING);
    expect(events).to.deep.equal([]);
    await ping.release({ text: 'pong' });
    await waitFor(() => {
      expect(location.hash).to.equal(STAY);
    });
    expect(events).to.deep.equal([{ name: 'login', detail: null }]);
    expect(hashes).to.deep.equal(['#/login']);
  });
});

describe('the site root', () => {
  const HOME = '/test/element/login/home.html';

  /** Logs in on a separate page. Returns the address at which that page ends. */
  async function logInWith(attributes: Record<string, string>) {
    await openLoginWire();
    const { frame, element } = await openPortalFrame(attributes);
    try {
      const { pathname } = new URL(frame.contentDocument?.URL ?? '');
      const login = theLogin(element);
      login.fill();
      login.button.click();
      return await waitFor(() => {
        const there = new URL(frame.contentDocument?.URL ?? '');
        if (there.pathname === pathname) throw new Error('The page has not been left');
        return there;
      });
    } finally {
      frame.remove();
    }
  }

  it('is where a login ends (§2)', async () => {
    const { origin, pathname, search } = await logInWith({ 'site-root': `${HOME}?from=login` });
    expect([origin, pathname, search]).to.deep.equal([location.origin, HOME, '?from=login']);
  });

  it("is '/' by default (§2)", async () => {
    expect((await logInWith({})).href).to.equal(`${location.origin}/`);
  });

  for (const address of ['https://elsewhere.example/in', '//elsewhere.example/', 'javascript:0']) {
    it(`must have the page's origin, so '${address}' is ignored (decisions 1)`, async () => {
      const { href } = await logInWith({ 'site-root': address });
      expect(href).to.equal(`${location.origin}/`);
    });
  }
});
