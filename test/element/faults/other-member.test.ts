import { aTimeout, expect } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { hasFocus, typeInto } from '../../support/controls';
import { mount, screenShown, shadow, user } from '../../support/mount';
import type { Wire } from '../../support/wire/wire';
import { MEMBER_DETAILS, MEMBER_EMAIL, OPEN_QUERIES, SUBMIT } from '../contact-us/answers';
import { QUERY_TEXT, theForm } from '../contact-us/the-form';
import { addPrerendered } from '../first-paint/add-prerendered';
import { go, travel } from '../routing/travel';
import {
  ANY_RESPONSE,
  hashOf,
  openQueryWire,
  QUERY,
  readOf,
  RESPONSE_BUTTON,
  UPDATE_TOGGLE,
} from '../view-query/the-query';
import { DETAILS, theUpdate, UPDATE } from '../view-query/the-update';

const OTHER_EMAIL = 'sipho@example.org';
const LIST = 'The list of Thandi';
const QUERY_OF_A = 'The query of Thandi';
const LIST_OF_B = 'The list of Sipho';
const QUERY_OF_B = 'The query of Sipho';
const OF_A = /Thandi/;

const listOf = (queryDetail: string) => ({
  json: {
    queries: [{ referenceNumber: 12, category: 'OTHER', queryDetail, dateLogged: '2024-05-17' }],
  },
});
const queryOf = (queryDetail: string) => ({ json: { ...QUERY, queryDetail } });

/** Thandi's records. Her session has ended. */
const openWireOfA = (answers: Parameters<typeof openQueryWire>[0] = {}) =>
  openQueryWire({
    [OPEN_QUERIES]: listOf(LIST),
    [readOf('4711')]: queryOf(QUERY_OF_A),
    'POST /wsg/rest': { json: {} },
    'GET /portal/wlxapp/Ping.srv': { text: 'pong' },
    ...answers,
  });

/** From here on, the server knows this member. */
async function serverKnows(wire: Wire, emails: readonly string[]) {
  await wire.reply(MEMBER_DETAILS, { json: { emails } });
  await wire.reply(OPEN_QUERIES, listOf(LIST_OF_B));
  await wire.reply(readOf('4711'), queryOf(QUERY_OF_B));
}

/** Finds the form, because the button that opens it may have the same name as its own. */
async function logIn(element: Element) {
  const screen = shadow(element);
  typeInto(screen.getByLabelText('Username'), 'sipho');
  typeInto(screen.getByLabelText('Password'), 'secret');
  const button = screen.getAllByRole('button', { name: 'Log in' }).at(-1);
  if (button) await user.click(button);
}

/** Reports whether any of Thandi's content is shown from here on. */
function watchForA(element: Element) {
  const { shadowRoot } = element;
  const shown = new Set<string>();
  const look = () => {
    for (const found of OF_A.exec(shadowRoot?.textContent ?? '') ?? []) shown.add(found);
  };
  const observer = new MutationObserver(look);
  if (shadowRoot)
    observer.observe(shadowRoot, { subtree: true, childList: true, characterData: true });
  return {
    nothingOfA: () => {
      look();
      observer.disconnect();
      expect([...shown]).to.deep.equal([]);
    },
  };
}

const goneIs = (element: Element) =>
  waitFor(() => {
    expect(OF_A.test(element.shadowRoot?.textContent ?? '')).to.equal(false);
  });

/** Opens Thandi's query from her list, where her update is refused. */
async function refusedUpdate(wire: Wire) {
  const element = await mount();
  await shadow(element).findByText(LIST);
  await theForm(element).settled();
  await go(hashOf());
  await shadow(element).findByText(QUERY_OF_A);
  await user.click(shadow(element).getByRole('button', UPDATE_TOGGLE));
  const update = theUpdate(element);
  await update.fill();
  await wire.reply(UPDATE, [{ status: 401 }]);
  await update.submit();
  await update.screen.findByText(/^You need to log in again\./);
  return { element, update };
}

const OTHERS: Readonly<Record<string, readonly string[]>> = {
  'another member': [OTHER_EMAIL],
  'a member without an address': [],
};

