import { expect, nextFrame } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { file } from '../../support/attachments';
import { collectEvents, takeProblems } from '../../support/collect';
import { mount, screenShown, user } from '../../support/mount';
import { OPEN_QUERIES, openContactWire, SUBMIT } from '../contact-us/answers';
import { QUERY_TEXT, theForm } from '../contact-us/the-form';
import { go } from '../routing/travel';
import type { Inquiries } from '../tag/place';
import { listenForPageErrors, replaceMember, throwing } from './page-errors';

const CRASHED = 'This part of the page stopped working. Start it again to continue.';

/** Expects a single event that names this part of the element in our own words. */
function expectReportOf(part: string, events: ReturnType<typeof collectEvents>) {
  expect(events.map(({ name }) => name)).to.deep.equal(['element-error']);
  const { message } = events[0]?.detail as { message: string };
  expect(message).to.match(new RegExp(`^Error in ${part}(, at [\\w.-]+\\.js:\\d+:\\d+)?$`));
}

async function filledIn() {
  const wire = await openContactWire({
    [OPEN_QUERIES]: { json: { queries: [{ referenceNumber: 12, queryDetail: 'A row' }] } },
  });
  const element = (await mount()) as Inquiries;
  const form = theForm(element);
  await form.settled();
  await form.screen.findByText('A row');
  await form.fill({
    category: 'Medical claims',
    subCategory: 'Other',
    files: [file('bill.pdf')],
    query: QUERY_TEXT,
  });
  const events = collectEvents('element-error', 'request-failed');
  const page = listenForPageErrors();
  return { wire, element, form, events, page };
}

/** Expects that the form can still be sent complete and once, and that the page has caught no exception. */
async function expectSentOnce({ wire, form, page }: Awaited<ReturnType<typeof filledIn>>) {
  expect(form.attached()).to.deep.equal(['bill.pdf']);
  await form.submit();
  await form.screen.findByText('4711');
  expect(await wire.requests(SUBMIT.default)).to.have.lengthOf(1);
  expect(await page.stop()).to.deep.equal([]);
}

describe('an exception inside the element', () => {
  it('in a rendering ends in a panel, and starting again restores what was typed (§8)', async () => {
    const portal = await filledIn();
    const { element, form, events } = portal;
    const restore = replaceMember(document, 'baseURI', { get: throwing });
    element.messages = { contactUs: { title: 'Shown again' } };
    await form.screen.findByText(CRASHED).finally(restore);
    expectReportOf('rendering', events);
    const said = takeProblems().map(({ text }) => text);
    expect(said.join()).to.match(/^<medical-aid-inquiries>: Error in rendering/);
    await user.click(form.screen.getByRole('button', { name: 'Start again' }));
    await form.screen.findByText('Shown again');
    expect([form.category.value, form.subCategory.value, form.query.value]).to.deep.equal([
      'MEDICAL_CLAIMS',
      'OTHER',
      QUERY_TEXT,
    ]);
    await expectSentOnce(portal);
  });

  it("leaves its panel until the member goes to another route, whatever a host's router replaces (§8)", async () => {
    const { element, form, events } = await filledIn();
    const restore = replaceMember(document, 'baseURI', { get: throwing });
    element.messages = { contactUs: { title: 'Shown again' } };
    await form.screen.findByText(CRASHED);
    history.replaceState({ scroll: 100 }, '');
    history.replaceState({ scroll: 200 }, '', location.href);
    await nextFrame();
    expectReportOf('rendering', events);
    restore();
    history.replaceState({ scroll: 300 }, '');
    await nextFrame();
    form.screen.getByText(CRASHED);
    expect(takeProblems()).to.have.length.greaterThan(0);
    await go('#/login');
    await form.screen.findByRole('heading', { name: 'Log in' });
    expect(form.screen.queryByText(CRASHED)).to.equal(null);
  });

  it('that the application does not catch ends in a panel too (§8)', async () => {
    const { element, form, events, page } = await filledIn();
    const restore = replaceMember(window, 'parent', { get: throwing });
    element.setAttribute('chatbot-url', '/elsewhere');
    await form.screen.findByText(CRASHED).finally(restore);
    expectReportOf('start', events);
    await user.click(form.screen.getByRole('button', { name: 'Start again' }));
    await screenShown(element);
    await form.settled();
    expect(form.screen.queryByText(CRASHED)).to.equal(null);
    expect(await page.stop()).to.deep.equal([]);
  });

  it('before the first paint ends in a panel too (§8)', async () => {
    await openContactWire();
    const events = collectEvents('element-error');
    const page = listenForPageErrors();
    const element = document.createElement('medical-aid-inquiries');
    const restore = replaceMember(window, 'parent', { get: throwing });
    document.body.append(element);
    const form = theForm(element);
    await form.screen.findByText(CRASHED).finally(restore);
    expectReportOf('start', events);
    await user.click(form.screen.getByRole('button', { name: 'Start again' }));
    await form.settled();
    expect(await page.stop()).to.deep.equal([]);
  });

  it('in a click handler ends in a panel, and does not reach the page (§8)', async () => {
    const portal = await filledIn();
    const { form, events } = portal;
    const restore = replaceMember(HTMLInputElement.prototype, 'click', { value: throwing });
    await user.click(form.screen.getByRole('button', { name: /Choose files/ }));
    await form.screen.findByText(CRASHED).finally(restore);
    expectReportOf('event handler', events);
    // React logs it on the console.
    expect(takeProblems()).to.have.length.greaterThan(0);
    await user.click(form.screen.getByRole('button', { name: 'Start again' }));
    await form.settled();
    expect(form.query.value).to.equal(QUERY_TEXT);
    await expectSentOnce(portal);
  });

  it('in a click handler ends in a panel after moving the element out of the page and back too (§8)', async () => {
    const { element, form, events, page } = await filledIn();
    element.remove();
    await waitFor(() => {
      expect(element.shadowRoot?.childElementCount).to.equal(0);
    });
    document.body.append(element);
    await screenShown(element);
    const restore = replaceMember(HTMLInputElement.prototype, 'click', { value: throwing });
    await user.click(form.screen.getByRole('button', { name: /Choose files/ }));
    await form.screen.findByText(CRASHED).finally(restore);
    expectReportOf('event handler', events);
    // React logs it on the console.
    expect(takeProblems()).to.have.length.greaterThan(0);
    expect(await page.stop()).to.deep.equal([]);
  });

  it('at sending shows the specification’s message, keeps everything, and is reported (§8)', async () => {
    const { wire, form, events, page } = await filledIn();
    const restore = replaceMember(FormData.prototype, 'append', { value: throwing });
    await form.submit();
    await form.screen
      .findByText('Something went wrong while sending your query. Please try again later.')
      .finally(restore);
    expectReportOf('log-query', events);
    expect(form.query.value).to.equal(QUERY_TEXT);
    expect(await wire.requests(SUBMIT.default)).to.deep.equal([]);
    await form.submit();
    await form.screen.findByText('4711');
    expect(await page.stop()).to.deep.equal([]);
  });

  it('in reading an answer shows the same message as a failed reading, and is reported (§8)', async () => {
    const { form, events, page } = await filledIn();
    const restore = replaceMember(Document.prototype, 'createDocumentFragment', {
      value: throwing,
    });
    await form.fill({ category: 'Manage plan' });
    await form.screen.findAllByText('Unable to load content.').finally(restore);
    await waitFor(() => {
      expectReportOf('fragment', events);
    });
    expect(await page.stop()).to.deep.equal([]);
  });
});
