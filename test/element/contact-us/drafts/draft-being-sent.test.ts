import { expect, oneDefaultPreventedEvent } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { field, file, slowFile } from '../../../support/attachments';
import { expectNoAxeViolations } from '../../../support/axe';
import { typeInto } from '../../../support/controls';
import { holdWaits } from '../../../support/hold-waits';
import { mount, shadow, user } from '../../../support/mount';
import { holdStorage, storedDrafts } from '../../../support/stored-drafts';
import { replaceMember } from '../../hosts/page-errors';
import { hashOf, openQueryWire, UPDATE_TOGGLE } from '../../view-query/the-query';
import { theUpdate, UPDATE } from '../../view-query/the-update';
import { MEMBER_DETAILS, MEMBER_EMAIL, OPEN_QUERIES, openContactWire, SUBMIT } from '../answers';
import { QUERY_TEXT, theForm } from '../the-form';
import {
  found,
  holdIdle,
  isEmpty,
  KEEP,
  kept,
  leave,
  leftBehind,
  openForm,
  partIsThere,
  passRest,
  press,
  proceed,
  RECEIVED,
  touch,
  UNABLE,
  WAS_SENDING,
} from './the-draft';

const ANOTHER = 'My card has not come.';
const LOST = /^The connection was lost before we could answer/;
const STOPPED = 'Sending was stopped, but it may have reached us already.';
const ASKED = /^Nothing has been sent yet, because another member may have filled this in\./;

type Form = ReturnType<typeof theForm>;

/** Continues the first offered draft, and waits until the form shows its text. */
const continued = async (element: Element, words: string) => {
  await found(element);
  await proceed(element);
  await waitFor(() => {
    expect(theForm(element).query.value).to.equal(words);
  });
};

/** A page that was closed while its query, which has a draft, was being sent. */
async function closedWhileSending() {
  const wire = await openContactWire();
  const { element, form } = await openForm();
  await form.fill({ category: 'Other', query: QUERY_TEXT });
  await kept(element);
  await wire.hold(SUBMIT.default);
  await form.submit();
  await wire.next(SUBMIT.default);
  leave(element);
  return wire;
}

/** Simulates closing the page. The next page reports that the draft may have arrived. */
const isOfferedAsSent = async (element: Element) => {
  leave(element);
  const again = await openForm();
  await found(again.element);
  await again.form.screen.findByText(WAS_SENDING);
};

