import { expect, nextFrame } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { sendKeys } from '@web/test-runner-commands';
import { expectNoAxeViolations } from '../../support/axe';
import { collectEvents, dataLayer } from '../../support/collect';
import { hasFocus } from '../../support/controls';
import { user } from '../../support/mount';
import type { Wire } from '../../support/wire/wire';
import { AUTHENTICATE, mountLogin, openLoginWire, PING, STAY } from './the-login';

const loggedIn = () =>
  waitFor(() => {
    expect(location.hash).to.equal(STAY);
  });

const bodyOf = async (wire: Wire) =>
  JSON.parse((await wire.next(AUTHENTICATE)).body ?? '') as Record<string, unknown>;

const ddidOf = async (attributes: Record<string, string>) => {
  const wire = await openLoginWire();
  const { login } = await mountLogin(attributes);
  await login.attempt();
  const { ddid } = await bodyOf(wire);
  await loggedIn();
  return ddid;
};

describe('the authentication call', () => {
  it('carries the username trimmed and the password as typed, with the complete ddid, and nothing else (§7, decisions 7)', async () => {
    const wire = await openLoginWire();
    const { login } = await mountLogin();
    const siteRoot = location.href.replace(/#.*/, STAY);
    login.fill({
      username: ' \u200bThandi\u200d O’Neil❤\ufe0f\u00a0\u200e\u202c ',
      password: ' "pä$$\\ ',
    });
    await login.submit();
    const { headers, query, body } = await wire.next(AUTHENTICATE);
    expect(JSON.parse(body ?? '')).to.deep.equal({
      schemaVersion: 1,
      Login: 'Thandi\u200d O’Neil❤\ufe0f',
      Password: ' "pä$$\\ ',
      ddid: {
        authorizationCode: '',
        domain: 'medical-aid',
        redirectUri: siteRoot,
        clientId: 'medical-aid-inquiries',
      },
    });
    expect(headers['content-type']).to.equal('application/json');
    expect(query).to.equal('');
    await loggedIn();
  });

  it('takes the parts of its ddid from login-ddid, and defaults for the rest (decisions 1)', async () => {
    const part = { domain: 'scheme', authorizationCode: 'c0de', other: 'no' };
    expect(await ddidOf({ 'login-ddid': JSON.stringify(part), 'site-root': STAY })).to.deep.equal({
      authorizationCode: 'c0de',
      domain: 'scheme',
      redirectUri: location.href,
      clientId: 'medical-aid-inquiries',
    });
  });

  it('carries a complete login-ddid unchanged (decisions 1)', async () => {
    const whole = {
      authorizationCode: 'a',
      domain: 'b',
      redirectUri: 'https://scheme.example/c',
      clientId: 'd',
    };
    expect(await ddidOf({ 'login-ddid': JSON.stringify(whole) })).to.deep.equal(whole);
  });

  it('carries the anti-forgery header, and the Ping does not (§7)', async () => {
    const wire = await openLoginWire();
    document.cookie = 'XSRF-TOKEN=t0%2Fken; path=/';
    const { login } = await mountLogin();
    await login.attempt();
    expect((await wire.next(AUTHENTICATE)).headers['x-xsrf-token']).to.equal('t0/ken');
    expect((await wire.next(PING)).headers).not.to.have.property('x-xsrf-token');
    await loggedIn();
  });

  it('is made once for a double click, Enter twice, and presses while it is under way (§4)', async () => {
    const wire = await openLoginWire();
    const answer = await wire.hold(AUTHENTICATE);
    const { element, login } = await mountLogin();
    login.fill();
    await user.dblClick(login.button);
    login.password.focus();
    await sendKeys({ press: 'Enter' });
    await wire.next(AUTHENTICATE);
    await sendKeys({ press: 'Enter' });
    await user.click(login.button);
    login.screen.getByText('Logging you in');
    expect(login.button.getAttribute('aria-disabled')).to.equal('true');
    await expectNoAxeViolations(element);
    await answer.release({ json: {} });
    await loggedIn();
    expect(await wire.requests(AUTHENTICATE)).to.have.lengthOf(1);
    expect(await wire.requests(PING)).to.have.lengthOf(1);
  });

  it('is made by Enter in a field, and leaves the focus there if it fails (§2)', async () => {
    const wire = await openLoginWire({ [AUTHENTICATE]: { status: 401 } });
    const { login } = await mountLogin();
    login.fill();
    login.password.focus();
    await sendKeys({ press: 'Enter' });
    await wire.next(AUTHENTICATE);
    await login.screen.findByRole('alert');
    expect(hasFocus(login.password)).to.equal(true);
  });

  for (const [what, pattern] of [
    ['the call', AUTHENTICATE],
    ['the Ping', PING],
  ] as const) {
    it(`is aborted if the member leaves during ${what}, and nobody is logged in (§4)`, async () => {
      const wire = await openLoginWire();
      await wire.hold(pattern);
      const events = collectEvents('login', 'request-failed', 'element-error');
      const { element, login } = await mountLogin();
      await login.attempt();
      await wire.next(pattern);
      element.remove();
      await wire.aborted(pattern);
      await nextFrame();
      expect(events).to.deep.equal([]);
      expect(location.hash).to.equal('#/login');
    });
  }

  it('stores the password nowhere: in no event, address, storage, cookie or title (decisions 1)', async () => {
    await openLoginWire({ [AUTHENTICATE]: [{ status: 500 }] });
    const events = collectEvents('login', 'request-failed', 'login-required', 'element-error');
    const { login } = await mountLogin();
    await login.attempt();
    await login.screen.findByRole('alert');
    await login.submit();
    await loggedIn();
    expect(events.map(({ name }) => name)).to.deep.equal(['request-failed', 'login']);
    const stores = [{ ...sessionStorage }, { ...localStorage }, dataLayer(), history.state];
    const reported = JSON.stringify([
      events,
      stores,
      location.href,
      document.cookie,
      document.title,
    ]);
    expect(reported).not.to.match(/sEcr3t|thandi/);
  });
});
