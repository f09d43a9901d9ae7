import { expect } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { typeInto } from '../../support/controls';
import { mount, screenShown, shadow, user } from '../../support/mount';
import { storedDrafts } from '../../support/stored-drafts';
import type { Wire } from '../../support/wire/wire';
import {
  MEMBER_DETAILS,
  MEMBER_EMAIL,
  OPEN_QUERIES,
  openContactWire,
  SUBMIT,
} from '../contact-us/answers';
import {
  checkbox,
  FOUND,
  found,
  isEmpty,
  KEEP,
  kept,
  leave,
  openForm,
  passRest,
  RECEIVED,
  WAS_SENDING,
} from '../contact-us/drafts/the-draft';
import { QUERY_TEXT, theForm } from '../contact-us/the-form';
import { addPrerendered } from '../first-paint/add-prerendered';

const LIST_OF_A = 'The list of Thandi';
const LIST_OF_B = 'The list of Sipho';
const OF_A = { drafts: 'keep', 'member-key': 'thandi' };
const ASKED = /^Nothing has been sent yet, because another member may have filled this in\./;

const listOf = (queryDetail: string) => ({
  json: {
    queries: [{ referenceNumber: 12, category: 'OTHER', queryDetail, dateLogged: '2024-05-17' }],
  },
});

/** The wire of Thandi's session. Both members have the same email address. */
const openWireOfA = (answers: Parameters<typeof openContactWire>[0] = {}) =>
  openContactWire({
    [OPEN_QUERIES]: listOf(LIST_OF_A),
    'POST /wsg/rest': { json: {} },
    'GET /portal/wlxapp/Ping.srv': { text: 'pong' },
    ...answers,
  });

const becomeB = (element: Element) => {
  element.setAttribute('member-key', 'sipho');
};

/** Thandi's data and text are on screen, and her text is in a stored draft. */
async function typedByA(wire: Wire) {
  const { element, form } = await openForm(OF_A);
  await form.screen.findByText(LIST_OF_A);
  await form.fill({ category: 'Other', query: QUERY_TEXT });
  await kept(element);
  await wire.reply(OPEN_QUERIES, listOf(LIST_OF_B));
  return { element, form };
}