for (const [who, emails] of Object.entries(OTHERS)) {
  describe(`after ${who} has logged in at a refused update`, () => {
    it('nothing read before is shown, and the text to send stays (security 20, decisions 6)', async () => {
      const wire = await openWireOfA();
      const { element, update } = await refusedUpdate(wire);
      await serverKnows(wire, emails);
      const query = await wire.hold(readOf('4711'));
      await logIn(element);
      await goneIs(element);
      expect(update.query.value).to.equal(DETAILS);
      await update.screen.findByText(/^Nothing has been sent yet/);
      expect(hasFocus(update.send)).to.equal(true);
      const { nothingOfA } = watchForA(element);
      await query.release(queryOf(QUERY_OF_B));
      await update.screen.findByText(QUERY_OF_B);
      expect(update.query.value).to.equal(DETAILS);
      expect(hasFocus(update.send)).to.equal(true);
      nothingOfA();
    });

    it('no earlier screen shows anything read before (security 20)', async () => {
      const wire = await openWireOfA();
      const { element, update } = await refusedUpdate(wire);
      await serverKnows(wire, emails);
      await logIn(element);
      await update.screen.findByText(QUERY_OF_B);
      const { nothingOfA } = watchForA(element);
      const list = await wire.hold(OPEN_QUERIES);
      await travel(-1);
      await update.screen.findByRole('heading', { name: 'How can we help?' });
      await list.release(listOf(LIST_OF_B));
      await update.screen.findByText(LIST_OF_B);
      nothingOfA();
    });
  });
}

it('a prerendered list is not shown again after another member has logged in (security 20)', async () => {
  const wire = await openWireOfA({ [SUBMIT.default]: [{ status: 401 }] });
  const element = addPrerendered();
  await shadow(element).findByText(LIST);
  await screenShown(element);
  const form = theForm(element);
  await form.settled();
  await form.fill({ category: 'Other', query: QUERY_TEXT });
  await form.submit();
  await form.screen.findByText(/^You need to log in again\./);
  await serverKnows(wire, [OTHER_EMAIL]);
  const list = await wire.hold(OPEN_QUERIES);
  await logIn(element);
  await goneIs(element);
  const { nothingOfA } = watchForA(element);
  await list.release(listOf(LIST_OF_B));
  await form.screen.findByText(LIST_OF_B);
  nothingOfA();
  expect(form.query.value).to.equal(QUERY_TEXT);
});

/** Thandi has typed a query. Then another query can't be read, because her session has ended. */
async function refusedReading(wire: Wire) {
  const element = await mount();
  await shadow(element).findByText(LIST);
  const form = theForm(element);
  await form.settled();
  await form.fill({ category: 'Other', query: QUERY_TEXT });
  await wire.reply(readOf('4711'), { status: 401 });
  await go(hashOf());
  await user.click(await shadow(element).findByRole('button', { name: 'Log in' }));
  return element;
}

describe('a login at a query that could not be read', () => {
  it('of another member shows nothing that the previous member typed or read (security 20)', async () => {
    const wire = await openWireOfA();
    const element = await refusedReading(wire);
    await serverKnows(wire, [OTHER_EMAIL]);
    await logIn(element);
    await shadow(element).findByText(QUERY_OF_B);
    const { nothingOfA } = watchForA(element);
    const list = await wire.hold(OPEN_QUERIES);
    await travel(-1);
    const form = theForm(element);
    await form.screen.findByRole('heading', { name: 'How can we help?' });
    await list.release(listOf(LIST_OF_B));
    await form.screen.findByText(LIST_OF_B);
    await waitFor(() => {
      expect(form.email.value).to.equal(OTHER_EMAIL);
    });
    expect(form.query.value).to.equal('');
    nothingOfA();
  });

  it('of the same member keeps what was typed on another screen (security 18)', async () => {
    const wire = await openWireOfA();
    const element = await refusedReading(wire);
    await wire.reply(readOf('4711'), queryOf(QUERY_OF_A));
    await logIn(element);
    await shadow(element).findByText(QUERY_OF_A);
    expect(hasFocus(shadow(element).getByRole('heading', { level: 2 }))).to.equal(true);
    await travel(-1);
    await shadow(element).findByText(LIST);
    const form = theForm(element);
    expect(form.query.value).to.equal(QUERY_TEXT);
    expect(form.email.value).to.equal(MEMBER_EMAIL);
  });
});

