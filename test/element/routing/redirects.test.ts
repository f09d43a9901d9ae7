import { expect, nextFrame } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { mount } from '../../support/mount';
import { OPEN_QUERIES, openContactWire } from '../contact-us/answers';
import { theForm } from '../contact-us/the-form';
import { place } from '../tag/place';
import { showsDelivery, showsMemberWebsite } from '../tag/shows';
import { entry, go, travel } from './travel';

const hashBecomes = (hash: string) =>
  waitFor(() => {
    expect(location.hash).to.equal(hash);
  });

describe('a redirect', () => {
  it('of the empty hash leads to contact-us/default without an entry in the history (§2)', async () => {
    await openContactWire();
    const before = entry();
    for (const hash of ['', '#', '#/', '#!/']) {
      const element = await mount({}, { hash });
      expect(location.hash, hash).to.equal('#/contact-us/default');
      await showsMemberWebsite(element);
      element.remove();
    }
    expect(before).to.be.a('string');
    expect(entry()).to.equal(before);
  });

  it("keeps the host's path, query and history state (decisions 2)", async () => {
    await openContactWire();
    const { pathname, search } = location;
    const state = { scroll: 120, portal: { page: 'help' } };
    history.replaceState(state, '', '#/contact-us');
    const element = await place();
    await showsMemberWebsite(element);
    expect(location.hash).to.equal('#/contact-us/default');
    expect(history.state).to.deep.equal(state);
    expect([location.pathname, location.search]).to.deep.equal([pathname, search]);
  });

  it('keeps the query of the route, however it is encoded (decisions 2)', async () => {
    await openContactWire();
    const redirects = {
      '#/?from=mail': '#/contact-us/default?from=mail',
      '#/contact-us?from=mail&q=a%2520b': '#/contact-us/default?from=mail&q=a%2520b',
      '#contact-us/?x': '#/contact-us/default?x',
      '#/contact-us/broker?from=mail': '#/contact-us/default?from=mail',
    };
    for (const [hash, to] of Object.entries(redirects)) {
      const element = await mount({}, { hash });
      expect(location.hash, hash).to.equal(to);
      element.remove();
    }
  });

  it('is not made if the route names an origin in any of its spellings (decisions 2)', async () => {
    await openContactWire();
    for (const hash of [
      '#/contact-us/medxpress',
      '#contact-us/medxpress',
      '#!/contact-us/medxpress',
    ]) {
      const element = await mount({}, { hash });
      await showsDelivery(element);
      expect(location.hash).to.equal(hash);
      element.remove();
    }
    for (const hash of ['#contact-us/default', '#!/contact-us/default?from=mail']) {
      const element = await mount({}, { hash });
      await showsMemberWebsite(element);
      expect(location.hash).to.equal(hash);
      element.remove();
    }
  });

  it('replaces an unknown origin in a route by that of the element (decisions 2)', async () => {
    await openContactWire();
    const element = await mount({ origin: 'medxpress' }, { hash: '#/contact-us/broker' });
    await showsDelivery(element);
    expect(location.hash).to.equal('#/contact-us/medxpress');
  });

  it('keeps what was typed if the screen stays the same (decisions 2)', async () => {
    const wire = await openContactWire();
    const element = await mount({ origin: 'default' });
    const form = theForm(element);
    await wire.next(OPEN_QUERIES);
    await form.fill({ query: 'Half a sentence' });
    for (const hash of ['#/contact-us', '#/contact-us/medxpress', '#/contact-us/broker?x']) {
      await go(hash);
      await waitFor(() => {
        expect(location.hash).to.contain('#/contact-us/default');
      });
      expect(form.query.value, hash).to.equal('Half a sentence');
    }
    expect(await wire.requests(OPEN_QUERIES)).to.have.length(1);
  });

  it('never makes Back bounce (decisions 2)', async () => {
    await openContactWire();
    const element = await mount({}, { hash: '#/contact-us/medxpress' });
    await showsDelivery(element);
    location.hash = '#/contact-us';
    const gone = entry();
    await hashBecomes('#/contact-us/default');
    await showsMemberWebsite(element);
    expect(entry()).to.equal(gone);

    await travel(-1);
    await showsDelivery(element);
    await nextFrame();
    expect(location.hash).to.equal('#/contact-us/medxpress');
  });

  it('fires hashchange on the page, as the browser would (decisions 2)', async () => {
    await openContactWire();
    const seen: string[] = [];
    const listen = ({ newURL }: HashChangeEvent) => seen.push(new URL(newURL).hash);
    addEventListener('hashchange', listen);
    await mount({}, { hash: '#/contact-us?from=mail' });
    removeEventListener('hashchange', listen);
    expect(seen).to.deep.equal(['#/contact-us/default?from=mail']);
  });
});