describe('a draft that is being sent', () => {
  it('says so when its page was closed meanwhile, and is looked up in the open queries (§4)', async () => {
    const wire = await closedWhileSending();
    const arrived = {
      referenceNumber: 5000,
      category: 'OTHER',
      queryDetail: QUERY_TEXT,
      dateLogged: '2026-05-01',
    };
    await wire.reply(OPEN_QUERIES, { json: { queries: [arrived] } });
    const again = await openForm();
    await found(again.element);
    await again.form.screen.findByText(WAS_SENDING);
    await again.form.screen.findByText(
      'Your open queries now include one with the same text: 5000. It was probably sent.',
    );
    await expectNoAxeViolations(again.element);
  });

  it('is kept and sent where a page’s own `Promise` knows no `allSettled` (decisions 7)', async () => {
    const wire = await openContactWire();
    // Like the Promise of Zone.js 0.8, which Angular 7 loads, and of most polyfills.
    const restore = replaceMember(Promise, 'allSettled', { value: undefined, writable: true });
    try {
      const { element, form } = await openForm();
      await form.fill({ category: 'Other', query: QUERY_TEXT, files: [file('bill.pdf')] });
      await kept(element);
      await form.submit();
      await form.screen.findByRole('button', RECEIVED);
      await isEmpty();
    } finally {
      restore();
    }
    expect(await wire.requests(SUBMIT.default)).to.have.lengthOf(1);
  });

  it('is an ordinary draft again once the server has refused it (§4)', async () => {
    const wire = await openContactWire({ [SUBMIT.default]: { status: 500 } });
    const { element, form } = await openForm();
    await form.fill({ category: 'Other', query: QUERY_TEXT });
    await form.submit();
    await form.screen.findByRole('alert');
    await kept(element);
    expect(await wire.requests(SUBMIT.default)).to.have.lengthOf(1);
    leave(element);
    const again = await openForm();
    await found(again.element);
    expect(again.form.screen.queryByText(WAS_SENDING)).to.equal(null);
  });

  for (const [how, stop] of Object.entries({
    'the member stops it': async ({ screen }: Form) => {
      await user.click(screen.getByRole('button', { name: 'Cancel' }));
      expect(screen.queryByText(STOPPED)).to.equal(null);
    },
    'its screen is left': async ({ screen }: Form) => {
      location.hash = '#/login';
      await screen.findByLabelText('Username');
      location.hash = '#/contact-us/default';
      await screen.findByLabelText('Query details');
    },
  }))
    it(`is an ordinary draft again once ${how} before anything has left (§4)`, async () => {
      const wire = await openContactWire();
      const { element, form } = await openForm();
      await form.fill({ category: 'Other', query: QUERY_TEXT });
      await kept(element);
      const preparing = holdWaits((milliseconds) => milliseconds === 300, { firesItself: false });
      const release = await holdStorage();
      await form.submit();
      await form.screen.findByRole('button', { name: 'Cancel' });
      await stop(form);
      release();
      preparing.stop();
      leave(element);
      const again = await openForm();
      await found(again.element);
      expect(again.form.screen.queryByText(WAS_SENDING)).to.equal(null);
      expect(await wire.requests(SUBMIT.default)).to.have.lengthOf(0);
    });

  it('says so still if the next attempt is refused after a lost reply (§4)', async () => {
    await openContactWire({ [SUBMIT.default]: [{ cut: true }, { status: 503 }] });
    const { element, form } = await openForm();
    await form.fill({ category: 'Other', query: QUERY_TEXT });
    await kept(element);
    await form.submit();
    await form.screen.findByText(LOST);
    await form.submit();
    await waitFor(() => {
      expect(form.screen.queryByText(LOST)).to.equal(null);
      form.screen.getByRole('alert');
    });
    await isOfferedAsSent(element);
  });

  it('says so too if its reply was lost before this part had loaded (§4)', async () => {
    await openContactWire({ [SUBMIT.default]: [{ cut: true }] });
    const release = holdIdle();
    const { element, form } = await openForm();
    await form.fill({ category: 'Other', query: QUERY_TEXT });
    await form.submit();
    await form.screen.findByText(LOST);
    release();
    await kept(element);
    await isOfferedAsSent(element);
  });

  it('is marked too where the disk has failed since it was stored (§4)', async () => {
    const wire = await openContactWire();
    const { element, form } = await openForm();
    await form.fill({ category: 'Other', query: QUERY_TEXT });
    await kept(element);
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = () => {
      throw new DOMException('Failed', 'UnknownError');
    };
    typeInto(form.query, 'More words.');
    passRest();
    await form.screen.findByText(UNABLE);
    IDBFactory.prototype.open = open;
    await wire.hold(SUBMIT.default);
    await form.submit();
    await wire.next(SUBMIT.default);
    await isOfferedAsSent(element);
  });

  it('does not hold up the request: a disk that never answers costs 300 ms (§4)', async () => {
    const wire = await openContactWire();
    const { element, form } = await openForm();
    await form.fill({ category: 'Other', query: QUERY_TEXT });
    await kept(element);
    const { open } = IDBFactory.prototype;
    // A request that is never answered.
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
    await form.submit();
    await form.screen.findByRole('button', RECEIVED);
    IDBFactory.prototype.open = open;
    expect(await wire.requests(SUBMIT.default)).to.have.lengthOf(1);
  });

  for (const [when, act] of Object.entries({
    'is sent as it is if Continue of another still waits for the disk': async (
      element: Element,
      send: () => Promise<void>,
    ) => {
      const release = await holdStorage();
      passRest();
      await proceed(element);
      await send();
      release();
      // The form's content is stored before it would be replaced.
      await waitFor(async () => {
        expect((await storedDrafts()).drafts).to.have.lengthOf(2);
      });
    },
    'is not replaced by another while its request is under way': async (
      element: Element,
      send: () => Promise<void>,
    ) => {
      await send();
      await proceed(element);
    },
    'is not replaced by another while Send still waits for a file': async (
      element: Element,
      send: () => Promise<void>,
    ) => {
      const { slow, read } = slowFile('slow.pdf');
      await user.upload(theForm(element).chooser, slow);
      const sending = send();
      await proceed(element);
      // A continued draft would be in the form by now.
      await partIsThere();
      await storedDrafts();
      read();
      await sending;
    },
    'is sent as it is if Continue waits for the disk and Send for a file': async (
      element: Element,
      send: () => Promise<void>,
    ) => {
      const { slow, read } = slowFile('slow.pdf');
      await user.upload(theForm(element).chooser, slow);
      const release = await holdStorage();
      await proceed(element);
      const sending = send();
      release();
      // The draft of the form's content, and the draft to continue.
      await waitFor(async () => {
        expect((await storedDrafts()).drafts).to.have.lengthOf(2);
      });
      read();
      await sending;
    },
  }))
    it(`${when}, and that one stays (§4)`, async () => {
      const wire = await openContactWire();
      await leftBehind();
      const { element, form } = await openForm();
      await found(element);
      await form.fill({ category: 'Other', query: ANOTHER });
      const answer = await wire.hold(SUBMIT.default);
      await act(element, async () => {
        await form.submit();
        await wire.next(SUBMIT.default);
      });
      expect(form.query.value).to.equal(ANOTHER);
      await answer.release({ json: { referenceNumber: 5000 } });
      await form.screen.findByRole('button', RECEIVED);
      leave(element);
      const again = await openForm();
      await continued(again.element, QUERY_TEXT);
    });

  describe('and is continued after its page was closed', () => {
    const EARLIER = 'An earlier attempt may have reached us already.';
    const listing = (...numbers: readonly number[]) => ({
      json: {
        queries: numbers.map((referenceNumber) => ({
          referenceNumber,
          category: 'OTHER',
          queryDetail: QUERY_TEXT,
          dateLogged: '2026-05-01',
        })),
      },
    });
    const continuedSince = async (list: ReturnType<typeof listing>) => {
      const wire = await closedWhileSending();
      await wire.reply(OPEN_QUERIES, list);
      const { element, form } = await openForm();
      await continued(element, QUERY_TEXT);
      await form.screen.findByText(STOPPED);
      return { wire, form };
    };

    it('still says that it may have arrived, when its screen was left too (§4)', async () => {
      const { form } = await continuedSince(listing());
      for (let times = 0; times < 2; times += 1) {
        location.hash = '#/login';
        await form.screen.findByLabelText('Username');
        location.hash = '#/contact-us/default';
        await form.screen.findByText(STOPPED);
      }
      expect(form.query.value).to.equal(QUERY_TEXT);
    });

    it('names the earlier attempt once the next one was refused (§8)', async () => {
      const { wire, form } = await continuedSince(listing());
      await wire.reply(SUBMIT.default, { status: 500 });
      await form.submit();
      await form.screen.findByText(EARLIER);
    });

    it('is looked up by the list before its first attempt if the next one is lost too (decisions 7)', async () => {
      const { wire, form } = await continuedSince(listing(5000));
      await wire.reply(SUBMIT.default, { status: 504 });
      await form.submit();
      await form.screen.findByText(/5000\. It was probably sent\./);
    });
  });

  describe('and was refused, as the session has ended', () => {
    /** A form that was refused, and a draft that can replace it. */
    const refusedBeside = async () => {
      const wire = await openContactWire({ [SUBMIT.default]: [{ status: 401 }] });
      await leftBehind();
      const { element, form } = await openForm();
      await found(element);
      await form.fill({ category: 'Other', query: ANOTHER });
      return { wire, element, form };
    };
    /** The event of an ended session, which the host cancels. */
    const asksHost = () =>
      oneDefaultPreventedEvent<CustomEvent<{ resume: () => void }>>(document, 'login-required');

    it('is not sent by the host’s resume once another is continued in its place (§4)', async () => {
      const { wire, element, form } = await refusedBeside();
      const asked = asksHost();
      await form.submit();
      const { resume } = (await asked).detail;
      await form.screen.findByRole('alert');
      await continued(element, QUERY_TEXT);
      resume();
      await form.submit();
      await form.screen.findByRole('button', RECEIVED);
      const sent = (await wire.requests(SUBMIT.default)).map(({ parts }) =>
        parts?.find(({ name }) => name === 'query'),
      );
      expect(sent).to.deep.equal([field('query', ANOTHER), field('query', QUERY_TEXT)]);
      // The refused draft is still there.
      leave(element);
      const again = await openForm();
      await continued(again.element, ANOTHER);
    });

    it('asks the next member all the same, once another is continued in its place (§4)', async () => {
      const { wire, element, form } = await refusedBeside();
      const asked = asksHost();
      await form.submit();
      const { resume } = (await asked).detail;
      await form.screen.findByRole('alert');
      await continued(element, QUERY_TEXT);
      await wire.reply(MEMBER_DETAILS, { json: { emails: ['next@member.example'] } });
      resume();
      await form.screen.findByText(ASKED);
      expect(await wire.requests(SUBMIT.default)).to.have.lengthOf(1);
    });

    it('says that the one continued in its place may have arrived (§4)', async () => {
      const wire = await closedWhileSending();
      await wire.reply(SUBMIT.default, { status: 401 });
      const { element, form } = await openForm();
      await found(element);
      await form.fill({ category: 'Other', query: ANOTHER });
      await form.submit();
      await form.screen.findByRole('button', { name: 'Log in' });
      await continued(element, QUERY_TEXT);
      await form.screen.findByText(STOPPED);
    });

    it('is no longer asked to log in for once another is continued in its place (§4)', async () => {
      const { wire, element, form } = await refusedBeside();
      await form.submit();
      await form.screen.findByRole('button', { name: 'Log in' });
      await continued(element, QUERY_TEXT);
      expect(form.screen.queryByRole('button', { name: 'Log in' })).to.equal(null);
      expect(form.screen.queryByRole('alert')).to.equal(null);
      expect(await wire.requests(SUBMIT.default)).to.have.lengthOf(1);
    });
  });

  it('says so too if its member was known only after the press (§4)', async () => {
    const wire = await openContactWire();
    const details = await wire.hold(MEMBER_DETAILS);
    const element = await mount({ drafts: 'keep' });
    const form = theForm(element);
    await form.fill({ category: 'Other', query: QUERY_TEXT, email: MEMBER_EMAIL });
    await wire.hold(SUBMIT.default);
    await form.submit();
    await wire.next(SUBMIT.default);
    await details.release({ json: { emails: [MEMBER_EMAIL] } });
    await kept(element);
    await isOfferedAsSent(element);
  });

  describe('and may not be stored any more', () => {
    const attributes = { drafts: 'keep', 'member-key': 'member 1' };
    const CHANGES = {
      'its member is not known by now': (element: Element) => {
        element.removeAttribute('member-key');
      },
      'the portal has gone back to memory': (element: Element) => {
        element.setAttribute('drafts', 'memory');
      },
    };
    /** Sends a form whose draft is stored, after a change. */
    const sendAfter = async (change: (element: Element) => unknown) => {
      const wire = await openContactWire({ [MEMBER_DETAILS]: { json: { emails: [] } } });
      const element = await mount(attributes);
      const form = theForm(element);
      // Otherwise only the text filled in before the drafts are open would be stored before the change.
      await touch(element);
      await form.fill({ category: 'Other', query: QUERY_TEXT, email: MEMBER_EMAIL });
      await kept(element);
      await change(element);
      await waitFor(() => {
        expect(form.screen.queryByRole('checkbox', KEEP)).to.equal(null);
      });
      typeInto(form.query, 'Typed since.');
      const answer = await wire.hold(SUBMIT.default);
      await form.submit();
      await wire.next(SUBMIT.default);
      return { element, form, answer };
    };
    for (const [why, change] of Object.entries(CHANGES)) {
      it(`is marked all the same, as ${why}, and nothing else is stored (§4)`, async () => {
        const { element } = await sendAfter(change);
        leave(element);
        const again = await mount(attributes);
        await shadow(again).findByText(WAS_SENDING);
        await continued(again, QUERY_TEXT);
      });

      it(`is erased all the same once it is sent, as ${why} (§4)`, async () => {
        const { form, answer } = await sendAfter(change);
        await answer.release({ json: { referenceNumber: 4711 } });
        await form.screen.findByRole('button', RECEIVED);
        await isEmpty();
      });

      it(`is erased even if the disk is slower than its receipt, as ${why}, and the form is filled in again (§4)`, async () => {
        let release: (() => void) | undefined;
        const { form, answer } = await sendAfter(async (element) => {
          change(element);
          release = await holdStorage();
        });
        typeInto(form.query, ANOTHER);
        const receipt = holdWaits((milliseconds) => milliseconds === 2000);
        await answer.release({ json: { referenceNumber: 4711 } });
        await receipt.pass();
        receipt.stop();
        await form.screen.findByRole('button', RECEIVED);
        release?.();
        await isEmpty();
      });
    }
  });

  describe('as an update', () => {
    /** An update that is being sent, and whose form was closed by its toggle. */
    const closedUpdate = async (typedSince: string | undefined) => {
      const wire = await openQueryWire();
      const { element } = await openUpdateForm();
      const update = theUpdate(element);
      await update.fill();
      await kept(element);
      const answer = await wire.hold(UPDATE);
      await update.submit();
      await wire.next(UPDATE);
      if (typedSince !== undefined) typeInto(update.query, typedSince);
      await press(element, UPDATE_TOGGLE.name);
      await answer.release({ json: { referenceNumber: 4712 } });
      await update.thanked();
      return element;
    };
    const openUpdateForm = async () => {
      const element = await mount({ drafts: 'keep', 'member-key': 'a' }, { hash: hashOf() });
      await press(element, UPDATE_TOGGLE.name);
      return { element };
    };

    it('is erased before its receipt shows, although its form was closed meanwhile (§4)', async () => {
      await closedUpdate(undefined);
      expect(await storedDrafts()).to.deep.equal({ drafts: [], files: [] });
    });

    it('shows its new number when its screen was left before the receipt (§4)', async () => {
      const wire = await openQueryWire();
      const { element } = await openUpdateForm();
      const update = theUpdate(element);
      await update.fill();
      await kept(element);
      const answer = await wire.hold(UPDATE);
      await update.submit();
      await wire.next(UPDATE);
      const wait = holdWaits((milliseconds) => milliseconds === 2000, { firesItself: false });
      const release = await holdStorage();
      await answer.release({ json: { referenceNumber: 4712 } });
      await waitFor(() => {
        expect(wait.count).to.equal(1);
      });
      location.hash = '#/login';
      await update.screen.findByLabelText('Username');
      wait.stop();
      release();
      location.hash = hashOf();
      await update.screen.findByText('4712');
      await isEmpty();
    });

    it('leaves a new query its text when it is continued in the update that took this along (decisions 7)', async () => {
      const open = {
        referenceNumber: 4711,
        category: 'MEDICAL_CLAIMS',
        queryDetail: QUERY_TEXT,
        dateLogged: '2024-05-17',
      };
      const wire = await openQueryWire({ [OPEN_QUERIES]: { json: { queries: [open] } } });
      const { element: before } = await openUpdateForm();
      await theUpdate(before).fill();
      await kept(before);
      await wire.hold(UPDATE);
      await theUpdate(before).submit();
      await wire.next(UPDATE);
      leave(before);
      const element = await mount(
        { drafts: 'keep', 'member-key': 'a' },
        { hash: '#/contact-us/default' },
      );
      const form = theForm(element);
      await form.fill({
        category: 'Medical claims',
        subCategory: 'Claim not paid',
        query: ANOTHER,
      });
      await press(element, 'Add to query 4711');
      await found(element);
      expect(theUpdate(element).query.value).to.equal(ANOTHER);
      await proceed(element);
      await shadow(element).findByText(/^Sending was stopped/);
      location.hash = '#/contact-us/default';
      await form.screen.findByRole('heading', { name: 'How can we help?' });
      expect(form.query.value).to.equal(ANOTHER);
    });

    it('leaves no mark on what was typed before its form was closed (§4)', async () => {
      leave(await closedUpdate(ANOTHER));
      const { element } = await openUpdateForm();
      await found(element);
      expect(shadow(element).queryByText(WAS_SENDING)).to.equal(null);
    });
  });

  /** A form that was sent, whose receipt waits for a slow disk until `end` is called. */
  const receiptWaits = async (files: readonly File[]) => {
    const wire = await openContactWire();
    const { element, form } = await openForm();
    await form.fill({ category: 'Other', query: QUERY_TEXT, files });
    await kept(element);
    const answer = await wire.hold(SUBMIT.default);
    await form.submit();
    await wire.next(SUBMIT.default);
    const wait = holdWaits((milliseconds) => milliseconds === 2000, { firesItself: false });
    const release = await holdStorage();
    await answer.release({ json: { referenceNumber: 4711 } });
    await waitFor(() => {
      expect(wait.count).to.equal(1);
    });
    const end = async () => {
      release();
      await form.screen.findByRole('button', RECEIVED);
      wait.stop();
    };
    return { element, form, end, release };
  };
  const isAsSent = (element: Element, form: Form) => {
    expect(form.category.value).to.equal('OTHER');
    expect(form.query.value).to.equal(QUERY_TEXT);
    expect(form.attached()).to.deep.equal(['bill.pdf']);
    expect(element.shadowRoot?.querySelector('[aria-invalid]')).to.equal(null);
  };

  it('shows as it was sent, without errors, while its receipt waits for the disk, and is empty then (§4)', async () => {
    const { element, form, end } = await receiptWaits([file('bill.pdf')]);
    isAsSent(element, form);
    for (const control of [form.query, form.category]) {
      control.focus();
      control.blur();
    }
    // Formik validates in separate tasks.
    await partIsThere();
    isAsSent(element, form);
    await end();
    await press(element, RECEIVED.name);
    expect(form.query.value).to.equal('');
    expect(form.category.value).to.equal('');
    expect(form.attached()).to.deep.equal([]);
    await isEmpty();
  });

  const toLogin = async ({ screen }: Form) => {
    location.hash = '#/login';
    await screen.findByLabelText('Username');
  };

  it('is emptied too if its screen is left while its receipt waits for the disk, and the receipt shows there (§4)', async () => {
    const { element, form, release } = await receiptWaits([file('bill.pdf')]);
    await toLogin(form);
    location.hash = '#/contact-us/default';
    await form.screen.findByText('4711');
    await press(element, RECEIVED.name);
    expect(form.query.value).to.equal('');
    expect(form.category.value).to.equal('');
    expect(form.attached()).to.deep.equal([]);
    release();
    await isEmpty();
    // Only once.
    await toLogin(form);
    location.hash = '#/contact-us/default';
    await form.screen.findByLabelText('Query details');
    expect(form.screen.queryByText('4711')).to.equal(null);
  });

  it('shows another member no receipt, though its screen was left while that waits for the disk (decisions 7)', async () => {
    const { element, form, release } = await receiptWaits([]);
    element.setAttribute('member-key', 'b');
    await waitFor(() => {
      expect(form.query.value).to.equal('');
    });
    await toLogin(form);
    location.hash = '#/contact-us/default';
    await form.screen.findByLabelText('Query details');
    expect(form.screen.queryByText('4711')).to.equal(null);
    release();
  });

  it('is replaced by what is typed while its receipt waits for the disk, which was not sent (§4)', async () => {
    const { element, form, end } = await receiptWaits([]);
    await form.fill({ category: 'Medical claims', query: 'Typed too late.' });
    passRest();
    typeInto(form.query, ANOTHER);
    await end();
    await press(element, RECEIVED.name);
    expect(form.query.value).to.equal(ANOTHER);
    expect(form.category.value).to.equal('MEDICAL_CLAIMS');
    await kept(element);
    leave(element);
    const again = await openForm();
    await continued(again.element, ANOTHER);
    expect(again.form.screen.queryByText(WAS_SENDING)).to.equal(null);
  });

  it('leaves a draft of what was typed meanwhile, stored while its receipt shows (§4)', async () => {
    const wire = await openContactWire();
    const { element, form } = await openForm();
    await form.fill({ category: 'Other', query: QUERY_TEXT });
    await kept(element);
    const answer = await wire.hold(SUBMIT.default);
    await form.submit();
    await wire.next(SUBMIT.default);
    typeInto(form.query, ANOTHER);
    await answer.release({ json: { referenceNumber: 4711 } });
    await form.screen.findByRole('button', RECEIVED);
    await waitFor(async () => {
      expect((await storedDrafts()).drafts).to.have.lengthOf(1);
    });
    leave(element);
    const again = await openForm();
    await continued(again.element, ANOTHER);
    expect(again.form.screen.queryByText(WAS_SENDING)).to.equal(null);
  });
});
