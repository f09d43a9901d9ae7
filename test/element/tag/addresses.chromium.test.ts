import { expect } from '@open-wc/testing';
import { mount } from '../../support/mount';
import type { Pattern } from '../../support/wire/wire';
import {
  ANY_CATEGORY_FRAGMENT,
  MEMBER_DETAILS,
  MEMBER_EMAIL,
  OPEN_QUERIES,
  openContactWire,
  SUBMIT,
} from '../contact-us/answers';
import { theForm } from '../contact-us/the-form';
import { DELIVERY, sendQuery } from './send-query';

/** The answers to both calls, with an address to prefill and no queries. */
const MEMBER = { json: { emails: [MEMBER_EMAIL] } };

/** The two calls of the contact page, below a base URL. */
const readings = (base: `/${string}`): Pattern[] => [
  `GET ${base}/smart-inquiry-api/member-queries`,
  `GET ${base}/member-details-api/v2/member-details`,
];
const answered = (...patterns: Pattern[]) =>
  Object.fromEntries(patterns.map((pattern) => [pattern, MEMBER]));

async function sendDeliveryQuery(attributes: Record<string, string>) {
  const element = await mount({ origin: 'medxpress', ...attributes });
  await sendQuery(element, DELIVERY);
}

describe('the addresses of the calls', () => {
  it('are below /api of the page on a test set-up, below /portal/api/das in production (§7)', async () => {
    const production = readings('/portal/api/das');
    const wire = await openContactWire(answered(...production));
    for (const environment of ['', 'test', 'Production', 'nowhere']) {
      const element = await mount({ environment });
      await wire.next(OPEN_QUERIES);
      await wire.next(MEMBER_DETAILS);
      element.remove();
    }
    await mount({ environment: 'production' });
    for (const pattern of production) await wire.next(pattern);
  });

  it('are below api-base: a path or a URL, with or without a slash at its end (decisions 1)', async () => {
    const patterns = readings('/portal/das');
    const wire = await openContactWire(answered(...patterns));
    const bases = ['/portal/das', '/portal/das/', `${wire.elsewhere}/portal/das/`];
    for (const base of bases) {
      const element = await mount({ 'api-base': base, environment: 'production' });
      for (const pattern of patterns) {
        const { headers } = await wire.next(pattern);
        expect(headers.host, base).to.equal(new URL(base, location.href).host);
      }
      element.remove();
    }
  });

  it('are the default ones if api-base is empty, not an address, or removed again (decisions 1)', async () => {
    const [own = 'GET /', ...others] = readings('/portal/das');
    const wire = await openContactWire(answered(own, ...others));
    for (const base of ['', ' ', 'https://', 'javascript:alert(1)']) {
      const element = await mount({ 'api-base': base });
      await wire.next(OPEN_QUERIES);
      element.remove();
    }
    const element = await mount({ 'api-base': '/portal/das' });
    await wire.next(own);
    element.removeAttribute('api-base');
    await wire.next(OPEN_QUERIES);
  });

  it('of medicine-delivery submissions are below /portal/api/das-mp in every environment (§7)', async () => {
    const wire = await openContactWire({
      ...answered(...readings('/portal/api/das')),
      'GET /site/medical-aid/inquiries/medxpress-turnaround': { html: 'Two days' },
    });
    for (const environment of ['test', 'production']) {
      await sendDeliveryQuery({ environment });
      await wire.next(SUBMIT.medxpress);
    }
  });

  it('of medicine-delivery submissions are below medxpress-api-base if it is set (decisions 1)', async () => {
    const submission: Pattern = 'POST /portal/mp/smart-inquiry-api/member-queries';
    const wire = await openContactWire({ [submission]: { json: {} } });
    await sendDeliveryQuery({ 'medxpress-api-base': '/portal/mp/' });
    await wire.next(submission);
    await sendDeliveryQuery({ 'medxpress-api-base': '' });
    await wire.next(SUBMIT.medxpress);
  });

  it('of guidance are below /site in production, below /site/preview on a test set-up (§7)', async () => {
    const fragment: Pattern = 'GET /site/medical-aid/inquiries/medical-claims';
    const wire = await openContactWire({
      ...answered(...readings('/portal/api/das')),
      [fragment]: { html: 'Guidance' },
    });
    await theForm(await mount({ environment: 'production' })).fill({ category: 'Medical claims' });
    await wire.next(fragment);
    document.querySelector('medical-aid-inquiries')?.remove();
    await theForm(await mount()).fill({ category: 'Medical claims' });
    await wire.next(ANY_CATEGORY_FRAGMENT);
  });

  it('of guidance are at content-base, in the folder content-path (decisions 1)', async () => {
    const fragment: Pattern = 'GET /site/preview/guides/manage-plan';
    const wire = await openContactWire({ [fragment]: { html: '<p>From elsewhere</p>' } });
    const element = await mount({
      'content-base': `${wire.elsewhere}/`,
      'content-path': 'guides/',
    });
    const form = theForm(element);
    await form.fill({ category: 'Manage plan' });
    await form.screen.findByText('From elsewhere');
    const { headers } = await wire.next(fragment);
    expect(headers.host).to.equal(new URL(wire.elsewhere).host);
  });

  it('of guidance are the default ones if content-path is empty or removed again (decisions 1)', async () => {
    const fragment: Pattern = 'GET /site/preview/guides/manage-plan';
    const wire = await openContactWire({ [fragment]: { html: '<p>Ours</p>' } });
    const element = await mount({ 'content-path': ' ', 'content-base': 'mailto:x@example.org' });
    const form = theForm(element);
    await form.fill({ category: 'Manage plan' });
    await wire.next(ANY_CATEGORY_FRAGMENT);

    element.setAttribute('content-path', '/guides');
    await form.screen.findByText('Ours');
    element.removeAttribute('content-path');
    await form.screen.findByText('About this category.');
  });
});