describe('another member by the portal’s key, with the same address', () => {
  it('sees nothing of the previous member, on screen or in a draft (decisions 7, security 37)', async () => {
    const wire = await openWireOfA();
    const { element, form } = await typedByA(wire);
    becomeB(element);
    await Promise.resolve();
    expect(element.shadowRoot?.textContent).not.to.include(LIST_OF_A);
    expect(form.query.value).to.equal('');
    await form.screen.findByText(LIST_OF_B);
    await form.settled();
    await isEmpty();
    passRest();
    await form.fill({ query: 'x' });
    await checkbox(element);
    expect(form.screen.queryByText(FOUND)).to.equal(null);
    leave(element);
    const { element: again } = await openForm(OF_A);
    expect(shadow(again).queryByText(FOUND)).to.equal(null);
  });

  it('ends the sending of the previous member, and their receipt (decisions 7)', async () => {
    const wire = await openWireOfA();
    const { element, form } = await typedByA(wire);
    const sending = await wire.hold(SUBMIT.default);
    await form.submit();
    await wire.next(SUBMIT.default);
    becomeB(element);
    await wire.aborted(SUBMIT.default);
    await sending.release({ json: { referenceNumber: 1 } });
    await form.screen.findByText(LIST_OF_B);
    expect(form.screen.queryByRole('button', RECEIVED)).to.equal(null);
    expect(form.query.value).to.equal('');
    await isEmpty();
  });

  it('has a draft that does not mention what the previous member was sending (security 37)', async () => {
    const wire = await openWireOfA();
    const { element, form } = await typedByA(wire);
    await wire.hold(SUBMIT.default);
    await form.submit();
    await wire.next(SUBMIT.default);
    becomeB(element);
    await form.screen.findByText(LIST_OF_B);
    await form.settled();
    await form.fill({ category: 'Other', query: 'Of Sipho' });
    await kept(element);
    leave(element);
    const again = await openForm({ drafts: 'keep', 'member-key': 'sipho' });
    await found(again.element);
    expect(again.form.screen.queryByText(WAS_SENDING)).to.equal(null);
  });

  it('does not see the previous member’s query in the list if named as soon as it has arrived (decisions 7)', async () => {
    const wire = await openWireOfA();
    const { element, form } = await typedByA(wire);
    element.addEventListener('query-submitted', () => {
      becomeB(element);
    });
    await form.submit();
    await form.screen.findByText(LIST_OF_B);
    await form.settled();
    await form.fill({ category: 'Other', query: 'Of Sipho' });
    await wire.reply(SUBMIT.default, { json: { referenceNumber: 4712 } });
    await form.submit();
    await form.screen.findByText('Just sent: 4712');
    expect(element.shadowRoot?.textContent).not.to.include(QUERY_TEXT);
  });

  it('finds no text of the previous member before the application has loaded (decisions 7)', async () => {
    await openWireOfA();
    const element = addPrerendered(OF_A);
    const form = theForm(element);
    await form.fill({ query: QUERY_TEXT });
    element.removeAttribute('member-key');
    expect(form.query.value).to.equal(QUERY_TEXT);
    becomeB(element);
    expect(form.query.value).to.equal('');
    await screenShown(element);
    await form.settled();
    expect(form.query.value).to.equal('');
  });

  it('sees nothing of the previous member if named only after the application has loaded (decisions 7)', async () => {
    const wire = await openWireOfA();
    await wire.hold(MEMBER_DETAILS);
    const element = addPrerendered(OF_A);
    const form = theForm(element);
    await form.fill({ query: QUERY_TEXT });
    element.removeAttribute('member-key');
    await screenShown(element);
    await form.screen.findByText(LIST_OF_A);
    await wire.reply(OPEN_QUERIES, listOf(LIST_OF_B));
    becomeB(element);
    await form.screen.findByText(LIST_OF_B);
    expect(form.query.value).to.equal('');
  });
});

describe('the same member', () => {
  it('keeps what was typed before being named, and while the name is absent (decisions 7)', async () => {
    await openWireOfA({ [MEMBER_DETAILS]: { json: { emails: [] } } });
    const element = await mount();
    const form = theForm(element);
    await form.fill({ query: QUERY_TEXT });
    for (const key of ['thandi', undefined, 'thandi'] as const) {
      if (key) element.setAttribute('member-key', key);
      else element.removeAttribute('member-key');
      await form.screen.findByText(LIST_OF_A);
      expect(form.query.value).to.equal(QUERY_TEXT);
    }
  });

  it('is known by address or by key, so a key after an address means another member (decisions 7)', async () => {
    await openWireOfA();
    const { element, form } = await openForm({});
    await form.fill({ query: QUERY_TEXT });
    becomeB(element);
    await waitFor(() => {
      expect(form.query.value).to.equal('');
    });
  });
});

/** Thandi's query is refused because her session has ended. */
async function refused(wire: Wire, answer?: (event: Event) => void) {
  const { element, form } = await typedByA(wire);
  await wire.reply(SUBMIT.default, [{ status: 401 }]);
  if (answer) element.addEventListener('login-required', answer, { once: true });
  await form.submit();
  await form.screen.findAllByText(
    /^You need to log in again\.|^Something went wrong while sending/,
  );
  return { element, form };
}

async function logIn(element: Element) {
  const screen = shadow(element);
  typeInto(await screen.findByLabelText('Username'), 'sipho');
  typeInto(screen.getByLabelText('Password'), 'secret');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
}

/** Sipho is asked first, nothing of Thandi's is stored for him, and pressing Send sends the query once. */
async function assertAsked(wire: Wire, { element, form }: Awaited<ReturnType<typeof refused>>) {
  await form.screen.findByText(ASKED);
  await form.screen.findByText(LIST_OF_B);
  expect(form.query.value).to.equal(QUERY_TEXT);
  expect(form.screen.queryByRole('checkbox', KEEP)).to.equal(null);
  typeInto(form.query, 'And more.');
  passRest();
  document.dispatchEvent(new Event('visibilitychange'));
  await isEmpty();
  expect(await wire.requests(SUBMIT.default)).to.have.lengthOf(1);
  await form.submit();
  await form.screen.findByRole('button', RECEIVED);
  expect(await wire.requests(SUBMIT.default)).to.have.lengthOf(2);
  expect((await storedDrafts()).drafts).to.deep.equal([]);
  expect(element.isConnected).to.equal(true);
}

