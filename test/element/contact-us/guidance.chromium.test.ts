import { expect, nextFrame } from '@open-wc/testing';
import { expectNoAxeViolations } from '../../support/axe';
import { mount } from '../../support/mount';
import {
  ANY_CATEGORY_FRAGMENT,
  ANY_SUB_CATEGORY_FRAGMENT,
  fragment,
  openContactWire,
} from './answers';
import { theForm } from './the-form';

const FAILED = 'Unable to load content.';

/** Every sub-category with a fragment, by its words: the path, and whether it is in the blue box. */
const FRAGMENTS = [
  ['Medical claims', 'Claim not paid', 'medical-claims/claim-not-paid', false],
  ['Medical claims', 'Claim short paid', 'medical-claims/claim-short-paid', false],
  ['Medical claims', 'Claim paid incorrectly', 'medical-claims/claim-paid-incorrectly', false],
  ['Medical claims', 'Claim not processed', 'medical-claims/claim-not-processed', false],
  ['Medical claims', 'Submit a claim', 'medical-claims/submit-a-claim', true],
  [
    'Benefits and cover',
    'Activate deactivate benefit',
    'benefits-and-cover/activate-deactivate-benefit',
    false,
  ],
  [
    'Benefits and cover',
    'Prescribed minimum benefits',
    'benefits-and-cover/prescribed-minimum-benefits',
    false,
  ],
  ['Benefits and cover', 'Limits', 'benefits-and-cover/limits', false],
  [
    'Benefits and cover',
    'Most queried benefits',
    'benefits-and-cover/most-queried-benefits',
    false,
  ],
  [
    'Chronic conditions and cancer',
    'Application query',
    'chronic-conditions-and-cancer/application-query',
    false,
  ],
  [
    'Chronic conditions and cancer',
    'Approved basket of care',
    'chronic-conditions-and-cancer/approved-basket-of-care',
    false,
  ],
  ['Chronic conditions and cancer', 'Cover', 'chronic-conditions-and-cancer/cover', false],
  ['Manage plan', 'Make online payment', 'manage-plan/make-online-payment', true],
  ['Manage plan', 'Update contact details', 'manage-plan/update-contact-details', false],
  ['Manage plan', 'Update bank details', 'manage-plan/update-bank-details', false],
  ['Manage plan', 'Change plan', 'manage-plan/change-plan', true],
  ['Manage plan', 'Find documents', 'manage-plan/find-documents', true],
  [
    'Manage plan',
    'Opt in to the Shariah compliant arrangement',
    'manage-plan/opt-in-to-the-shariah-compliant-arrangement',
    false,
  ],
] as const;

