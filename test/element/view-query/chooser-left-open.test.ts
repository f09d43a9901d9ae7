import { expect } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { attachmentsOf, file } from '../../support/attachments';
import { shadow, user } from '../../support/mount';
import { SUBMIT } from '../contact-us/answers';
import { QUERY_TEXT, theForm } from '../contact-us/the-form';
import { addPrerendered } from '../first-paint/add-prerendered';
import { go, travel } from '../routing/travel';
import { hashOf, openQueryWire, UPDATE_TOGGLE } from './the-query';
import { openUpdate } from './the-update';

const CONTACT = '#/contact-us/default';

/** Opens a chooser, as far as a script can. Returns a function that chooses a file in it. */
function opened(chooser: HTMLInputElement) {
  chooser.click();
  return (chosen: File) => {
    const transfer = new DataTransfer();
    transfer.items.add(chosen);
    chooser.files = transfer.files;
    chooser.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

/** Views another query, with its update form open. */
async function toUpdateOf(element: HTMLElement, reference: string) {
  await go(hashOf({ reference }));
  const before = attachmentsOf(element).find();
  expect(before).to.equal(null);
  await user.click(await shadow(element).findByRole('button', UPDATE_TOGGLE));
  await waitFor(() => attachmentsOf(element).chooser);
}

const attached = (element: HTMLElement) => attachmentsOf(element).attached();

/** Long enough for a chosen file to be listed. */
const listed = async (element: HTMLElement) => {
  await attachmentsOf(element).choose(file('other.pdf'));
  return attached(element);
};

describe('a file chooser that is open while another screen shows', () => {
  it('adds its file to the update that it was opened for, and to no other (§5)', async () => {
    const { element } = await openUpdate();
    const choose = opened(attachmentsOf(element).chooser);
    await toUpdateOf(element, '4712');
    choose(file('bill.pdf'));
    expect(await listed(element)).to.deep.equal(['other.pdf']);
    await travel(-1);
    await waitFor(() => {
      expect(attached(element)).to.deep.equal(['bill.pdf']);
    });
  });

  it('adds a file of a new query to it, and to no update (§5)', async () => {
    await openQueryWire();
    const element = addPrerendered();
    await theForm(element).settled();
    const choose = opened(theForm(element).chooser);
    await toUpdateOf(element, '4712');
    choose(file('bill.pdf'));
    expect(await listed(element)).to.deep.equal(['other.pdf']);
    await go(CONTACT);
    await waitFor(() => {
      expect(attached(element)).to.deep.equal(['bill.pdf']);
    });
  });

  it('adds its file to the next query if it was opened while one is sent (§4)', async () => {
    const wire = await openQueryWire();
    const element = addPrerendered();
    const form = theForm(element);
    await form.settled();
    await form.fill({ category: 'Other', query: QUERY_TEXT });
    const answer = await wire.hold(SUBMIT.default);
    await form.submit();
    await wire.next(SUBMIT.default);
    const choose = opened(form.chooser);
    await answer.release({ json: { referenceNumber: 4712 } });
    const another = await form.screen.findByRole('button', { name: 'Log another query' });
    choose(file('bill.pdf'));
    await user.click(another);
    await waitFor(() => {
      expect(attached(element)).to.deep.equal(['bill.pdf']);
    });
  });

  it('adds nothing once it was closed, or to the form of another member (security 37)', async () => {
    await openQueryWire();
    const element = addPrerendered({ 'member-key': 'a' });
    await theForm(element).settled();
    const { chooser } = theForm(element);
    const choose = opened(chooser);
    element.setAttribute('member-key', 'b');
    await waitFor(() => {
      expect(chooser.isConnected).to.equal(false);
    });
    await theForm(element).settled();
    choose(file('bill.pdf'));
    expect(await listed(element)).to.deep.equal(['other.pdf']);
  });
});
