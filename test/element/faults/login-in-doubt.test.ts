import { expect, nextFrame } from '@open-wc/testing';
import { waitFor, within } from '@testing-library/dom';
import { typeInto } from '../../support/controls';
import { mount, shadow, user } from '../../support/mount';
import type { Wire } from '../../support/wire/wire';
import { MEMBER_DETAILS, MEMBER_EMAIL, OPEN_QUERIES, SUBMIT } from '../contact-us/answers';
import { QUERY_TEXT, theForm } from '../contact-us/the-form';
import { go, travel } from '../routing/travel';
import { hashOf, openQueryWire, QUERY, readOf, UPDATE_TOGGLE } from '../view-query/the-query';
import { DETAILS, theUpdate, UPDATE } from '../view-query/the-update';

const SIPHO = 'sipho@example.org';
const LOGIN = 'POST /wsg/rest';
const PING = 'GET /portal/wlxapp/Ping.srv';
const LOG_IN_AGAIN = /^You need to log in again\./;
const ASKED = /^Nothing has been sent yet/;
const UNSURE = /may have reached us/;
const OTHERS = {
  json: {
    queries: [
      { referenceNumber: 4711, category: 'OTHER', queryDetail: 'x', dateLogged: '2024-05-17' },
    ],
  },
};
const knows = (...emails: readonly string[]) => ({ json: { emails } });

const openDoubtWire = (answers: Parameters<typeof openQueryWire>[0] = {}) =>
  openQueryWire({
    [readOf('4711')]: { json: QUERY },
    [LOGIN]: { json: {} },
    [PING]: { text: 'pong' },
    [UPDATE]: { json: { referenceNumber: 4712 } },
    ...answers,
  });

async function logIn(element: Element) {
  const screen = shadow(element);
  typeInto(screen.getByLabelText('Username'), 'sipho');
  typeInto(screen.getByLabelText('Password'), 'secret');
  const button = screen.getAllByRole('button', { name: 'Log in' }).at(-1);
  if (button) await user.click(button);
}

/** Thandi's query is refused because her session has ended. */
async function refusedQuery(wire: Wire, attributes: Readonly<Record<string, string>> = {}) {
  const element = await mount(attributes);
  const form = theForm(element);
  await form.settled();
  await form.fill({ category: 'Other', query: QUERY_TEXT });
  await wire.reply(SUBMIT.default, [{ status: 401 }]);
  await form.submit();
  await form.screen.findByText(LOG_IN_AGAIN);
  return { element, form };
}

async function openedUpdate(element: Element) {
  await go(hashOf());
  await user.click(await shadow(element).findByRole('button', UPDATE_TOGGLE));
  return theUpdate(element);
}

/** Thandi's update is refused because her session has ended. */
async function refusedUpdate(wire: Wire) {
  const element = await mount();
  await theForm(element).settled();
  const update = await openedUpdate(element);
  await update.fill();
  await wire.reply(UPDATE, [{ status: 401 }, { json: { referenceNumber: 4712 } }]);
  await update.submit();
  await update.screen.findByText(LOG_IN_AGAIN);
  return { element, update };
}

it('an update is sent although the member left a login screen whose login failed (§4)', async () => {
  const wire = await openDoubtWire();
  const { element } = await refusedQuery(wire);
  await wire.reply(PING, { status: 500 });
  await wire.next(MEMBER_DETAILS);
  const details = await wire.hold(MEMBER_DETAILS);
  await logIn(element);
  await wire.next(MEMBER_DETAILS);
  const update = await openedUpdate(element);
  await update.fill();
  await update.submit();
  await details.release(knows(MEMBER_EMAIL));
  await update.thanked();
});

it('an update asks first after a login that failed but had changed the session (security 20)', async () => {
  const wire = await openDoubtWire();
  const { element, update } = await refusedUpdate(wire);
  const ping = await wire.hold(PING);
  await logIn(element);
  await wire.next(PING);
  await update.submit();
  await wire.reply(MEMBER_DETAILS, knows(SIPHO));
  await ping.release({ status: 500 });
  await update.screen.findByText(ASKED);
  expect(update.query.value).to.equal(DETAILS);
  expect(await wire.requests(UPDATE)).to.have.lengthOf(1);
});

