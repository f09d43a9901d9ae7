import { expect, oneDefaultPreventedEvent } from '@open-wc/testing';
import { expectNoAxeViolations } from '../../support/axe';
import { collectEvents, dataLayer, takeProblems } from '../../support/collect';
import { mount, screenShown, shadow } from '../../support/mount';
import { OPEN_QUERIES, openContactWire, SUBMIT } from '../contact-us/answers';
import { create } from './place';
import { ANYTHING, CLAIM, DELIVERY, sendQuery } from './send-query';

describe('the events of the element', () => {
  it('report a sent query with number, origin, category and sub-category (§4, decisions 1)', async () => {
    await openContactWire();
    const events = collectEvents('query-submitted');
    const element = await mount();
    await sendQuery(element, CLAIM);
    await shadow(element).findByText('4711');
    const reported = { referenceNumber: '4711', origin: 'default' };
    expect(events).to.deep.equal([
      {
        name: 'query-submitted',
        detail: { ...reported, category: 'MEDICAL_CLAIMS', subCategory: 'CLAIM_NOT_PAID' },
      },
    ]);
    expect(dataLayer()).to.deep.equal([{ event: 'query-submitted', ...reported }]);
  });

  it('name no sub-category if there is none (decisions 1)', async () => {
    await openContactWire();
    const events = collectEvents('query-submitted');
    for (const [origin, filling] of [
      ['default', ANYTHING],
      ['medxpress', DELIVERY],
    ] as const) {
      const element = await mount({ origin });
      await sendQuery(element, filling);
      await shadow(element).findByText('4711');
      element.remove();
    }
    const reported = { referenceNumber: '4711', subCategory: null };
    expect(events.map(({ detail }) => detail)).to.deep.equal([
      { ...reported, origin: 'default', category: 'OTHER' },
      { ...reported, origin: 'medxpress', category: 'MEDXPRESS_ORDER_QUERY' },
    ]);
  });

  it('carry null if the server returned no number (decisions 3)', async () => {
    await openContactWire({ [SUBMIT.default]: { status: 204 } });
    const events = collectEvents('query-submitted');
    const element = await mount();
    await sendQuery(element, ANYTHING);
    await shadow(element).findByText(/could not get its reference number/);
    expect(events[0]?.detail).to.include({ referenceNumber: null, category: 'OTHER' });
    expect(dataLayer()).to.deep.equal([
      { event: 'query-submitted', referenceNumber: null, origin: 'default' },
    ]);
    await expectNoAxeViolations(element);
  });

  it('bubble from the element and leave the shadow trees around it (decisions 1)', async () => {
    await openContactWire({ [OPEN_QUERIES]: { status: 503 } });
    const host = document.createElement('div');
    const element = create();
    const seen: Event[] = [];
    const listen = (event: Event) => seen.push(event);
    host.attachShadow({ mode: 'open' }).append(element);
    document.body.append(host);
    try {
      document.addEventListener('request-failed', listen);
      await screenShown(element);
      await shadow(element).findByText(/unable to fetch your queries/);
      const [event] = seen;
      expect(event).to.be.instanceOf(CustomEvent);
      expect([event?.bubbles, event?.composed, event?.cancelable]).to.deep.equal([
        true,
        true,
        false,
      ]);
      expect(event?.target).to.equal(host);
    } finally {
      document.removeEventListener('request-failed', listen);
      host.remove();
    }
  });

  it('ask the host for a login after a 401 or 403 on sending, and resume the same query (decisions 1)', async () => {
    for (const status of [401, 403]) {
      const wire = await openContactWire({
        [SUBMIT.default]: [{ status }, { json: { referenceNumber: 12 } }],
      });
      const element = await mount();
      const asked = oneDefaultPreventedEvent<CustomEvent<{ resume: () => void }>>(
        element,
        'login-required',
      );
      await sendQuery(element, CLAIM);
      const { detail, bubbles, composed, cancelable } = await asked;
      expect([bubbles, composed, cancelable]).to.deep.equal([true, true, true]);
      expect(Object.keys(detail)).to.deep.equal(['resume']);
      detail.resume();
      await shadow(element).findByText('12');
      const [first, second] = await wire.requests(SUBMIT.default);
      expect(second?.parts).to.deep.equal(first?.parts);
      element.remove();
    }
  });

  it('report an exception inside the element, which offers a way on (decisions 1)', async () => {
    const queries = [{ referenceNumber: 12, queryDetail: 'Where is my card?' }];
    await openContactWire({ [OPEN_QUERIES]: { json: { queries } } });
    const events = collectEvents('element-error');
    Object.defineProperty(document, 'baseURI', {
      configurable: true,
      get: () => {
        throw new Error('Broken by the page');
      },
    });
    const element = create();
    document.body.append(element);
    const restart = await shadow(element)
      .findByRole('button', { name: 'Start again' })
      .finally(() => Reflect.deleteProperty(document, 'baseURI'));
    const [{ message }] = events.map(({ detail }) => detail as { message: string }) as [
      { message: string },
    ];
    expect(events).to.have.lengthOf(1);
    expect(message).to.match(/^Error in rendering/);
    expect(takeProblems()).to.have.length.greaterThan(0);
    await expectNoAxeViolations(element);

    restart.click();
    await shadow(element).findByText('Where is my card?');
  });
});
