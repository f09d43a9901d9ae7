import { expect } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { pageIdle } from '../../../../src/host/page-idle';
import { afterEveryTest } from '../../../support/after-every-test';
import { field, file, partOf } from '../../../support/attachments';
import { expectNoAxeViolations } from '../../../support/axe';
import { hasFocus, typeInto } from '../../../support/controls';
import { holdWaits } from '../../../support/hold-waits';
import { mount, user } from '../../../support/mount';
import { setOnline } from '../../../support/network';
import type { Wire } from '../../../support/wire/wire';
import { openUpdate, THANKS, UPDATE } from '../../view-query/the-update';
import { MEMBER_EMAIL, OPEN_QUERIES, openContactWire, SUBMIT } from '../answers';
import { QUERY_TEXT, theForm } from '../the-form';

const OFFLINE =
  'You are offline, so your query has not been sent. Everything you filled in is still here.';
const ONLINE = 'You are online again. Your query has not been sent yet.';
const WAITING =
  'Waiting for a connection. Keep this page open: we will send it once you are online.';
const LOST = /^The connection was lost before we could answer/;
const LOOK = 'When you are online again, we will look for it in your open queries.';
const WAIT = { name: 'Wait and send when I am online' };
const RECEIVED = { name: 'Log another query' };
const STOP = { name: 'Stop waiting' };

/** The form's query, as listed once it has arrived. */
const ARRIVED = {
  referenceNumber: 5000,
  category: 'OTHER',
  queryDetail: QUERY_TEXT,
  dateLogged: '2026-05-01',
};

let reconnecting: ReturnType<typeof holdWaits>;
beforeEach(() => {
  reconnecting = holdWaits((milliseconds) => milliseconds === 2000);
});
afterEveryTest(() => {
  reconnecting.stop();
});

const leavingAsks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

type Form = ReturnType<typeof theForm>;

/** A form that was sent without a network, or whose network was lost during sending. */
async function sent({
  isOnlineBefore = false,
  files = [] as readonly File[],
  drafts = 'memory',
} = {}) {
  const wire = await openContactWire();
  const element = await mount({ drafts });
  const form = theForm(element);
  await form.settled();
  await form.fill({ category: 'Other', query: QUERY_TEXT, files });
  setOnline(isOnlineBefore);
  const held = await wire.hold(SUBMIT.default);
  await form.submit();
  await wire.next(SUBMIT.default);
  setOnline(false);
  await held.cut();
  await form.screen.findByRole('alert');
  return { wire, element, form };
}

const isSentTwice = async (wire: Wire) => {
  expect(await wire.requests(SUBMIT.default)).to.have.lengthOf(2);
};

