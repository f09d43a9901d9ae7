import { expect, nextFrame } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { hasFocus } from '../../support/controls';
import { mount, shadow } from '../../support/mount';
import { openContactWire } from '../contact-us/answers';
import { QUERY_TEXT, theForm } from '../contact-us/the-form';
import { showsDelivery, showsMemberWebsite } from '../tag/shows';
import { entry, namesEntries, travel } from './travel';

const { pathname, search } = location;
const PAGE = pathname + search;

const hashBecomes = (hash: string) =>
  waitFor(() => {
    expect(location.hash).to.equal(hash);
  });

const showsLogin = (element: Element) => shadow(element).findByRole('heading', { name: 'Log in' });

/** Adds an element that shows the login, and acts before the screen listens to the page. That is one task later. */
async function asLoginRenders(act: () => void): Promise<Element> {
  history.replaceState(null, '', `${PAGE}#/login`);
  const element = document.createElement('medical-aid-inquiries');
  document.body.append(element);
  const { shadowRoot } = element;
  if (!shadowRoot) throw new Error('No shadow root');
  await new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (shadowRoot.querySelector('input[type=password]') === null) return;
      observer.disconnect();
      act();
      resolve();
    });
    observer.observe(shadowRoot, { childList: true, subtree: true });
  });
  return element;
}

describe("a host's own navigation", () => {
  // Other browsers do not report pushState. The documents say which links to use there.
  if (namesEntries) {
    const addresses = {
      'as it was': PAGE,
      'with another query': `${PAGE}${search ? '&' : '?'}tab=2`,
    };
    for (const [which, address] of Object.entries(addresses))
      it(`to the page's address without a hash shows the first screen, ${which} (decisions 2)`, async () => {
        await openContactWire();
        const element = await mount({}, { hash: '#/login' });
        await showsLogin(element);
        const before = entry();
        const state = { portal: 'inquiries' };
        history.pushState(state, '', address);
        await showsMemberWebsite(element);
        await hashBecomes('#/contact-us/default');
        expect(history.state).to.deep.equal(state);
        const heading = shadow(element).getByRole('heading', { name: 'How can we help?' });
        await waitFor(() => {
          expect(hasFocus(heading)).to.equal(true);
        });

        await travel(-1);
        await showsLogin(element);
        expect(entry()).to.equal(before);
        history.replaceState(null, '', PAGE);
      });

    it('to a hash of the element shows its screen, pushed or replaced (decisions 2)', async () => {
      await openContactWire();
      const element = await mount();
      history.pushState(null, '', `${PAGE}#/contact-us/medxpress`);
      await showsDelivery(element);
      history.replaceState(null, '', `${PAGE}#/login`);
      await showsLogin(element);
    });

    it('before the application has loaded is followed too (decisions 2)', async () => {
      await openContactWire();
      history.replaceState(null, '', `${PAGE}#/login`);
      const element = document.createElement('medical-aid-inquiries');
      document.body.append(element);
      history.pushState(null, '', PAGE);
      await showsMemberWebsite(element);
      await hashBecomes('#/contact-us/default');
    });
  }

  it('to the page it is on keeps what was typed (decisions 2)', async () => {
    await openContactWire();
    const element = await mount();
    const form = theForm(element);
    await form.settled();
    await form.fill({ query: QUERY_TEXT });
    history.pushState(null, '', PAGE);
    await nextFrame();
    expect(form.query.value).to.equal(QUERY_TEXT);
  });

  it('to another page changes neither the screen nor the address (decisions 2)', async () => {
    await openContactWire();
    const element = await mount({}, { hash: '#/login' });
    await showsLogin(element);
    history.pushState(null, '', '/claims');
    await nextFrame();
    await nextFrame();
    expect(location.href).to.equal(`${location.origin}/claims`);
    shadow(element).getByRole('heading', { name: 'Log in' });
    await travel(-1);
    expect(location.pathname).to.equal(pathname);
  });

  it('back to another page leaves its address to it, where the page before is kept hidden (decisions 2)', async () => {
    await openContactWire();
    const element = await mount();
    await showsMemberWebsite(element);
    element.style.display = 'none';
    history.pushState(null, '', '/claims');
    history.pushState(null, '', '/benefits');
    await travel(-1);
    await nextFrame();
    await nextFrame();
    expect(location.href).to.equal(`${location.origin}/claims`);
    await travel(-1);
    element.style.display = '';
    await showsMemberWebsite(element);
    expect(location.hash).to.equal('#/contact-us/default');
  });

  it('to another page while a screen renders does not change the address (decisions 2)', async () => {
    await openContactWire();
    await asLoginRenders(() => {
      history.pushState(null, '', '/claims');
    });
    await nextFrame();
    await nextFrame();
    expect(location.href).to.equal(`${location.origin}/claims`);
    await travel(-1);
    expect(location.pathname).to.equal(pathname);
  });

  for (const [when, shown] of Object.entries({
    'keeps the screen': async () => {
      const element = await mount({}, { hash: '#/login' });
      await showsLogin(element);
      history.replaceState(null, '', PAGE);
      return element;
    },
    'while a screen renders keeps the screen': () =>
      asLoginRenders(() => {
        history.replaceState(null, '', PAGE);
      }),
  }))
    it(`that only removes the hash ${when} (decisions 2)`, async () => {
      await openContactWire();
      const element = await shown();
      await nextFrame();
      await nextFrame();
      expect(location.hash).to.equal('');
      shadow(element).getByRole('heading', { name: 'Log in' });
    });

  it('that removes the hash at the first redirect keeps the screen of that redirect (decisions 2)', async () => {
    await openContactWire();
    // This loads the screen's file, so that the next element redirects before it listens to the page.
    const first = await mount({}, { hash: '#/document-submission' });
    await showsMemberWebsite(first);
    first.remove();
    await nextFrame();
    history.replaceState(null, '', `${PAGE}#/document-submission`);
    const tidy = () => {
      history.replaceState(history.state, '', PAGE);
    };
    addEventListener('hashchange', tidy, { once: true });
    const element = document.createElement('medical-aid-inquiries');
    document.body.append(element);
    await showsMemberWebsite(element);
    await nextFrame();
    await nextFrame();
    expect(location.hash).to.equal('');
    await showsMemberWebsite(element);
  });
});
