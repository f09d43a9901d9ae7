import { expect } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { screenShown, shadow } from '../../support/mount';
import type { Pattern } from '../../support/wire/wire';
import { OPEN_QUERIES, openContactWire } from '../contact-us/answers';
import { create, place } from './place';

/** Every attribute with its property. */
const NAMES = {
  origin: 'origin',
  environment: 'environment',
  'api-base': 'apiBase',
  'medxpress-api-base': 'medxpressApiBase',
  'content-base': 'contentBase',
  'content-path': 'contentPath',
  'turnaround-path': 'turnaroundPath',
  'shared-turnaround-path': 'sharedTurnaroundPath',
  'brand-markers': 'brandMarkers',
  'site-root': 'siteRoot',
  'timeline-url': 'timelineUrl',
  'chatbot-url': 'chatbotUrl',
  'banner-path': 'bannerPath',
  'banner-heading': 'bannerHeading',
  'banner-colour': 'bannerColour',
  'login-ddid': 'loginDdid',
  'portal-cookie': 'portalCookie',
  messages: 'messages',
} as const;

const OWN_QUERIES: Pattern = 'GET /portal/own/smart-inquiry-api/member-queries';
const OWN = {
  [OWN_QUERIES]: { json: {} },
  'GET /portal/own/member-details-api/v2/member-details': { json: {} },
} as const;

const chatbot = (element: Element) => shadow(element).getByRole('link', { name: /chatbot/ });

/** An element that is not upgraded, because custom elements are not defined in the content of a template. */
function notUpgraded(html = '<medical-aid-inquiries></medical-aid-inquiries>'): Element {
  const template = document.createElement('template');
  template.innerHTML = html;
  const element = template.content.firstElementChild;
  if (!element) throw new Error('The template is empty');
  expect('apiBase' in element).to.equal(false);
  return element;
}

describe('the properties of the element', () => {
  it('are its attributes in camelCase, each a string or null (decisions 1)', () => {
    const element = create();
    for (const [attribute, property] of Object.entries(NAMES)) {
      expect(element[property], property).to.equal(null);
      element.setAttribute(attribute, 'default');
      expect(element[property], property).to.equal('default');
      element[property] = '/other';
      expect(element.getAttribute(attribute), property).to.equal('/other');
      element[property] = null;
      expect(element.hasAttribute(attribute), property).to.equal(false);
    }
  });

  it('take an object as its JSON, and undefined as absent (decisions 1)', () => {
    const element = create();
    Object.assign(element, { loginDdid: { domain: 'scheme' } });
    expect(element.getAttribute('login-ddid')).to.equal('{"domain":"scheme"}');
    Object.assign(element, { loginDdid: undefined });
    expect(element.hasAttribute('login-ddid')).to.equal(false);
  });

  it('may be set on a created element before it is in the page (decisions 1)', async () => {
    const wire = await openContactWire(OWN);
    const element = document.createElement('medical-aid-inquiries');
    element.apiBase = '/portal/own';
    element.setAttribute('chatbot-url', '/chat');
    expect(element.shadowRoot?.childElementCount).to.equal(0);
    document.body.append(element);
    await screenShown(element);
    await wire.next(OWN_QUERIES);
    expect(chatbot(element).getAttribute('href')).to.equal(`${location.origin}/chat`);
    expect(await wire.requests(OPEN_QUERIES)).to.deep.equal([]);
  });

  it('survive the upgrade when they were set before the tag was defined (decisions 1)', async () => {
    const wire = await openContactWire(OWN);
    const element = notUpgraded();
    Object.assign(element, { apiBase: '/portal/own', chatbotUrl: '/chat' });
    document.body.append(element);
    await screenShown(element);
    await wire.next(OWN_QUERIES);
    expect(chatbot(element).getAttribute('href')).to.equal(`${location.origin}/chat`);
    expect(element.getAttribute('api-base')).to.equal('/portal/own');

    Object.assign(element, { chatbotUrl: null });
    await waitFor(() => {
      expect(chatbot(element).getAttribute('href')).to.match(/instant-answers$/);
    });
  });

  it('override attributes of the markup when set before the upgrade (decisions 1)', async () => {
    const wire = await openContactWire(OWN);
    const element = notUpgraded(
      '<medical-aid-inquiries api-base="/markup"></medical-aid-inquiries>',
    );
    Object.assign(element, { apiBase: '/portal/own' });
    document.body.append(element);
    await wire.next(OWN_QUERIES);
  });

  it('work through markup alone, upgraded in place (decisions 1)', async () => {
    const wire = await openContactWire(OWN);
    document.body.insertAdjacentHTML(
      'beforeend',
      '<medical-aid-inquiries api-base="/portal/own"></medical-aid-inquiries>',
    );
    await wire.next(OWN_QUERIES);
  });

  it('may change at any time after the upgrade (decisions 1)', async () => {
    await openContactWire();
    const element = await place();
    element.chatbotUrl = '/chat';
    await waitFor(() => {
      expect(chatbot(element).getAttribute('href')).to.equal(`${location.origin}/chat`);
    });
  });
});
