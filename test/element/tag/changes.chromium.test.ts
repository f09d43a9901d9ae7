import { expect, nextFrame } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { file } from '../../support/attachments';
import { mount, screenShown } from '../../support/mount';
import type { Pattern } from '../../support/wire/wire';
import { MEMBER_DETAILS, OPEN_QUERIES, openContactWire } from '../contact-us/answers';
import { theForm } from '../contact-us/the-form';

/** Every attribute whose change keeps the screen, with a value that is not its default. */
const HARMLESS = {
  'content-path': '/guides',
  'turnaround-path': '/turnaround',
  'shared-turnaround-path': '/shared',
  'brand-markers': 'brand',
  'site-root': '/home',
  'timeline-url': '/timeline',
  'chatbot-url': '/chat',
  'banner-path': '/banner.svg',
  'banner-heading': 'Welcome',
  'banner-colour': 'teal',
  'login-ddid': '{"domain":"scheme"}',
  'portal-cookie': 'portal=scheme',
  messages: '{"common":{"back":"Return"}}',
};

const FILLING = {
  category: 'Medical claims',
  subCategory: 'Claim not paid',
  ccEmail: 'sipho@example.org',
  email: 'me@example.org',
  query: 'Half a sentence',
};

function typedIn(element: Element) {
  const form = theForm(element);
  const { category, subCategory, ccEmail, email, query } = form;
  const texts = [category, subCategory, ccEmail, email, query].map(({ value }) => value);
  return [...texts, form.screen.getByRole('list', { name: 'Chosen files' }).textContent];
}

describe('a change of an attribute', () => {
  it('keeps what was typed and chosen, and requests nothing again (decisions 1)', async () => {
    const wire = await openContactWire({
      'GET /site/preview/banner.svg': { status: 404 },
      'GET /site/preview/guides/medical-claims': { html: 'Guidance' },
      'GET /site/preview/guides/medical-claims/claim-not-paid': { html: 'Guidance' },
    });
    const element = await mount();
    const form = theForm(element);
    await form.settled();
    await wire.next(OPEN_QUERIES);
    await form.fill({ ...FILLING, files: [file('claim.pdf')] });
    const { query } = form;
    const before = typedIn(element);
    expect(before.slice(0, -1)).to.deep.equal([
      'MEDICAL_CLAIMS',
      'CLAIM_NOT_PAID',
      'sipho@example.org',
      'me@example.org',
      'Half a sentence',
    ]);
    expect(before.at(-1)).to.contain('claim.pdf');

    for (const [name, value] of Object.entries(HARMLESS)) {
      for (const change of [value, '']) {
        element.setAttribute(name, change);
        // React renders the change within a frame.
        await nextFrame();
        expect(typedIn(element), name).to.deep.equal(before);
        expect(form.query, name).to.equal(query);
      }
    }
    expect(await wire.requests(OPEN_QUERIES)).to.have.length(1);
    expect(await wire.requests(MEMBER_DETAILS)).to.have.length(1);
  });

  it('keeps what was typed if a base means the same as before (decisions 1)', async () => {
    const wire = await openContactWire();
    const element = await mount({ 'api-base': '/api' });
    const form = theForm(element);
    await wire.next(OPEN_QUERIES);
    await form.fill({ query: 'Half a sentence' });
    element.setAttribute('api-base', `${location.origin}/api/`);
    element.removeAttribute('api-base');
    element.setAttribute('environment', 'test');
    await nextFrame();
    expect(form.query.value).to.equal('Half a sentence');
    expect(await wire.requests(OPEN_QUERIES)).to.have.length(1);
  });

  const showingAgain: [name: string, value: string][] = [
    ['api-base', '/portal/api/das'],
    ['environment', 'production'],
    ['medxpress-api-base', '/portal/mp'],
    ['content-base', 'https://content.example.org'],
    ['origin', 'default'],
  ];
  for (const [name, value] of showingAgain) {
    it(`of ${name} shows the screen again (decisions 1)`, async () => {
      const asked: Pattern =
        name === 'api-base' || name === 'environment'
          ? 'GET /portal/api/das/smart-inquiry-api/member-queries'
          : OPEN_QUERIES;
      const wire = await openContactWire({
        [asked]: { json: {} },
        'GET /portal/api/das/member-details-api/v2/member-details': { json: {} },
      });
      const element = await mount();
      const form = theForm(element);
      await wire.next(OPEN_QUERIES);
      await form.fill({ query: 'Half a sentence' });
      element.setAttribute(name, value);
      await waitFor(() => {
        expect(form.query.value).to.equal('');
      });
      await wire.next(asked);
      await screenShown(element);
    });
  }
});
