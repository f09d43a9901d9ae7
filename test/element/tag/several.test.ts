import { expect } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { expectNoAxeViolations } from '../../support/axe';
import { screenShown, shadow } from '../../support/mount';
import type { Pattern } from '../../support/wire/wire';
import { MEMBER_DETAILS, OPEN_QUERIES, openContactWire } from '../contact-us/answers';
import { theForm } from '../contact-us/the-form';
import { create, place } from './place';
import { showsDelivery, showsMemberWebsite } from './shows';

const THEIR_QUERIES: Pattern = 'GET /portal/theirs/smart-inquiry-api/member-queries';

/** Adds two elements to the page at once, so that neither renders before both are in it. */
async function placeBoth(...attributes: [Record<string, string>, Record<string, string>]) {
  const [first, second] = [create(attributes[0]), create(attributes[1])];
  document.body.append(first, second);
  await screenShown(first);
  await screenShown(second);
  return [first, second] as const;
}

/** Resolves when an element is hydrated. */
const firstShown = ({ shadowRoot }: Element) =>
  new Promise<void>((resolve) => {
    if (!shadowRoot) throw new Error('No open shadow root');
    const observer = new MutationObserver(() => {
      if (!shadowRoot.querySelector('h2') || shadowRoot.querySelector('[data-prerendered]')) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(shadowRoot, { childList: true, subtree: true, attributes: true });
  });

describe('two elements on a page', () => {
  it('each call their own server and keep their own form (decisions 1)', async () => {
    const wire = await openContactWire({
      [THEIR_QUERIES]: { json: {} },
      'GET /portal/theirs/member-details-api/v2/member-details': {
        json: { emails: ['sipho@example.org'] },
      },
    });
    const [first, second] = await placeBoth({}, { 'api-base': '/portal/theirs' });
    await wire.next(OPEN_QUERIES);
    await wire.next(THEIR_QUERIES);
    await theForm(first).settled();
    await shadow(second).findByDisplayValue('sipho@example.org');

    await theForm(first).fill({ query: 'Mine' });
    await theForm(second).fill({ query: 'Theirs' });
    expect(theForm(first).query.value).to.equal('Mine');
    expect(await wire.requests(MEMBER_DETAILS)).to.have.length(1);
    await expectNoAxeViolations(first);
    await expectNoAxeViolations(second);
  });

  it('let only the first in the document rewrite the hash; the other shows its own origin (decisions 1)', async () => {
    await openContactWire();
    const [first, second] = await placeBoth({}, { origin: 'medxpress' });
    await showsMemberWebsite(first);
    await showsDelivery(second);
    expect(location.hash).to.equal('#/contact-us/default');

    first.remove();
    second.remove();
    history.replaceState(null, '', '#/');
    const [third, fourth] = await placeBoth({ origin: 'medxpress' }, { origin: 'default' });
    await showsDelivery(third);
    await showsMemberWebsite(fourth);
    expect(location.hash).to.equal('#/contact-us/medxpress');
  });

  it('are ordered by their place in the document, not by their age (decisions 1)', async () => {
    await openContactWire();
    const [older, newer] = [create({ origin: 'default' }), create({ origin: 'medxpress' })];
    document.body.append(older);
    older.before(newer);
    await showsMemberWebsite(older);
    await showsDelivery(newer);
    expect(location.hash).to.equal('#/contact-us/medxpress');
  });

  it('stay at their own origin when the member navigates (decisions 1)', async () => {
    await openContactWire();
    const [first, second] = await placeBoth({}, { origin: 'default' });
    await theForm(second).fill({ query: 'Half a sentence' });
    location.hash = '#/contact-us/medxpress';
    await showsDelivery(first);
    await showsMemberWebsite(second);
    expect(location.hash).to.equal('#/contact-us/medxpress');
    expect(theForm(second).query.value).to.equal('Half a sentence');
  });

  it('pass the hash to the remaining one (decisions 1)', async () => {
    await openContactWire();
    const [first, second] = await placeBoth({ origin: 'default' }, { origin: 'medxpress' });
    await showsMemberWebsite(first);
    expect(location.hash).to.equal('#/contact-us/default');
    first.remove();
    location.hash = '#/contact-us';
    await waitFor(() => {
      expect(location.hash).to.equal('#/contact-us/medxpress');
    });
    await showsDelivery(second);
  });

  it('pass it to one that is being hydrated at that moment (decisions 1)', async () => {
    await openContactWire();
    const first = await place({ origin: 'default' });
    const second = create({ origin: 'medxpress' });
    document.body.append(second);
    await firstShown(second);
    first.remove();
    location.hash = '#/contact-us';
    await waitFor(() => {
      expect(location.hash).to.equal('#/contact-us/medxpress');
    });
  });
});

describe('the module', () => {
  it('gives every element the styles of a part that one has loaded (decisions 1)', async () => {
    const claims = { category: 'MEDICAL_CLAIMS', queryDetail: 'x', dateLogged: '2024-05-17' };
    await openContactWire({
      [OPEN_QUERIES]: { json: { queries: [{ ...claims, referenceNumber: 4711 }] } },
    });
    const shown = async (element: HTMLElement) => {
      const form = theForm(element);
      await form.settled();
      await form.screen.findByRole('table');
      await form.fill({ category: 'Medical claims' });
      const add = await form.screen.findByRole('button', { name: 'Add to query 4711' });
      const list = add.closest('ul');
      return list && getComputedStyle(list).listStyleType;
    };
    const [first, second] = await placeBoth({}, {});
    const third = create({});
    expect(await shown(first)).to.equal('none');
    document.body.append(third);
    expect(await shown(second)).to.equal('none');
    expect(await shown(third)).to.equal('none');
  });

  it('does no harm if loaded again, or as a second copy (decisions 1)', async () => {
    await openContactWire();
    const element = await place();
    await theForm(element).fill({ query: 'Half a sentence' });
    const definition = customElements.get('medical-aid-inquiries');

    const built = '/dist/medical-aid-inquiries.js';
    for (const copy of [built, `${built}?v=1`, `${built}?v=2`, built])
      await import(/* another copy than the one under test */ copy);

    expect(customElements.get('medical-aid-inquiries')).to.equal(definition);
    expect(theForm(element).query.value).to.equal('Half a sentence');
    const another = await place({ origin: 'medxpress' });
    await showsDelivery(another);
  });
});
