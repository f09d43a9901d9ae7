import { expect, nextFrame } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { file } from '../../support/attachments';
import { mount, shadow, user } from '../../support/mount';
import { OPEN_QUERIES, openContactWire } from '../contact-us/answers';
import { theForm } from '../contact-us/the-form';
import { showsDelivery, showsMemberWebsite } from '../tag/shows';
import { go, travel } from './travel';

describe('the visit', () => {
  it('follows every step, and Back and Forward through them (§2)', async () => {
    const wire = await openContactWire();
    await wire.reply(
      OPEN_QUERIES,
      ['Before', 'Between', 'After'].map((queryDetail) => ({
        json: { queries: [{ referenceNumber: 12, queryDetail }] },
      })),
    );
    const { pathname, search } = location;
    const element = await mount();
    const lists = (detail: string) => shadow(element).findByText(detail);
    await lists('Before');
    await go('#/contact-us/medxpress');
    await showsDelivery(element);
    await go('#/contact-us/default?second');
    await lists('Between');

    await travel(-1);
    await showsDelivery(element);
    expect(location.hash).to.equal('#/contact-us/medxpress');
    await travel(-1);
    await lists('After');
    expect(location.hash).to.equal('#/contact-us/default');
    await showsMemberWebsite(element);
    await travel(1);
    await showsDelivery(element);
    expect([location.pathname, location.search]).to.deep.equal([pathname, search]);
    expect(await wire.requests(OPEN_QUERIES)).to.have.length(3);
  });

  it('there and back at once requests again what it aborted, and reports no failure (§4, decisions 3)', async () => {
    const wire = await openContactWire();
    await wire.hold(OPEN_QUERIES);
    const element = await mount();
    await wire.next(OPEN_QUERIES);
    await wire.reply(OPEN_QUERIES, {
      json: { queries: [{ referenceNumber: 12, queryDetail: 'Where is my card?' }] },
    });
    for (const hash of ['#/contact-us/medxpress', '#/contact-us/default']) await go(hash);
    await shadow(element).findByText('Where is my card?');
    expect(await wire.requests(OPEN_QUERIES)).to.have.length(2);
  });

  it('keeps a file that was still being examined when the member left (§5)', async () => {
    await openContactWire();
    const element = await mount();
    const form = theForm(element);
    await form.settled();
    let read: ((bytes: ArrayBuffer) => void) | undefined;
    // Every read waits for the same bytes, because the form examines the file again.
    const bytes = new Promise<ArrayBuffer>((resolve) => {
      read = resolve;
    });
    const slow = file('bill.pdf');
    slow.slice = () => Object.assign(new Blob(), { arrayBuffer: () => bytes });
    await user.upload(form.chooser, slow);
    await go('#/contact-us/medxpress');
    await showsDelivery(element);
    read?.(new ArrayBuffer(4));
    await travel(-1);
    await showsMemberWebsite(element);
    await waitFor(() => {
      expect(form.attached()).to.deep.equal(['bill.pdf']);
    });
  });

  it('moves the focus to the heading of a new screen, but not of the first (§2)', async () => {
    await openContactWire();
    const element = await mount();
    expect(element.shadowRoot?.activeElement).to.equal(null);
    await go('#/contact-us/medxpress');
    await showsDelivery(element);
    await waitFor(() => {
      expect(element.shadowRoot?.activeElement?.textContent).to.equal('How can we help?');
    });
  });

  it('keeps what was typed if only the query of the route changes (decisions 2)', async () => {
    const wire = await openContactWire();
    const element = await mount();
    const form = theForm(element);
    await wire.next(OPEN_QUERIES);
    await form.fill({ query: 'Half a sentence' });
    await go('#/contact-us/default?from=menu');
    await nextFrame();
    expect(form.query.value).to.equal('Half a sentence');
    expect(await wire.requests(OPEN_QUERIES)).to.have.length(1);
  });
});