describe('after a login as another member with the same address', () => {
  it('named by the portal at `login`, nothing is sent without a press (security 37)', async () => {
    const wire = await openWireOfA();
    const shown = await refused(wire);
    shown.element.addEventListener('login', () => {
      becomeB(shown.element);
    });
    await logIn(shown.element);
    await assertAsked(wire, shown);
  });

  it('named by the portal while the details are read, nothing is sent without a press (security 37)', async () => {
    const wire = await openWireOfA();
    const shown = await refused(wire);
    const details = await wire.hold(MEMBER_DETAILS);
    await logIn(shown.element);
    await wire.next('GET /portal/wlxapp/Ping.srv');
    await waitFor(async () => {
      expect(await wire.requests(MEMBER_DETAILS)).to.have.lengthOf(2);
    });
    becomeB(shown.element);
    await details.release({ json: { emails: [MEMBER_EMAIL] } });
    await assertAsked(wire, shown);
  });

  it('named by the portal before the login, nothing is sent without a press (security 37)', async () => {
    const wire = await openWireOfA();
    const shown = await refused(wire);
    becomeB(shown.element);
    await assertAsked(wire, shown);
  });

  it('who leaves the form and returns to it, the member is still asked (security 37)', async () => {
    const wire = await openWireOfA();
    const shown = await refused(wire);
    becomeB(shown.element);
    await shown.form.screen.findByText(ASKED);
    location.hash = '#/login';
    await shadow(shown.element).findByLabelText('Username');
    location.hash = '#/contact-us/default';
    await shown.form.screen.findByText(LIST_OF_B);
    await assertAsked(wire, shown);
  });

  it('finds nothing in the login of what the previous member typed there (security 37)', async () => {
    const wire = await openWireOfA();
    const { element, form } = await refused(wire);
    typeInto(await form.screen.findByLabelText('Username'), 'thandi');
    typeInto(form.screen.getByLabelText('Password'), 'secret');
    becomeB(element);
    await form.screen.findByText(ASKED);
    await wire.reply(SUBMIT.default, { status: 401 });
    await form.submit();
    const username = await form.screen.findByLabelText<HTMLInputElement>('Username');
    expect(username.value).to.equal('');
    expect(form.screen.getByLabelText<HTMLInputElement>('Password').value).to.equal('');
  });

  it('through the portal, with or without `resume`, nothing is sent without a press (security 37)', async () => {
    const wire = await openWireOfA();
    let resume: (() => void) | undefined;
    const shown = await refused(wire, (event) => {
      event.preventDefault();
      ({ resume } = (event as CustomEvent<{ resume: () => void }>).detail);
    });
    becomeB(shown.element);
    await shown.form.screen.findByText(ASKED);
    resume?.();
    await assertAsked(wire, shown);
  });

  it('a query is sent at once if the key is the same, whatever the address (decisions 7)', async () => {
    const wire = await openWireOfA();
    const { element, form } = await refused(wire);
    await wire.reply(MEMBER_DETAILS, { json: { emails: ['thandi.mokoena@example.org'] } });
    await logIn(element);
    await form.screen.findByRole('button', RECEIVED);
    expect(await wire.requests(SUBMIT.default)).to.have.lengthOf(2);
  });
});

it('drafts of a member are found again after another was named on the page (decisions 7)', async () => {
  const wire = await openWireOfA();
  const { element } = await typedByA(wire);
  becomeB(element);
  await isEmpty();
  const form = theForm(element);
  await form.settled();
  await form.fill({ category: 'Other', query: 'Of Sipho' });
  await kept(element);
  leave(element);
  const again = await mount({ ...OF_A, 'member-key': 'sipho' });
  await found(again);
});