/** Thandi's query, with her address filled in, is refused. */
async function refusedQuery(wire: Wire, typed: { readonly email?: string } = {}) {
  const element = await mount();
  const form = theForm(element);
  await waitFor(() => {
    expect(form.email.value).to.equal(MEMBER_EMAIL);
  });
  await form.fill({ category: 'Other', query: QUERY_TEXT, ...typed });
  await wire.reply(SUBMIT.default, [{ status: 401 }]);
  await form.submit();
  await form.screen.findByText(/^You need to log in again\./);
  return { element, form };
}

it('a query whose Send is pressed during a login beside it is not sent for the next member (security 20)', async () => {
  const wire = await openWireOfA({ [OPEN_QUERIES]: { status: 401 } });
  const element = await mount();
  const form = theForm(element);
  await form.settled();
  await form.fill({ category: 'Other', query: QUERY_TEXT });
  await user.click(await form.screen.findByRole('button', { name: 'Log in' }));
  const ping = await wire.hold('GET /portal/wlxapp/Ping.srv');
  await logIn(element);
  await wire.next('GET /portal/wlxapp/Ping.srv');
  await form.submit();
  await serverKnows(wire, [OTHER_EMAIL]);
  await ping.release({ text: 'pong' });
  await form.screen.findByText(LIST_OF_B);
  await waitFor(() => {
    expect(form.email.value).to.equal(OTHER_EMAIL);
  });
  expect(form.query.value).to.equal('');
  expect(await wire.requests(SUBMIT.default)).to.deep.equal([]);
});

it('an address that was filled in does not stay for another member (§2, security 20)', async () => {
  const wire = await openWireOfA();
  const { element, form } = await refusedQuery(wire);
  await serverKnows(wire, [OTHER_EMAIL]);
  await logIn(element);
  await form.screen.findByText(/^Nothing has been sent yet/);
  await waitFor(() => {
    expect(form.email.value).to.equal(OTHER_EMAIL);
  });
  expect(form.query.value).to.equal(QUERY_TEXT);
  expect(await wire.requests(SUBMIT.default)).to.have.lengthOf(1);
});

it('a query whose answer was lost is not looked up in the list of the previous member (decisions 7)', async () => {
  const asked = (queryDetail: string) => ({
    json: {
      queries: [{ referenceNumber: 13, category: 'OTHER', queryDetail, dateLogged: '2024-05-17' }],
    },
  });
  const wire = await openWireOfA({ [SUBMIT.default]: [{ status: 504 }] });
  const element = await mount();
  const form = theForm(element);
  await form.screen.findByText(LIST);
  await form.settled();
  await form.fill({ category: 'Other', query: QUERY_TEXT });
  await form.submit();
  await form.screen.findByText(/^It is not in your open queries so far/);
  await wire.reply(SUBMIT.default, [{ status: 401 }, { status: 504 }]);
  await form.submit();
  await form.screen.findByText(/^You need to log in again\./);
  await serverKnows(wire, [OTHER_EMAIL]);
  // Earlier, Sipho sent a query with the same text.
  await wire.reply(OPEN_QUERIES, asked(QUERY_TEXT));
  await logIn(element);
  await form.screen.findByText(/^Nothing has been sent yet/);
  await form.screen.findByRole('link', { name: 'Edit query 13' });
  await form.submit();
  await form.screen.findByText(/^It is not in your open queries so far/);
  expect(form.screen.queryByText(/probably/)).to.equal(null);
});

it('an address that was typed stays after the login of another member (security 18)', async () => {
  const wire = await openWireOfA();
  const { element, form } = await refusedQuery(wire, { email: 'typed@example.org' });
  await serverKnows(wire, [OTHER_EMAIL]);
  await logIn(element);
  await form.screen.findByText(/^Nothing has been sent yet/);
  await form.screen.findByText(LIST_OF_B);
  expect(form.email.value).to.equal('typed@example.org');
});

