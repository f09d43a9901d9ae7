import { expect } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { mount, shadow } from '../../support/mount';
import { openContactWire } from '../contact-us/answers';
import { theForm } from '../contact-us/the-form';
import { ANYTHING, sendQuery } from './send-query';

const chatbot = (element: Element) =>
  shadow(element).getByRole('link', { name: 'Get instant answers from our chatbot' });
const timeline = (element: Element) =>
  shadow(element).findByRole('link', { name: 'interaction timeline' });

describe('the links of the portal', () => {
  it('lead to the chatbot of chatbot-url, a path or a URL (decisions 1)', async () => {
    await openContactWire();
    const urls = {
      '/chat?from=portal#now': `${location.origin}/chat?from=portal#now`,
      'https://chat.example.org/start': 'https://chat.example.org/start',
    };
    for (const [given, href] of Object.entries(urls)) {
      const element = await mount({ 'chatbot-url': given });
      expect(chatbot(element).getAttribute('href')).to.equal(href);
      element.remove();
    }
  });

  it('lead to the default chatbot if chatbot-url is empty, not a web address, or removed again (decisions 1)', async () => {
    await openContactWire();
    const absent = `${location.origin}/portal/medical-aid/instant-answers`;
    for (const given of ['', ' ', 'javascript:alert(1)', 'https://']) {
      const element = await mount({ 'chatbot-url': given });
      expect(chatbot(element).getAttribute('href'), given).to.equal(absent);
      element.remove();
    }
    const element = await mount({ 'chatbot-url': '/chat' });
    element.removeAttribute('chatbot-url');
    await waitFor(() => {
      expect(chatbot(element).getAttribute('href')).to.equal(absent);
    });
  });

  it('lead to the timeline of timeline-url, also when it changes later (decisions 1)', async () => {
    await openContactWire();
    const element = await mount({ 'timeline-url': '/timeline' });
    await sendQuery(element, ANYTHING);
    const link = await timeline(element);
    expect(link.getAttribute('href')).to.equal(`${location.origin}/timeline`);

    for (const given of ['javascript:alert(1)', '']) {
      element.setAttribute('timeline-url', given);
      await waitFor(() => {
        expect(link.getAttribute('href')).to.equal(
          `${location.origin}/portal/medical-aid/interaction-timeline`,
        );
      });
    }
    element.setAttribute('timeline-url', 'https://portal.example.org/mine');
    await waitFor(() => {
      expect(link.getAttribute('href')).to.equal('https://portal.example.org/mine');
    });
  });

  it('in guidance start from the site root, on the same origin only (decisions 1)', async () => {
    const html = '<p><a href="forms/claim.pdf">Claim form</a></p>';
    await openContactWire({ 'GET /site/preview/medical-aid/inquiries/medical-claims': { html } });
    const roots = {
      '/home/': '/home/forms/claim.pdf',
      'https://evil.example/': '/forms/claim.pdf',
    };
    for (const [root, path] of Object.entries(roots)) {
      const element = await mount({ 'site-root': root });
      await theForm(element).fill({ category: 'Medical claims' });
      const link = await shadow(element).findByRole('link', { name: 'Claim form' });
      expect(link.getAttribute('href'), root).to.equal(location.origin + path);
      element.remove();
    }
  });
});