describe('a form that is sent without a network', () => {
  it('does not say that nothing has left if a gateway answers (decisions 7)', async () => {
    await openContactWire({ [SUBMIT.default]: { status: 504 } });
    const form = theForm(await mount());
    await form.settled();
    await form.fill({ category: 'Other', query: QUERY_TEXT });
    setOnline(false);
    await form.submit();
    await form.screen.findByText(LOST);
    form.screen.getByText(LOOK);
    expect(form.screen.queryByText(OFFLINE)).to.equal(null);
  });

  it('says that nothing has left, waits if asked, and is sent once, unchanged, two seconds after the network is back (§4)', async () => {
    const files = [file('bill.pdf')];
    const { wire, element, form } = await sent({ files });
    await form.screen.findByText(OFFLINE);
    expect(form.screen.queryByText(LOST)).to.equal(null);
    await expectNoAxeViolations(element);
    await waitFor(() => {
      expect(leavingAsks()).to.equal(false);
    });

    await user.click(form.screen.getByRole('button', WAIT));
    expect(form.screen.getByText(WAITING).closest('[role=status]')).to.not.equal(null);
    await waitFor(() => {
      expect([reconnecting.count, leavingAsks()]).to.deep.equal([0, true]);
    });

    setOnline(true);
    await reconnecting.pass();
    await form.screen.findByRole('button', RECEIVED);
    await isSentTwice(wire);
    const [, again] = await wire.requests(SUBMIT.default);
    expect(again?.parts).to.deep.equal([
      field('origin', 'MEMBER_WEB'),
      field('category', 'OTHER'),
      field('email', MEMBER_EMAIL),
      field('query', QUERY_TEXT),
      ...(await Promise.all(files.map(partOf))),
    ]);
    await waitFor(() => {
      expect(leavingAsks()).to.equal(false);
    });
  });

  it('no longer says that the member is offline once the network is back, and has the focus on Send (§4)', async () => {
    const { wire, form } = await sent();
    await form.screen.findByText(OFFLINE);
    form.screen.getByRole('button', WAIT).focus();
    setOnline(true);
    const said = await form.screen.findByText(ONLINE);
    expect(said.closest('[role=status]')).to.not.equal(null);
    expect(form.screen.queryByText(OFFLINE)).to.equal(null);
    expect(form.screen.queryByRole('button', WAIT)).to.equal(null);
    expect(hasFocus(form.send)).to.equal(true);
    setOnline(false);
    await form.screen.findByText(OFFLINE);
    form.screen.getByRole('button', WAIT);
    expect(await wire.requests(SUBMIT.default)).to.have.lengthOf(1);
  });

  it('waits for the network too if the text still has the focus as the member presses the button (§4)', async () => {
    const wire = await openContactWire({ [SUBMIT.default]: [{ cut: true }] });
    const form = theForm(await mount());
    await form.settled();
    await form.fill({ category: 'Other', query: QUERY_TEXT });
    setOnline(false);
    form.query.focus();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await form.screen.findByText(OFFLINE);
    expect(hasFocus(form.query)).to.equal(true);
    await user.click(await form.screen.findByRole('button', WAIT));
    // The effects of a blur under a pressed pointer wait for the click.
    await pageIdle();
    form.screen.getByText(WAITING);
    setOnline(true);
    await reconnecting.pass();
    await form.screen.findByRole('button', RECEIVED);
    await isSentTwice(wire);
  });

  it('waits on while the network breaks again within the two seconds (§4)', async () => {
    const { wire, form } = await sent();
    await user.click(await form.screen.findByRole('button', WAIT));
    setOnline(true);
    await waitFor(() => {
      expect(reconnecting.count).to.equal(1);
    });
    setOnline(false);
    await waitFor(() => {
      expect(reconnecting.count).to.equal(0);
    });
    form.screen.getByText(WAITING);
    setOnline(true);
    await reconnecting.pass();
    await form.screen.findByRole('button', RECEIVED);
    await isSentTwice(wire);
  });

  const ends: Readonly<Record<string, (form: Form) => unknown>> = {
    'the member stops it': (form) => user.click(form.screen.getByRole('button', STOP)),
    'a word is typed': (form) => typeInto(form.query, 'More.'),
    'an address is changed': (form) => typeInto(form.email, 'thandi@example.com'),
    'a file is added': (form) => form.choose(file('more.pdf')),
    'a file is removed': (form) =>
      user.click(form.screen.getByRole('button', { name: 'Remove bill.pdf' })),
  };
  for (const [what, end] of Object.entries(ends)) {
    it(`is not sent by itself once ${what} (§4)`, async () => {
      const { wire, form } = await sent({ files: [file('bill.pdf')] });
      await user.click(await form.screen.findByRole('button', WAIT));
      await end(form);
      await form.screen.findByRole('button', WAIT);
      await waitFor(() => {
        expect(leavingAsks()).to.equal(false);
      });
      setOnline(true);
      await form.submit();
      await form.screen.findByRole('button', RECEIVED);
      expect(reconnecting.count).to.equal(0);
      await isSentTwice(wire);
    });
  }

  it('is sent once online although the member has ticked the box of its draft meanwhile (§4)', async () => {
    const { wire, form } = await sent({ drafts: 'ask' });
    await user.click(await form.screen.findByRole('button', WAIT));
    await user.click(await form.screen.findByRole('checkbox', { name: /^Keep a draft/ }));
    setOnline(true);
    await reconnecting.pass();
    await form.screen.findByRole('button', RECEIVED);
    await isSentTwice(wire);
  });

  it('is not sent from another screen (§4)', async () => {
    const { wire, form } = await sent();
    await user.click(await form.screen.findByRole('button', WAIT));
    setOnline(true);
    await waitFor(() => {
      expect(reconnecting.count).to.equal(1);
    });
    window.location.hash = '#/login';
    await form.screen.findByLabelText('Username');
    await waitFor(() => {
      expect([reconnecting.count, leavingAsks()]).to.deep.equal([0, false]);
    });
    expect(await wire.requests(SUBMIT.default)).to.have.lengthOf(1);
  });

  it('keeps the focus on the page when it is sent (§4)', async () => {
    const { form } = await sent();
    const button = await form.screen.findByRole('button', WAIT);
    await user.click(button);
    setOnline(true);
    await reconnecting.pass();
    await waitFor(() => {
      expect(form.screen.queryByRole('button', STOP)).to.equal(null);
    });
    const root = form.send.getRootNode() as ShadowRoot;
    expect(root.activeElement).to.not.equal(null);
  });

  it('may have arrived if the network was there at first, and is looked up once it is back (§4)', async () => {
    const { wire, form } = await sent({ isOnlineBefore: true });
    await form.screen.findByText(LOST);
    await form.screen.findByText(LOOK);
    expect(form.screen.queryByRole('button', WAIT)).to.equal(null);
    expect(await wire.requests(OPEN_QUERIES)).to.have.lengthOf(1);
    // Looks up the sent text, not the present text.
    typeInto(form.query, 'Other words.');
    await wire.reply(OPEN_QUERIES, { json: { queries: [ARRIVED] } });
    setOnline(true);
    await form.screen.findByText(/^Your open queries now include one with the same text: 5000/);
    setOnline(false);
    expect(await wire.requests(OPEN_QUERIES)).to.have.lengthOf(2);
    expect(form.screen.queryByText(LOOK)).to.equal(null);
    expect(await wire.requests(SUBMIT.default)).to.have.lengthOf(1);
  });

  it('may be an update, which waits likewise (§4)', async () => {
    const { wire, update } = await openUpdate([{ cut: true }, { json: { referenceNumber: 4712 } }]);
    await update.fill();
    setOnline(false);
    await update.submit();
    await update.screen.findByText(OFFLINE);
    await user.click(update.screen.getByRole('button', WAIT));
    setOnline(true);
    await reconnecting.pass();
    await update.screen.findByText(THANKS);
    expect(await wire.requests(UPDATE)).to.have.lengthOf(2);
  });
});