for (const [how, call, status] of [
  ['after its first half', 'GET /portal/wlxapp/Ping.srv', 500],
  ['behind a gateway', 'POST /wsg/rest', 504],
] as const) {
  it(`a login that fails ${how} removes what another member typed (security 20)`, async () => {
    const wire = await openWireOfA();
    const element = await refusedReading(wire);
    await serverKnows(wire, [OTHER_EMAIL]);
    await wire.reply(call, { status });
    await logIn(element);
    await shadow(element).findByText(QUERY_OF_B);
    await travel(-1);
    const form = theForm(element);
    await form.screen.findByText(LIST_OF_B);
    await waitFor(() => {
      expect(form.email.value).to.equal(OTHER_EMAIL);
    });
    expect(form.query.value).to.equal('');
  });
}

it('a login screen that the member leaves during the login shows no earlier list (security 20)', async () => {
  const wire = await openWireOfA();
  const { element } = await refusedUpdate(wire);
  await serverKnows(wire, [OTHER_EMAIL]);
  const login = await wire.hold('POST /wsg/rest');
  await logIn(element);
  await wire.next('POST /wsg/rest');
  const list = await wire.hold(OPEN_QUERIES);
  await travel(-1);
  await shadow(element).findByRole('heading', { name: 'How can we help?' });
  await goneIs(element);
  const { nothingOfA } = watchForA(element);
  await login.release({ json: {} });
  await list.release(listOf(LIST_OF_B));
  await shadow(element).findByText(LIST_OF_B);
  nothingOfA();
});

it('the text of an update stays while its response is read again after a login (security 18)', async () => {
  const wire = await openWireOfA({ [ANY_RESPONSE]: [{ status: 401 }] });
  const element = await mount();
  await theForm(element).settled();
  await go(hashOf());
  await shadow(element).findByText(QUERY_OF_A);
  await user.click(shadow(element).getByRole('button', UPDATE_TOGGLE));
  const update = theUpdate(element);
  await update.fill();
  await user.click(update.screen.getByRole('button', RESPONSE_BUTTON));
  await user.click(await update.screen.findByRole('button', { name: 'Log in' }));
  await wire.reply(ANY_RESPONSE, { json: { encodedResponse: '' } });
  await logIn(element);
  await update.screen.findByText('There is no response yet.');
  await user.click(update.screen.getByRole('button', { name: 'Close' }));
  expect(update.query.value).to.equal(DETAILS);
});

it('an element that is removed while its login is checked throws no exception (security 25)', async () => {
  const wire = await openWireOfA();
  const { element } = await refusedUpdate(wire);
  const rejected: unknown[] = [];
  const note = ({ reason }: PromiseRejectionEvent) => rejected.push(reason);
  addEventListener('unhandledrejection', note);
  const details = await wire.hold(MEMBER_DETAILS);
  await logIn(element);
  await wire.next(MEMBER_DETAILS);
  await waitFor(async () => {
    expect(await wire.requests(MEMBER_DETAILS)).to.have.lengthOf(2);
  });
  element.remove();
  await wire.aborted(MEMBER_DETAILS);
  await details.release({ json: { emails: [OTHER_EMAIL] } });
  await aTimeout(0);
  removeEventListener('unhandledrejection', note);
  expect(rejected).to.deep.equal([]);
});

it('another portal that knows the member by another address keeps what is typed there (§2)', async () => {
  const wire = await openWireOfA();
  const element = await mount();
  const form = theForm(element);
  await form.settled();
  const details = await wire.hold(MEMBER_DETAILS);
  element.setAttribute('api-base', `${wire.elsewhere}/api`);
  await waitFor(() => {
    expect(form.email.value).to.equal('');
  });
  await form.fill({ query: QUERY_TEXT });
  await details.release({ json: { emails: [OTHER_EMAIL] } });
  await waitFor(() => {
    expect(form.email.value).to.equal(OTHER_EMAIL);
  });
  expect(form.query.value).to.equal(QUERY_TEXT);
});
