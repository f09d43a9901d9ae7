import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { file } from '../../support/attachments';
import { mount, shadow, user } from '../../support/mount';
import { OPEN_QUERIES, openContactWire, SUBMIT } from '../contact-us/answers';
import { theForm } from '../contact-us/the-form';
import { AUTHENTICATE, mountLogin, openLoginWire, theLogin } from '../login/the-login';
import { ANY_QUERY, openQueryWire, QUERY, viewQuery } from '../view-query/the-query';
import { emailOf, openResponse } from '../view-query/the-response';

/** A word without a break opportunity. Names of files and hosts can be this long. */
const WORD = 'W'.repeat(200);
const ODD = { category: WORD, queryDetail: WORD, dateLogged: WORD };
const REFUSED = { status: 401, json: { message: `No: ${WORD}` } };
const WIDTHS = [320, 420, 800, 1280];

const attachments = [
  { attachmentId: 1, fileName: `${WORD}.pdf` },
  { attachmentId: '..', fileName: `${WORD}.png` },
];

/** The places that can show the long word. Each function resolves once the word is on screen. */
const PLACES: Readonly<Record<string, () => Promise<Element>>> = {
  'a login refusal': async () => {
    await openLoginWire({ [AUTHENTICATE]: REFUSED });
    const { element, login } = await mountLogin();
    await login.attempt();
    await login.screen.findByText(/^No: W/);
    return element;
  },
  'a login refusal where a list can’t be read': async () => {
    await openContactWire({ [OPEN_QUERIES]: { status: 401 }, [AUTHENTICATE]: REFUSED });
    const element = await mount();
    await user.click(await shadow(element).findByRole('button', { name: 'Log in' }));
    const login = theLogin(element);
    login.fill();
    await user.keyboard('{Enter}');
    await login.screen.findByText(/^No: W/);
    return element;
  },
  'a login refusal at sending': async () => {
    await openContactWire({ [SUBMIT.default]: { status: 401 }, [AUTHENTICATE]: REFUSED });
    const element = await mount();
    const form = theForm(element);
    await form.settled();
    await form.fill({ category: 'Other', query: 'My matter' });
    await form.submit();
    await form.screen.findByLabelText('Username');
    await theLogin(element).attempt();
    await form.screen.findByText(/^No: W/);
    return element;
  },
  'the open queries': async () => {
    const queries = [{ referenceNumber: 12, ...ODD }, ODD];
    await openContactWire({ [OPEN_QUERIES]: { json: { queries } } });
    const element = await mount();
    await shadow(element).findByRole('table');
    return element;
  },
  'a query and its attachments': async () => {
    await openQueryWire({ [ANY_QUERY]: { json: { ...QUERY, ...ODD, attachments } } });
    const { element, screen } = await viewQuery();
    await user.click(screen.getByRole('button', { name: 'View attachments' }));
    screen.getByRole('link');
    return element;
  },
  'a document submission': async () => {
    await openContactWire({
      'GET /api/smart-inquiry-api/document-submissions/:referenceNumber': {
        json: { ...ODD, attachments },
      },
    });
    const element = await mount({}, { hash: '#/document-submission?reference=815' });
    await shadow(element).findByRole('table');
    return element;
  },
  'the hosts of images': async () => {
    const host = `${'w'.repeat(60)}.${'w'.repeat(60)}.example`;
    const { element, screen } = await openResponse(emailOf(`Hi <img src="https://${host}/a.png">`));
    await screen.findByText(/Images not loaded/);
    return element;
  },
  'chosen and refused files': async () => {
    await openContactWire();
    const element = await mount();
    const form = theForm(element);
    await form.settled();
    await form.choose(file(`${WORD}.pdf`), file(`${WORD}.exe`), file(`${WORD}.png`, 0));
    return element;
  },
  'a member’s address': async () => {
    await openContactWire();
    const element = await mount();
    const form = theForm(element);
    await form.settled();
    const email = `${'w'.repeat(80)}@gmial.com`;
    await form.fill({ query: WORD });
    await form.fill({ category: 'Other', email, ccEmail: email });
    await form.screen.findByText('Is this address spelt right?');
    await form.submit();
    await form.screen.findByRole('button', { name: 'Log another query' });
    for (const summary of form.screen.queryAllByRole('button', { name: 'What you sent' }))
      await user.click(summary);
    return element;
  },
};

afterEach(() => setViewport({ width: 800, height: 600 }));

describe('a long word in a name or from a server', () => {
  for (const [what, show] of Object.entries(PLACES)) {
    it(`makes no page scroll sideways: ${what} (§9)`, async () => {
      const element = await show();
      expect(element.shadowRoot?.textContent).to.match(/w{50}/i);
      for (const width of WIDTHS) {
        await setViewport({ width, height: 900 });
        const { scrollWidth, clientWidth } = document.documentElement;
        expect(scrollWidth, String(width)).to.be.at.most(clientWidth);
      }
    });
  }
});
