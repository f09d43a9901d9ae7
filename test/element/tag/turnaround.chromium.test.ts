import { expect } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { expectNoAxeViolations } from '../../support/axe';
import { mount, screenShown, shadow } from '../../support/mount';
import { openContactWire } from '../contact-us/answers';
import { DELIVERY, sendQuery } from './send-query';

const OWN = 'GET /site/preview/medical-aid/inquiries/medxpress-turnaround';
const SHARED = 'GET /site/preview/shared/medxpress-turnaround';

/** A part of this page's address, written there in lower case. */
const MARKER = 'WTR-Session-Id';

const openDeliveryWire = () =>
  openContactWire({
    [OWN]: { html: '<p>Our own turnaround</p>' },
    [SHARED]: { html: '<p>The shared turnaround</p>' },
    'GET /site/preview/our/days': { html: '<p>Our days</p>' },
    'GET /site/preview/their/days': { html: '<p>Their days</p>' },
  });

async function sendDeliveryQuery(attributes: Record<string, string> = {}) {
  const element = await mount({ origin: 'medxpress', ...attributes });
  await sendQuery(element, DELIVERY);
  return element;
}

describe('the turnaround time of the medicine delivery', () => {
  it('is its own fragment on a page without a brand (§9, decisions 1)', async () => {
    await openDeliveryWire();
    const element = await sendDeliveryQuery({ 'brand-markers': 'other-brand, ,another' });
    await shadow(element).findByText('Our own turnaround');
    await expectNoAxeViolations(element);
  });

  it('is the shared fragment on a page whose address has a brand marker, in any case (§9)', async () => {
    await openDeliveryWire();
    const element = await sendDeliveryQuery({ 'brand-markers': `other-brand, ${MARKER}` });
    await shadow(element).findByText('The shared turnaround');
  });

  it('is at turnaround-path or shared-turnaround-path (decisions 1)', async () => {
    await openDeliveryWire();
    const paths = { 'turnaround-path': '/our/days', 'shared-turnaround-path': 'their/days/' };
    const element = await sendDeliveryQuery(paths);
    await shadow(element).findByText('Our days');

    element.setAttribute('brand-markers', MARKER);
    await shadow(element).findByText('Their days');
    element.removeAttribute('shared-turnaround-path');
    await shadow(element).findByText('The shared turnaround');
    element.setAttribute('brand-markers', '');
    await shadow(element).findByText('Our days');
    element.setAttribute('turnaround-path', '');
    await shadow(element).findByText('Our own turnaround');
  });

  it('follows the address of the page that embeds the portal in a frame (decisions 1)', async () => {
    await openDeliveryWire();
    history.replaceState(null, '', '#partner-brand');
    const frame = document.createElement('iframe');
    frame.title = 'Portal';
    frame.src = `/test/element/tag/frame.html${location.search}`;
    document.body.append(frame);
    try {
      const element = await waitFor(() => {
        const framed = frame.contentDocument?.querySelector('medical-aid-inquiries');
        if (!framed?.shadowRoot) throw new Error('The frame has no element yet');
        return framed;
      });
      await screenShown(element);
      expect(element.ownerDocument.URL).not.to.contain('partner');
      await sendQuery(element, DELIVERY);
      await shadow(element).findByText('The shared turnaround');
    } finally {
      frame.remove();
    }
  });
});