it('an update and its login stay if neither the login nor the query gets an answer (§8)', async () => {
  const wire = await openDoubtWire();
  const { element, update } = await refusedUpdate(wire);
  await wire.reply(LOGIN, { cut: true });
  await wire.reply(MEMBER_DETAILS, { cut: true });
  await wire.reply(readOf('4711'), { cut: true });
  await logIn(element);
  await update.screen.findByText(/^We are unable to fetch your query/);
  update.screen.getByLabelText('Password');
  expect(update.query.value).to.equal(DETAILS);
  // It is unknown who is logged in, so the next press asks, and the one after it sends.
  await update.submit();
  await update.screen.findByText(ASKED);
  expect(await wire.requests(UPDATE)).to.have.lengthOf(1);
});

it('an update is removed if the next member has no such query (§2)', async () => {
  const wire = await openDoubtWire();
  const { element, update } = await refusedUpdate(wire);
  await wire.reply(MEMBER_DETAILS, knows(SIPHO));
  await wire.reply(readOf('4711'), { status: 404 });
  await logIn(element);
  await update.screen.findByText(/^We are unable to fetch your query/);
  await waitFor(() => {
    expect(update.screen.queryByLabelText('Query details')).to.equal(null);
  });
});

it('a query of an unknown member asks first once the next member is known (security 20)', async () => {
  const wire = await openDoubtWire({ [MEMBER_DETAILS]: { status: 500 } });
  const element = await mount();
  const form = theForm(element);
  await form.fill({ category: 'Other', email: MEMBER_EMAIL, query: QUERY_TEXT });
  await wire.reply(SUBMIT.default, [{ status: 401 }]);
  await form.submit();
  await form.screen.findByText(LOG_IN_AGAIN);
  await wire.reply(PING, { status: 500 });
  await wire.reply(MEMBER_DETAILS, knows(SIPHO));
  await logIn(element);
  await form.screen.findByText(ASKED);
  expect(form.query.value).to.equal(QUERY_TEXT);
  expect(await wire.requests(SUBMIT.default)).to.have.lengthOf(1);
});

describe('after a login beside a form, if the member’s details can’t be read', () => {
  async function loggedInBeside(filling: Parameters<ReturnType<typeof theForm>['fill']>[0]) {
    const wire = await openDoubtWire({ [OPEN_QUERIES]: { status: 401 } });
    const element = await mount();
    const form = theForm(element);
    await form.settled();
    await form.fill(filling);
    await user.click(await form.screen.findByRole('button', { name: 'Log in' }));
    await wire.reply(MEMBER_DETAILS, { status: 500 });
    await wire.reply(OPEN_QUERIES, OTHERS);
    await logIn(element);
    await form.screen.findByRole('link', { name: 'Edit query 4711' });
    return { wire, form };
  }

  it('a query asks first, and is sent with the next press (decisions 6)', async () => {
    const { wire, form } = await loggedInBeside({ category: 'Other', query: QUERY_TEXT });
    await form.submit();
    await form.screen.findByText(ASKED);
    expect(await wire.requests(SUBMIT.default)).to.deep.equal([]);
    await form.submit();
    await form.screen.findByRole('button', { name: 'Log another query' });
  });

  it('no query of the list takes over what was typed (security 20)', async () => {
    const { form } = await loggedInBeside({ category: 'Other', query: QUERY_TEXT });
    await nextFrame();
    expect(form.screen.queryByRole('button', { name: 'Add to query 4711' })).to.equal(null);
    expect(form.screen.queryByText(/^You already have an open query/)).to.equal(null);
  });

  it('an address that the page has filled in is not sent before the member is asked (§2)', async () => {
    const { wire, form } = await loggedInBeside({});
    await form.fill({ category: 'Other', query: QUERY_TEXT });
    await form.submit();
    await form.screen.findByText(ASKED);
    expect(await wire.requests(SUBMIT.default)).to.deep.equal([]);
  });
});

it('a query that had no answer asks first if somebody has logged in since, and is known only now (security 20)', async () => {
  const wire = await openDoubtWire({
    [MEMBER_DETAILS]: { status: 500 },
    [OPEN_QUERIES]: { status: 401 },
  });
  const element = await mount();
  const form = theForm(element);
  await form.fill({ category: 'Other', email: MEMBER_EMAIL, query: QUERY_TEXT });
  await user.click(await form.screen.findByRole('button', { name: 'Log in' }));
  const answer = await wire.hold(SUBMIT.default);
  await form.submit();
  await wire.next(SUBMIT.default);
  await wire.reply(OPEN_QUERIES, OTHERS);
  await logIn(element);
  await form.screen.findByRole('link', { name: 'Edit query 4711' });
  element.setAttribute('member-key', 'sipho');
  await answer.release({ cut: true });
  await form.screen.findByText(UNSURE);
  await form.submit();
  await form.screen.findByText(ASKED);
  expect(await wire.requests(SUBMIT.default)).to.have.lengthOf(1);
});

