import { expect } from '@open-wc/testing';
import { expectNoAxeViolations } from '../../support/axe';
import { takeWarnings } from '../../support/collect';
import { mount, shadow } from '../../support/mount';
import { OPEN_QUERIES, openContactWire } from '../contact-us/answers';
import { theForm } from '../contact-us/the-form';
import { create, place } from './place';

const asksSubCategory = (element: Element) => theForm(element).find.subCategory() !== null;

describe('the origin of an element', () => {
  it('is the pinned one, which replaces the origin in the route (decisions 1)', async () => {
    const wire = await openContactWire();
    for (const hash of ['', '#/contact-us/default', '#contact-us', '#/contact-us/other']) {
      const element = await mount({ origin: 'medxpress' }, { hash });
      expect(location.hash, hash).to.equal('#/contact-us/medxpress');
      expect(asksSubCategory(element)).to.equal(false);
      element.remove();
    }
    expect(await wire.requests(OPEN_QUERIES)).to.deep.equal([]);

    const element = await mount({ origin: 'default' }, { hash: '#/contact-us/medxpress' });
    expect(location.hash).to.equal('#/contact-us/default');
    expect(asksSubCategory(element)).to.equal(true);
  });

  it('is that of the route if none is pinned (decisions 1)', async () => {
    await openContactWire();
    for (const origin of ['', ' ', 'MEDXPRESS']) {
      const element = await mount({ origin }, { hash: '#/contact-us/medxpress' });
      expect(location.hash).to.equal('#/contact-us/medxpress');
      expect(asksSubCategory(element)).to.equal(false);
      await expectNoAxeViolations(element);
      element.remove();
    }
  });

  it('counts as absent if it is unknown, and is reported once on the console (decisions 1)', async () => {
    await openContactWire();
    const element = await mount({ origin: 'broker' });
    expect(asksSubCategory(element)).to.equal(true);
    element.setAttribute('origin', 'broker');
    element.setAttribute('chatbot-url', '/chat');
    document.body.prepend(element);
    await shadow(element).findByRole('heading', { name: 'How can we help?' });
    const warnings = takeWarnings();
    expect(warnings).to.have.length(1);
    expect(warnings[0]).to.contain('"broker"');
  });

  it('is never reported if it is known, empty or absent (decisions 1)', async () => {
    await openContactWire();
    for (const origin of ['default', 'medxpress', ' medxpress ', ''])
      (await mount({ origin })).remove();
    create().setAttribute('origin', ' ');
    expect(takeWarnings()).to.deep.equal([]);
  });

  it('shows its screen again when it changes, and keeps it when it is removed (decisions 1)', async () => {
    await openContactWire();
    const element = await place();
    await theForm(element).fill({ query: 'Typed before' });

    element.origin = 'medxpress';
    await shadow(element).findByRole('option', { name: 'Order query' });
    expect(theForm(element).query.value).to.equal('');
    expect(location.hash).to.equal('#/contact-us/medxpress');

    element.removeAttribute('origin');
    await shadow(element).findByRole('option', { name: 'Order query' });
    expect(location.hash).to.equal('#/contact-us/medxpress');
  });
});
