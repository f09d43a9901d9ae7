import { expect } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { collectEvents } from '../../support/collect';
import { hasFocus } from '../../support/controls';
import { screenShown, shadow, user } from '../../support/mount';
import { openContactWire } from '../contact-us/answers';
import { theForm } from '../contact-us/the-form';
import { replaceMember, throwing } from '../hosts/page-errors';
import { addPrerendered } from './add-prerendered';

describe('the contact page before the application loads', () => {
  it('lets a member go to another screen, whose heading takes the focus (§2)', async () => {
    await openContactWire();
    const element = addPrerendered();
    location.hash = '#/login';
    await screenShown(element);
    await waitFor(() => {
      expect(hasFocus(shadow(element).getByRole('heading', { name: 'Log in' }))).to.equal(true);
    });
  });

  it('is prerendered again for an origin that a host sets a moment later (decisions 1)', async () => {
    await openContactWire();
    const element = addPrerendered();
    element.setAttribute('origin', 'medxpress');
    shadow(element).getByRole('option', { name: 'Order query' });
    expect(theForm(element).find.subCategory()).to.equal(null);
    await screenShown(element);
    shadow(element).getByRole('option', { name: 'Order query' });
  });

  it('links to the chatbot that a host has named, before and after loading', async () => {
    await openContactWire();
    const element = addPrerendered({ 'chatbot-url': '/ask' });
    const link = () =>
      shadow(element).getByRole('link', { name: 'Get instant answers from our chatbot' });
    expect(link().getAttribute('href')).to.equal(`${location.origin}/ask`);
    element.setAttribute('chatbot-url', '/ask-us');
    expect(link().getAttribute('href')).to.equal(`${location.origin}/ask-us`);
    await screenShown(element);
    await waitFor(() => {
      expect(link().getAttribute('href')).to.equal(`${location.origin}/ask-us`);
    });
  });

  it('still offers to start again if texts change after the application has failed to start (§8)', async () => {
    await openContactWire();
    const element = addPrerendered();
    const events = collectEvents('element-error');
    const { shadowRoot } = element;
    if (!shadowRoot) throw new Error('No shadow root');
    const restore = replaceMember(shadowRoot, 'adoptedStyleSheets', { get: throwing });
    await shadow(element).findByRole('button', { name: 'Start again' }).finally(restore);
    expect(events).to.have.lengthOf(1);
    element.messages = { contactUs: { title: 'Ask us' } };
    await user.click(shadow(element).getByRole('button', { name: 'Start again' }));
    await shadow(element).findByRole('heading', { name: 'Ask us' });
    await theForm(element).settled();
    expect(shadow(element).queryByRole('button', { name: 'Start again' })).to.equal(null);
  });

  it('waits for the application if a portal has its own texts', async () => {
    await openContactWire();
    const element = addPrerendered({ messages: '{"contactUs":{"title":"Ask us"}}' });
    expect(theForm(element).find.query()).to.equal(null);
    await shadow(element).findByRole('heading', { name: 'Ask us' });
  });
});

describe('any other screen before the application loads', () => {
  for (const hash of ['#/login', '#/update/default?reference=12&timeline=false']) {
    it(`reserves its space, without a form of another screen: ${hash} (§4)`, async () => {
      await openContactWire({
        'GET /api/smart-inquiry-api/member-queries/:reference': { status: 500 },
      });
      const element = addPrerendered({}, hash);
      shadow(element).getByText('Loading');
      expect(theForm(element).find.query()).to.equal(null);
      await screenShown(element);
    });
  }
});