it('an update that was typed on another screen is removed once the next member is known (decisions 7)', async () => {
  const wire = await openDoubtWire();
  const element = await mount();
  const form = theForm(element);
  await form.settled();
  await (await openedUpdate(element)).fill();
  await travel(-1);
  await form.settled();
  await form.fill({ category: 'Other', query: QUERY_TEXT });
  await wire.reply(SUBMIT.default, [{ status: 401 }]);
  await form.submit();
  await form.screen.findByText(LOG_IN_AGAIN);
  await wire.next(MEMBER_DETAILS);
  const details = await wire.hold(MEMBER_DETAILS);
  await logIn(element);
  await wire.next(MEMBER_DETAILS);
  await go(hashOf());
  await details.release(knows(SIPHO));
  await waitFor(() => {
    expect(shadow(element).queryByDisplayValue(DETAILS)).to.equal(null);
  });
});

it('a text that was typed after the same member’s login does not stay for the next (decisions 7)', async () => {
  const wire = await openDoubtWire();
  const { element, form } = await refusedQuery(wire, { 'member-key': 'thandi' });
  await form.fill({ query: '' });
  await logIn(element);
  await form.refused();
  await form.fill({ query: QUERY_TEXT });
  element.setAttribute('member-key', 'sipho');
  await waitFor(() => {
    expect(form.query.value).to.equal('');
  });
});

describe('after a login beside a form that failed but had changed the session', () => {
  async function failedBeside(attributes: Readonly<Record<string, string>> = {}) {
    const wire = await openDoubtWire({ [OPEN_QUERIES]: { status: 401 } });
    const element = await mount(attributes);
    const form = theForm(element);
    await form.settled();
    await form.fill({ category: 'Other', query: QUERY_TEXT });
    await user.click(await form.screen.findByRole('button', { name: 'Log in' }));
    await wire.reply(PING, { status: 500 });
    await wire.next(MEMBER_DETAILS);
    const details = await wire.hold(MEMBER_DETAILS);
    await logIn(element);
    await wire.reply(OPEN_QUERIES, OTHERS);
    return { wire, element, form, details };
  }

  it('a query asks first even if the portal names the member, because the portal does not know of the login (security 20)', async () => {
    const { wire, form } = await failedBeside({ 'member-key': 'thandi' });
    await form.screen.findByRole('link', { name: 'Edit query 4711' });
    await go(hashOf());
    await travel(-1);
    await form.submit();
    await form.screen.findByText(ASKED);
    expect(await wire.requests(SUBMIT.default)).to.deep.equal([]);
  });

  it('a query that was confirmed and then refused asks the next member too, whom nobody has named (security 20)', async () => {
    const { wire, element, form } = await failedBeside({ 'member-key': 'thandi' });
    await form.screen.findByRole('link', { name: 'Edit query 4711' });
    await form.fill({ query: 'Of Sipho' });
    await form.submit();
    await form.screen.findByText(ASKED);
    await wire.reply(SUBMIT.default, [{ status: 401 }, { json: { referenceNumber: 4712 } }]);
    await form.submit();
    await form.screen.findByText(LOG_IN_AGAIN);
    await wire.reply(PING, { text: 'pong' });
    await wire.reply(MEMBER_DETAILS, knows(MEMBER_EMAIL));
    await logIn(element);
    await form.screen.findByText(ASKED);
    expect(form.query.value).to.equal('Of Sipho');
    expect(await wire.requests(SUBMIT.default)).to.have.lengthOf(1);
  });

  it('no second login is possible before the element knows who has logged in (security 20)', async () => {
    const { wire, element, form, details } = await failedBeside();
    await wire.next(MEMBER_DETAILS);
    await logIn(element);
    expect(await wire.requests(LOGIN)).to.have.lengthOf(1);
    await details.release(knows(MEMBER_EMAIL));
    await form.screen.findByRole('link', { name: 'Edit query 4711' });
  });

  it('a query is sent once the same member is known (§4)', async () => {
    const { wire, form, details } = await failedBeside();
    await form.submit();
    await details.release(knows(MEMBER_EMAIL));
    await form.screen.findByRole('button', { name: 'Log another query' });
    expect(await wire.requests(SUBMIT.default)).to.have.lengthOf(1);
  });

  it('a query is removed once another member is known, and is not sent (decisions 7)', async () => {
    const { wire, form, details } = await failedBeside();
    await form.submit();
    await details.release(knows(SIPHO));
    await waitFor(() => {
      expect(form.query.value).to.equal('');
      expect(form.email.value).to.equal(SIPHO);
    });
    expect(await wire.requests(SUBMIT.default)).to.deep.equal([]);
  });

  it('a query asks first if the member stays unknown (security 20)', async () => {
    const { wire, form, details } = await failedBeside();
    await form.submit();
    await details.release({ status: 500 });
    await form.screen.findByText(ASKED);
    expect(await wire.requests(SUBMIT.default)).to.deep.equal([]);
  });
});