describe('a form that is being sent', () => {
  it('makes the browser ask before the page is left, until it is sent (§4)', async () => {
    const wire = await openContactWire();
    const held = await wire.hold(SUBMIT.default);
    const form = theForm(await mount());
    await form.settled();
    await form.fill({ category: 'Other', query: QUERY_TEXT });
    await form.submit();
    await wire.next(SUBMIT.default);
    await waitFor(() => {
      expect(leavingAsks()).to.equal(true);
    });
    await held.release({ json: { referenceNumber: 4711 } });
    await waitFor(() => {
      expect(leavingAsks()).to.equal(false);
    });
  });

  for (const [what, answer] of [
    ['a success', { json: { referenceNumber: 4711 } }],
    ['a failure', { status: 500 }],
    ['a lost reply', { cut: true }],
  ] as const) {
    it(`keeps the screen on while files are sent, and no longer after ${what} (§4)`, async () => {
      const locks: { released: boolean }[] = [];
      const request = () => {
        const lock = { released: false, release: () => Promise.resolve((lock.released = true)) };
        locks.push(lock);
        return Promise.resolve(lock);
      };
      Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
      try {
        const wire = await openContactWire();
        const held = await wire.hold(SUBMIT.default);
        const form = theForm(await mount());
        await form.settled();
        await form.fill({ category: 'Other', query: QUERY_TEXT, files: [file('bill.pdf')] });
        await form.submit();
        await wire.next(SUBMIT.default);
        await waitFor(() => {
          expect(locks.map(({ released }) => released)).to.deep.equal([false]);
        });
        document.dispatchEvent(new Event('visibilitychange'));
        await waitFor(() => {
          expect(locks).to.have.lengthOf(2);
        });
        await held.release(answer);
        await waitFor(() => {
          expect(locks.map(({ released }) => released)).to.deep.equal([true, true]);
        });
      } finally {
        Reflect.deleteProperty(navigator, 'wakeLock');
      }
    });
  }
});
