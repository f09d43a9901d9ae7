import { expect } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { slowFile } from '../../../support/attachments';
import { mount, shadow, user } from '../../../support/mount';
import { openUpdate, theUpdate, UPDATE } from '../../view-query/the-update';
import { FORMS_HERE, OPEN_QUERIES, openContactWire, SUBMIT } from '../answers';
import { QUERY_TEXT, theForm } from '../the-form';

const FAILED = 'Something went wrong while sending your query. Please try again later.';
const STOPPED = 'Sending was stopped, but it may have reached us already.';
const LOST = 'The connection was lost before we could answer, so it may have reached us already.';
const NOT_FOUND = /^It is not in your open queries so far\./;
const EARLIER = 'An earlier attempt may have reached us already.';

const open = (...numbers: readonly number[]) => ({
  json: {
    queries: numbers.map((referenceNumber) => ({
      referenceNumber,
      category: 'MEDICAL_CLAIMS',
      queryDetail: QUERY_TEXT,
      dateLogged: '2026-05-01',
    })),
  },
});

const toLogin = async (element: Element) => {
  location.hash = '#/login';
  await shadow(element).findByLabelText('Username');
};

describe('a form that is left while it is sent', () => {
  for (const { origin, submission, choice } of FORMS_HERE) {
    it(`says that it may have arrived as it shows again: ${origin} (§4, decisions 3)`, async () => {
      const wire = await openContactWire();
      const element = await mount({ origin });
      const form = theForm(element);
      await form.settled();
      await form.fill(choice);
      await form.fill({ query: QUERY_TEXT });
      await wire.hold(submission);
      await form.submit();
      await wire.next(submission);
      await toLogin(element);
      await wire.aborted(submission);
      location.hash = `#/contact-us/${origin}`;
      await form.screen.findByText(STOPPED);
      expect(form.query.value).to.equal(QUERY_TEXT);
    });
  }

  it('says so of an update too (§4)', async () => {
    const { wire, element, update } = await openUpdate();
    const { hash } = location;
    await wire.hold(UPDATE);
    await update.fill();
    await update.submit();
    await wire.next(UPDATE);
    await toLogin(element);
    await wire.aborted(UPDATE);
    location.hash = hash;
    await theUpdate(element).screen.findByText(STOPPED);
  });

  it('says nothing to another member (decisions 7)', async () => {
    const wire = await openContactWire();
    const element = await mount({ 'member-key': 'a' });
    const form = theForm(element);
    await form.settled();
    await form.fill(FORMS_HERE[0].choice);
    await form.fill({ query: QUERY_TEXT });
    await wire.hold(SUBMIT.default);
    await form.submit();
    await wire.next(SUBMIT.default);
    await toLogin(element);
    element.setAttribute('member-key', 'b');
    location.hash = '#/contact-us/default';
    await form.screen.findByLabelText('Query details');
    expect(form.screen.queryByText(STOPPED)).to.equal(null);
    expect(form.query.value).to.equal('');
  });
});

describe('a submission whose answer is lost', () => {
  it('is looked up by the list before it, whatever other screen was shown since (decisions 7)', async () => {
    const wire = await openContactWire({
      [SUBMIT.default]: [{ status: 504 }, { status: 504 }],
      [OPEN_QUERIES]: [open(), open()],
    });
    const element = await mount();
    const form = theForm(element);
    await form.settled();
    await wire.next(OPEN_QUERIES);
    await form.fill(FORMS_HERE[0].choice);
    await form.fill({ query: QUERY_TEXT });
    await form.submit();
    await form.screen.findByText(NOT_FOUND);
    await wire.reply(OPEN_QUERIES, open(5000));
    await toLogin(element);
    location.hash = '#/contact-us/default';
    await form.screen.findByRole('link', { name: 'Edit query 5000' });
    await form.screen.findByText(/5000\. It was probably sent\./);
    await form.submit();
    await waitFor(async () => {
      expect(await wire.requests(SUBMIT.default)).to.have.lengthOf(2);
    });
    await form.screen.findByText(/5000\. It was probably sent\./);
    expect(form.screen.queryByText(NOT_FOUND)).to.equal(null);
  });

  it('is still reported when the form is left after a press that waits for a slow file (§4)', async () => {
    const wire = await openContactWire({ [SUBMIT.default]: [{ status: 504 }] });
    const element = await mount();
    const form = theForm(element);
    await form.settled();
    await form.fill(FORMS_HERE[0].choice);
    await form.fill({ query: QUERY_TEXT });
    await form.submit();
    await form.screen.findByText(LOST);
    const { slow } = slowFile('slow.pdf');
    await user.upload(form.chooser, slow);
    await user.click(form.send);
    await toLogin(element);
    location.hash = '#/contact-us/default';
    await form.screen.findByText(LOST);
    expect(await wire.requests(SUBMIT.default)).to.have.lengthOf(1);
  });

  it('is still named and looked up after the next attempt was refused (decisions 7)', async () => {
    const wire = await openContactWire({
      [SUBMIT.default]: [{ status: 504 }, { status: 503 }],
      [OPEN_QUERIES]: [open(), open(), open(5000)],
    });
    const form = theForm(await mount());
    await form.settled();
    await wire.next(OPEN_QUERIES);
    await form.fill(FORMS_HERE[0].choice);
    await form.fill({ query: QUERY_TEXT });
    await form.submit();
    await form.screen.findByText(NOT_FOUND);
    await form.submit();
    await form.screen.findByText(/5000\. It was probably sent\./);
    form.screen.getByText(FAILED);
    form.screen.getByText(EARLIER);
    expect(form.screen.queryByText(LOST)).to.equal(null);
  });
});
