import { expect, oneEvent } from '@open-wc/testing';
import { collectEvents, takeProblems } from '../../support/collect';
import { mount, screenShown, shadow } from '../../support/mount';
import { openContactWire } from '../contact-us/answers';
import { theForm } from '../contact-us/the-form';
import { addPrerendered } from '../first-paint/add-prerendered';
import { replaceMember, throwing } from '../hosts/page-errors';
import { go } from '../routing/travel';
import { ANY_QUERY } from '../view-query/the-query';
import { place } from './place';

const SCREENS = {
  '#/contact-us/default': 'How can we help?',
  '#/contact-us/medxpress': 'How can we help?',
  '#/login': 'Log in',
  '#/update/default?reference=12&timeline=false': 'View your query',
  '#/document-submission?reference=12': 'Document Submission',
};

describe('the event ready', () => {
  for (const [hash, title] of Object.entries(SCREENS))
    it(`is dispatched when the application answers: ${hash} (decisions 6)`, async () => {
      await openContactWire({
        [ANY_QUERY]: { json: { referenceNumber: 12 } },
        'GET /api/smart-inquiry-api/document-submissions/:reference': { json: {} },
      });
      const happened = oneEvent(document, 'ready');
      const element = addPrerendered({}, hash);
      const event = await happened;
      expect(event.target).to.equal(element);
      expect([event.detail, event.bubbles, event.composed, event.cancelable]).to.deep.equal([
        null,
        true,
        true,
        false,
      ]);
      shadow(element).getByRole('heading', { level: 2, name: title });
      expect(element.shadowRoot?.querySelector('[data-prerendered]') ?? null).to.equal(null);
      await screenShown(element);
    });

  it('is dispatched after the member’s actions from before the application loaded (decisions 6)', async () => {
    await openContactWire();
    const happened = oneEvent(document, 'ready');
    const element = addPrerendered();
    const form = theForm(element);
    form.category.value = 'MEDICAL_CLAIMS';
    form.category.dispatchEvent(new Event('change', { bubbles: true }));
    await happened;
    expect(form.category.value).to.equal('MEDICAL_CLAIMS');
    await form.screen.findByText('About this category.');
  });

  it('is dispatched once, whatever follows, and again when the element is added again (decisions 6)', async () => {
    await openContactWire();
    const events = collectEvents('ready');
    const element = await mount();
    await go('#/login');
    await shadow(element).findByRole('heading', { name: 'Log in' });
    await go('#/contact-us/medxpress');
    await shadow(element).findByRole('option', { name: 'Order query' });
    element.setAttribute('origin', 'default');
    await shadow(element).findByRole('option', { name: 'Medical claims' });
    document.body.prepend(element);
    await theForm(element).settled();
    expect(events).to.deep.equal([{ name: 'ready', detail: null }]);

    element.remove();
    await Promise.resolve();
    document.body.append(element);
    await screenShown(element);
    expect(events).to.have.lengthOf(2);
    await place();
    expect(events).to.have.lengthOf(3);
  });

  it('is dispatched after a failed start only once it has started again (decisions 6)', async () => {
    await openContactWire();
    const events = collectEvents('ready', 'element-error');
    const restore = replaceMember(window, 'parent', { get: throwing });
    const element = addPrerendered();
    const again = await shadow(element)
      .findByRole('button', { name: 'Start again' })
      .finally(restore);
    expect(events.map(({ name }) => name)).to.deep.equal(['element-error']);
    again.click();
    await screenShown(element);
    expect(events.map(({ name }) => name)).to.deep.equal(['element-error', 'ready']);
    takeProblems();
  });
});
