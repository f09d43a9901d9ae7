import { expect, nextFrame } from '@open-wc/testing';
import { expectNoAxeViolations } from '../../support/axe';
import { mount } from '../../support/mount';
import { OPEN_QUERIES, openContactWire } from '../contact-us/answers';
import { theForm } from '../contact-us/the-form';
import { showsDelivery, showsMemberWebsite } from '../tag/shows';
import { entry, go, namesEntries, travel } from './travel';

const FOREIGN = ['#footer', '#/settings', '#!/home', '#?x', '#?tab=2', '#/update/default/12'];

describe('a hash that is not the element’s', () => {
  it('is ignored at the start, and the element shows its default screen (decisions 2)', async () => {
    await openContactWire();
    const before = entry();
    for (const hash of FOREIGN) {
      const element = await mount({}, { hash });
      await showsMemberWebsite(element);
      expect(location.hash).to.equal(hash);
      element.remove();
      const pinned = await mount({ origin: 'medxpress' }, { hash });
      await showsDelivery(pinned);
      expect(location.hash).to.equal(hash);
      pinned.remove();
    }
    expect(before).to.be.a('string');
    expect(entry()).to.equal(before);
  });

  it('later keeps the screen and what was typed, and causes no request (decisions 2)', async () => {
    const wire = await openContactWire();
    const element = await mount();
    const form = theForm(element);
    await form.settled();
    await wire.next(OPEN_QUERIES);
    await form.fill({ category: 'Other', query: 'Half a sentence' });
    for (const hash of FOREIGN) {
      await go(hash);
      await nextFrame();
      expect(location.hash).to.equal(hash);
      expect([form.category.value, form.query.value]).to.deep.equal(['OTHER', 'Half a sentence']);
    }
    expect(await wire.requests(OPEN_QUERIES)).to.have.length(1);
    await expectNoAxeViolations(element);
  });

  it('is not rewritten for another origin or a moved element, until the member navigates (decisions 2)', async () => {
    await openContactWire();
    const element = await mount({}, { hash: '#footer' });
    await showsMemberWebsite(element);
    element.setAttribute('origin', 'medxpress');
    await showsDelivery(element);
    document.body.prepend(element);
    await nextFrame();
    expect(location.hash).to.equal('#footer');

    await go('#/contact-us/default');
    await nextFrame();
    expect(location.hash).to.equal('#/contact-us/medxpress');
  });

  it('shows the same screen again when the member returns to it (decisions 2)', async () => {
    await openContactWire();
    const element = await mount({}, { hash: '#/contact-us/medxpress' });
    await showsDelivery(element);
    await go('#footer');
    await go('#/contact-us/default');
    await showsMemberWebsite(element);
    // The hash differs, because a browser that does not name entries cannot distinguish two with one hash.
    const other = namesEntries ? '#footer' : '#header';
    await go(other);
    await nextFrame();
    await showsMemberWebsite(element);
    await go('#/contact-us/medxpress');
    await showsDelivery(element);

    await travel(-1);
    await showsMemberWebsite(element);
    expect(location.hash).to.equal(other);
    await travel(-2);
    await showsDelivery(element);
    expect(location.hash).to.equal('#footer');
  });

  it('shows the default screen again when the member returns to the start (decisions 2)', async () => {
    await openContactWire();
    const element = await mount({}, { hash: '#footer' });
    await showsMemberWebsite(element);
    await go('#/contact-us/medxpress');
    await showsDelivery(element);
    await travel(-1);
    await showsMemberWebsite(element);
    expect(location.hash).to.equal('#footer');
  });
});