it('a query that was just sent is not in the list after a login if the member’s details can’t be read (security 20)', async () => {
  const wire = await openDoubtWire();
  const element = await mount();
  const form = theForm(element);
  await form.settled();
  await form.fill({ category: 'Other', query: 'Sent by Thandi' });
  await wire.reply(SUBMIT.default, [{ json: { referenceNumber: 4712 } }, { status: 401 }]);
  await form.submit();
  await user.click(await form.screen.findByRole('button', { name: 'Log another query' }));
  await form.screen.findByText('Just sent: 4712');
  await form.settled();
  await form.fill({ category: 'Other', query: QUERY_TEXT });
  await form.submit();
  await form.screen.findByText(LOG_IN_AGAIN);
  await wire.reply(MEMBER_DETAILS, { status: 500 });
  await wire.reply(OPEN_QUERIES, OTHERS);
  await logIn(element);
  await form.screen.findByRole('link', { name: 'Edit query 4711' });
  expect(form.screen.queryByText('Sent by Thandi')).to.equal(null);
});

it('fills in the address of a member whom the portal names at the login event (§2)', async () => {
  const wire = await openDoubtWire({ [OPEN_QUERIES]: { status: 401 } });
  const element = await mount({ 'member-key': 'thandi' });
  const form = theForm(element);
  await form.settled();
  await user.click(await form.screen.findByRole('button', { name: 'Log in' }));
  element.addEventListener('login', () => {
    element.setAttribute('member-key', 'sipho');
  });
  await wire.reply(MEMBER_DETAILS, knows(SIPHO));
  await wire.reply(OPEN_QUERIES, { json: { queries: [] } });
  await logIn(element);
  await waitFor(() => {
    expect(form.email.value).to.equal(SIPHO);
  });
});

it('no login is possible at a form during a login at the list (security 20)', async () => {
  const wire = await openDoubtWire({ [OPEN_QUERIES]: { status: 401 } });
  const { form } = await refusedQuery(wire);
  const [disclosure] = form.screen.getAllByRole('button', { name: 'Log in' });
  if (disclosure) await user.click(disclosure);
  const names = form.screen.getAllByLabelText<HTMLInputElement>('Username');
  const [atList, atForm] = names.map((name) => within(name.form ?? name));
  const logInAt = async (login = atForm) => {
    if (!login) throw new Error('No login');
    typeInto(login.getByLabelText('Username'), 'sipho');
    typeInto(login.getByLabelText('Password'), 'secret');
    await user.click(login.getByRole('button'));
  };
  const held = await wire.hold(LOGIN);
  await logInAt(atList);
  await wire.next(LOGIN);
  await logInAt(atForm);
  expect(await wire.requests(LOGIN)).to.have.lengthOf(1);
  await wire.reply(OPEN_QUERIES, { json: { queries: [] } });
  await held.release({ json: {} });
  await waitFor(() => {
    expect(form.screen.getAllByLabelText('Username')).to.have.lengthOf(1);
  });
  await wire.reply(SUBMIT.default, { json: { referenceNumber: 4712 } });
  await logInAt(atForm);
  await form.screen.findByRole('button', { name: 'Log another query' });
  expect(await wire.requests(LOGIN)).to.have.lengthOf(2);
});

it('a receipt is removed after a login at the list that failed but logged in another member (decisions 7)', async () => {
  const wire = await openDoubtWire({ [OPEN_QUERIES]: { status: 401 } });
  const element = await mount();
  const form = theForm(element);
  await form.settled();
  await form.fill({ category: 'Other', query: QUERY_TEXT });
  await form.submit();
  const another = { name: 'Log another query' };
  await form.screen.findByRole('button', another);
  await user.click(form.screen.getByRole('button', { name: 'Log in' }));
  await wire.reply(PING, { status: 500 });
  await wire.reply(MEMBER_DETAILS, knows(SIPHO));
  await wire.reply(OPEN_QUERIES, OTHERS);
  await logIn(element);
  await waitFor(() => {
    expect(form.screen.queryByRole('button', another)).to.equal(null);
  });
  await form.screen.findByDisplayValue(SIPHO);
});
