import { expect } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { expectNoAxeViolations } from '../../support/axe';
import { collectEvents } from '../../support/collect';
import { mount } from '../../support/mount';
import type { Answer } from '../../support/wire/wire';
import { MEMBER_DETAILS, openContactWire } from '../contact-us/answers';
import { theForm } from '../contact-us/the-form';
import { go } from '../routing/travel';
import { AUTHENTICATE, LOGIN, mountLogin, openLoginWire, PING, theLogin } from './the-login';

const OWN = 'Log in failed. Check your details and try again.';
const short = 'a'.repeat(299);

const ANSWERS: Readonly<Record<string, [answer: Answer, words: string]>> = {
  "the 'message' of its JSON": [
    { status: 401, json: { message: 'Wrong password.', errorMessage: 'b', error: 'c' } },
    'Wrong password.',
  ],
  "the 'errorMessage'": [{ status: 403, json: { errorMessage: 'Locked.', error: 'c' } }, 'Locked.'],
  "the 'error'": [{ status: 500, json: { error: 'Try tomorrow.' } }, 'Try tomorrow.'],
  'the first of them that is a text': [
    { status: 400, json: { message: { a: 1 }, errorMessage: '  ', error: 'Third.' } },
    'Third.',
  ],
  "the 'errorMessage' of a 200": [{ json: { errorMessage: 'Account locked.' } }, 'Account locked.'],
  "the 'message' of a 200 that has an 'errorMessage'": [
    { json: { message: 'In words.', errorMessage: 'E17' } },
    'In words.',
  ],
  'words with markup in them': [
    { status: 401, json: { message: '<b>Wrong</b> <img src=x onerror=alert(1)>' } },
    '<b>Wrong</b> <img src=x onerror=alert(1)>',
  ],
  'its plain text': [{ status: 401, text: ' Wrong details.\n' }, 'Wrong details.'],
  'a plain text of 299 characters': [{ status: 401, text: short }, short],
  'ours for a longer text': [{ status: 401, text: `${short}b` }, OWN],
  'ours for a page': [{ status: 502, html: '<html><h1>Bad gateway</h1></html>' }, OWN],
  'ours for an empty answer': [{ status: 401 }, OWN],
  'ours for JSON without words': [{ status: 401, json: { code: 17 } }, OWN],
  'ours for a list': [{ status: 401, json: ['Wrong'] }, OWN],
  'ours for null': [{ status: 401, json: null }, OWN],
  'ours for a message that is not text': [{ status: 401, json: { message: 17, error: null } }, OWN],
  'ours without an answer': [{ cut: true }, OWN],
};

describe('a login that fails', () => {
  for (const [what, [answer, words]] of Object.entries(ANSWERS)) {
    it(`shows as text in a red alert: ${what} (§8)`, async () => {
      const wire = await openLoginWire({ [AUTHENTICATE]: answer });
      const { element, login } = await mountLogin();
      await login.attempt();
      const alert = await login.screen.findByRole('alert');
      expect(alert.querySelector('p')?.textContent).to.equal(words);
      expect(alert.querySelector('p > span')?.childElementCount).to.equal(0);
      expect(alert.matches('.alert-error')).to.equal(true);
      expect([login.username.value, login.password.value]).to.deep.equal(['thandi', 'sEcr3t!']);
      expect(location.hash).to.equal('#/login');
      expect(await wire.requests(PING)).to.deep.equal([]);
      await expectNoAxeViolations(element);
    });
  }

  for (const [what, answer, words] of [
    [
      'a refusal with words',
      { status: 403, json: { message: 'Portal closed.' } },
      'Portal closed.',
    ],
    ['a server error', { status: 500 }, OWN],
    ['a lost connection', { cut: true }, OWN],
  ] as const) {
    it(`includes a Ping that ends in ${what} (§7, §8)`, async () => {
      await openLoginWire({ [PING]: answer });
      const events = collectEvents('login');
      const { login } = await mountLogin();
      await login.attempt();
      const alert = await login.screen.findByRole('alert');
      expect(alert.querySelector('p')?.textContent).to.equal(words);
      expect(events).to.deep.equal([]);
      expect(location.hash).to.equal('#/login');
    });
  }

  it('says so although it has logged in another member, who sees nothing typed there (§8, decisions 7)', async () => {
    const wire = await openContactWire({
      [AUTHENTICATE]: { json: {} },
      [PING]: { status: 403, json: { message: 'Portal closed.' } },
    });
    const element = await mount();
    await theForm(element).settled();
    await go(LOGIN.hash);
    const login = theLogin(element);
    await login.screen.findByLabelText('Username');
    await wire.reply(MEMBER_DETAILS, { json: { emails: ['sipho@example.org'] } });
    await login.attempt();
    await login.screen.findByText('Portal closed.');
    expect([login.username.value, login.password.value]).to.deep.equal(['', '']);
  });

  it('is cleared with each new attempt, and shown again when that fails too (§4)', async () => {
    const wire = await openLoginWire({ [AUTHENTICATE]: { status: 401, text: 'Wrong.' } });
    const { login } = await mountLogin();
    await login.attempt();
    await login.screen.findByText('Wrong.');
    const second = await wire.hold(AUTHENTICATE);
    await login.submit();
    await waitFor(() => {
      expect(login.screen.queryByRole('alert')).to.equal(null);
    });
    await second.release({ status: 401, text: 'Locked.' });
    await login.screen.findByText('Locked.');
    expect(login.screen.queryByText('Wrong.')).to.equal(null);
  });

  it('is cleared by an attempt with an empty field too (§4)', async () => {
    const wire = await openLoginWire({ [AUTHENTICATE]: { status: 401, text: 'Wrong.' } });
    const { login } = await mountLogin();
    await login.attempt();
    await login.screen.findByText('Wrong.');
    login.fill({ username: 'thandi', password: '' });
    await login.submit();
    await waitFor(() => {
      expect(login.screen.queryByText('Wrong.')).to.equal(null);
    });
    expect(await wire.requests(AUTHENTICATE)).to.have.lengthOf(1);
  });

  it('is reported to the host without what was typed (§8, decisions 1)', async () => {
    await openLoginWire({ [AUTHENTICATE]: { status: 401, text: 'Wrong, thandi with sEcr3t!' } });
    const events = collectEvents('request-failed', 'login-required', 'element-error', 'login');
    const { login } = await mountLogin();
    await login.attempt();
    await login.screen.findByRole('alert');
    expect(events).to.deep.equal([
      {
        name: 'request-failed',
        detail: {
          call: 'POST /wsg/rest',
          status: 401,
          message: `Http failure response for ${location.origin}/wsg/rest: 401 Unauthorized`,
        },
      },
    ]);
  });
});