describe('the guidance', () => {
  for (const [category, subCategory, path, isRedirect] of FRAGMENTS) {
    const place = isRedirect ? 'in the blue box' : 'outside of any box';
    it(`on '${subCategory}' is loaded from ${path} and shown ${place} (§2)`, async () => {
      const wire = await openContactWire();
      const form = theForm(await mount());
      await form.fill({ category, subCategory });
      const words = await form.screen.findByText('About this sub-category.');
      expect(words.closest('[part~=info]') !== null).to.equal(isRedirect);
      expect(words.closest('[part~=alert]') !== null).to.equal(isRedirect);

      const about = await form.screen.findByText('About this category.');
      expect(about.closest('[part~=alert]') === null).to.equal(true);
      const inOrder = about.compareDocumentPosition(words) & Node.DOCUMENT_POSITION_FOLLOWING;
      expect(Boolean(inOrder)).to.equal(true);
      expect(await wire.requests(fragment(path))).to.have.lengthOf(1);
      expect(await wire.requests(ANY_SUB_CATEGORY_FRAGMENT)).to.have.lengthOf(1);
      const [folder = ''] = path.split('/');
      expect(await wire.requests(fragment(folder))).to.have.lengthOf(1);
    });
  }

  it("on 'Other' within a category is the category's own, with the whole form (§3)", async () => {
    const wire = await openContactWire();
    const form = theForm(await mount());
    await form.fill({ category: 'Manage plan', subCategory: 'Other' });
    await form.screen.findByText('About this category.');
    expect(form.find.query() !== null).to.equal(true);
    expect(await wire.requests(ANY_SUB_CATEGORY_FRAGMENT)).to.deep.equal([]);
  });

  it("is not requested for the category 'Other', nor for medicine deliveries (§3)", async () => {
    const wire = await openContactWire();
    const form = theForm(await mount());
    await form.settled();
    await form.fill({ category: 'Other' });
    const delivery = theForm(await mount({ origin: 'medxpress' }));
    await delivery.settled();
    await delivery.fill({ category: 'Order query' });
    expect(await wire.requests(ANY_CATEGORY_FRAGMENT)).to.deep.equal([]);
  });

  it('is loaded from the content service and folder that the portal names (§7)', async () => {
    const wire = await openContactWire({ 'GET /site/help/manage-plan': { html: '<p>Ours.</p>' } });
    const form = theForm(
      await mount({
        'content-base': `${wire.elsewhere}/`,
        'content-path': '/help/',
        environment: 'production',
        'api-base': '/api',
      }),
    );
    await form.fill({ category: 'Manage plan' });
    await form.screen.findByText('Ours.');
    const { headers } = await wire.next('GET /site/help/manage-plan');
    expect(headers['x-xsrf-token']).to.equal(undefined);
  });

  it('shows a loading indicator until it has loaded (§4)', async () => {
    const wire = await openContactWire();
    const answer = await wire.hold(fragment('manage-plan'));
    const element = await mount();
    const form = theForm(element);
    await form.settled();
    await form.fill({ category: 'Manage plan' });
    await wire.next(fragment('manage-plan'));
    form.screen.getByText('Loading');
    await expectNoAxeViolations(element);
    await answer.release({ html: '<h4>Your plan</h4>' });
    await form.screen.findByRole('heading', { name: 'Your plan' });
    expect(form.screen.queryByText('Loading') === null).to.equal(true);
  });

  for (const [what, answer] of Object.entries({
    'a server error': { status: 500 },
    'a lost connection': { cut: true },
    'a login in its place': { html: '<h1>Log in</h1><form><input type="password"></form>' },
    'a page that sends the browser to one': {
      html: '<html><meta content="0; URL=/login" HTTP-EQUIV=Refresh><body>One moment',
    },
    'an error as JSON that is called HTML': { html: '{ "status": 401, "error": "Unauthorized" }' },
    'a PDF in its place': { text: '%PDF-1.4', headers: { 'content-type': 'application/pdf' } },
    'a picture in its place': { text: 'PNG', headers: { 'content-type': 'image/png' } },
    'a script in its place': {
      text: 'location = "/login"',
      headers: { 'content-type': 'text/javascript' },
    },
  })) {
    it(`shows '${FAILED}' after ${what} and blocks nothing (§8)`, async () => {
      await openContactWire({ [ANY_SUB_CATEGORY_FRAGMENT]: answer });
      const element = await mount();
      const form = theForm(element);
      await form.settled();
      await form.fill({ category: 'Medical claims', subCategory: 'Claim not paid' });
      await form.screen.findByText(FAILED);
      await form.screen.findByText('About this category.');
      await expectNoAxeViolations(element);
      await form.fill({ query: 'Why?' });
      await form.submit();
      await form.screen.findByText(/^Thank you for your query/);
    });
  }

  const LOGIN_PAGE = { html: '<h1>Log in to Marula</h1>' };
  for (const [what, to, shown] of [
    ['a login page', '/portal/login', FAILED],
    ['a page whose address holds the folder’s', '/portal/site/preview/manage-plan', FAILED],
    ['a path that leaves the folder', '/site/%2e%2e/portal/login', FAILED],
    ['a login page of the folder', '/site/preview/login', FAILED],
    ['a login page of the folder by another name', '/site/Sign-In.html?from=%2Fsite', FAILED],
    ['a page of the folder that asks for a name first', '/site/preview/welcome', FAILED],
    ['another fragment', '/site/preview/elsewhere', 'Moved here.'],
    ['a fragment about logins', '/site/preview/login-help', 'Moved here.'],
  ] as const) {
    it(`that was redirected to ${what} shows '${shown}' (decisions 7)`, async () => {
      await openContactWire({
        [fragment('manage-plan')]: { status: 302, headers: { location: to } },
        'GET /portal/login': LOGIN_PAGE,
        'GET /portal/site/preview/manage-plan': LOGIN_PAGE,
        'GET /site/preview/login': LOGIN_PAGE,
        'GET /site/Sign-In.html': LOGIN_PAGE,
        'GET /site/preview/welcome': {
          html: '<h1>Log in to Marula</h1><form><input name="user"></form>',
        },
        'GET /site/preview/elsewhere': { html: '<p>Moved here.</p>' },
        'GET /site/preview/login-help': { html: '<p>Moved here.</p>' },
      });
      const form = theForm(await mount());
      await form.settled();
      await form.fill({ category: 'Manage plan' });
      await form.screen.findByText(shown);
      expect(form.screen.queryByText('Log in to Marula')).to.equal(null);
    });
  }

  const IN_LATIN_1 = btoa('<p>Zo\xeb pays R 500.</p>');
  const IN_UTF_8 = btoa('<p>Zo\xc3\xab pays R 500.</p>');
  const IN_BOTH = btoa('<p>Zo\xc3\xab pays R 500.</p><p>Caf\xe9</p>');
  for (const [what, bytes, type, words] of [
    ['in the charset of its type', IN_LATIN_1, 'text/html; charset=ISO-8859-1', 'Zoë pays R 500.'],
    [
      'in UTF-8 that is called Latin-1',
      IN_UTF_8,
      'text/html; charset="iso-8859-1"',
      'Zoë pays R 500.',
    ],
    ['in Latin-1 without a charset', IN_LATIN_1, 'text/html', 'Zoë pays R 500.'],
    [
      'in a charset that no browser knows',
      IN_LATIN_1,
      'text/html; charset=ibm-5348',
      'Zoë pays R 500.',
    ],
    ['in UTF-8 with a wrong byte', IN_BOTH, 'text/html', 'Zoë pays R 500.'],
  ] as const) {
    it(`${what} reads '${words}' (§2)`, async () => {
      await openContactWire({
        [fragment('manage-plan')]: { bytes, headers: { 'content-type': type } },
      });
      const form = theForm(await mount());
      await form.settled();
      await form.fill({ category: 'Manage plan' });
      await form.screen.findByText(words);
    });
  }

  it('that was redirected to the same path of another origin fails (decisions 7)', async () => {
    const wire = await openContactWire({ 'GET /site/other': { html: '<p>Elsewhere.</p>' } });
    const location = `${wire.elsewhere}/site/other`;
    await wire.reply(fragment('manage-plan'), { status: 302, headers: { location } });
    const form = theForm(await mount());
    await form.settled();
    await form.fill({ category: 'Manage plan' });
    await form.screen.findByText(FAILED);
  });

  it('announces a failure in place of its loading (§8)', async () => {
    const wire = await openContactWire();
    const held = await wire.hold(fragment('medical-claims'));
    const form = theForm(await mount());
    await form.settled();
    await form.fill({ category: 'Medical claims' });
    const region = (await form.screen.findByText('Loading')).closest('[role=status]');
    await held.release({ status: 500 });
    const failed = await form.screen.findByText(FAILED);
    expect(failed.closest('[role=status]') === region).to.equal(true);
    expect(region?.textContent).to.equal(FAILED);
  });

  it("never shows an earlier choice's fragment for a later one (§4)", async () => {
    const wire = await openContactWire({ [fragment('benefits-and-cover')]: { html: 'Benefits' } });
    const late = await wire.hold(fragment('medical-claims'));
    const element = await mount();
    const form = theForm(element);
    await form.fill({ category: 'Medical claims' });
    await wire.next(fragment('medical-claims'));
    await form.fill({ category: 'Benefits and cover' });
    await form.screen.findByText('Benefits');
    await wire.aborted(fragment('medical-claims'));
    const shown = element.shadowRoot?.textContent;
    await late.release({ html: 'Claims' });
    await nextFrame();
    expect(element.shadowRoot?.textContent).to.equal(shown);
  });
});
