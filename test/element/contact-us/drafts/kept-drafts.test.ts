import { expect } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { afterEveryTest } from '../../../support/after-every-test';
import { field, file, partOf } from '../../../support/attachments';
import { expectNoAxeViolations } from '../../../support/axe';
import { setClock } from '../../../support/clock';
import { collectEvents, takeWarnings } from '../../../support/collect';
import { hasFocus, typeInto } from '../../../support/controls';
import { holdWaits } from '../../../support/hold-waits';
import { mount, shadow, user } from '../../../support/mount';
import { hasDatabase, heldLocks, storedDrafts, storedTexts } from '../../../support/stored-drafts';
import { hashOf, UPDATE_TOGGLE } from '../../view-query/the-query';
import { openUpdate, THANKS, theUpdate, UPDATE } from '../../view-query/the-update';
import { MEMBER_DETAILS, OPEN_QUERIES, openContactWire, SUBMIT } from '../answers';
import { QUERY_TEXT, theForm } from '../the-form';

const KEEP = { name: 'Keep a draft on this device for 24 hours' };
const KEPT = /^Draft kept until \d{4}-\d{2}-\d{2} \d{2}:\d{2}\.$/;
const FOUND = /^You have a draft from \d{4}-\d{2}-\d{2} \d{2}:\d{2}\. Files: (\d+)\.$/;
const ERASED = 'Draft deleted from this device.';
const UNABLE = 'This browser can’t keep drafts. What you type is gone when the page closes.';
const NO_ROOM = 'There is no room for your files: choose them again if the page closes.';
const WAS_SENDING = 'You were sending this when the page closed, so it may have arrived.';
const NO_PHOTO =
  'The photo you were taking did not reach this page. Take it again, or choose it from your gallery.';
const RECEIVED = { name: 'Log another query' };
const DAY = 24 * 60 * 60 * 1000;

/** The rest after which a form is stored. */
let rest: ReturnType<typeof holdWaits>;
const loadPart = () => import('../../../../src/components/keeping/sealed-draft');

beforeEach(async () => {
  await loadPart();
  rest = holdWaits((milliseconds) => milliseconds === 1000);
});
afterEveryTest(() => {
  rest.stop();
});

const checkbox = (element: Element) =>
  shadow(element).findByRole<HTMLInputElement>('checkbox', KEEP);

/** Lets the form rest, and waits until its draft is stored. */
async function kept(element: Element): Promise<void> {
  await checkbox(element);
  rest.passAll();
  await shadow(element).findAllByText(KEPT);
}

async function openForm(attributes: Readonly<Record<string, string>> = { drafts: 'keep' }) {
  const element = await mount(attributes);
  const form = theForm(element);
  await form.settled();
  return { element, form };
}

/** As if the page were gone: the element is. */
const leave = (element: Element) => {
  element.remove();
};

/** What the found draft's box says, once it is there. */
const found = (element: Element) => shadow(element).findByText(FOUND);

const press = async (element: Element, name: string) =>
  user.click(await shadow(element).findByRole('button', { name }));

const proceed = (element: Element) => press(element, 'Continue with it');

const isEmpty = () =>
  waitFor(async () => {
    expect(await storedDrafts()).to.deep.equal({ drafts: [], files: [] });
  });

/** A stored draft with two files, whose page is gone. */
async function leftBehind(attributes?: Readonly<Record<string, string>>) {
  const files = [file('bill.pdf', 3000), file('Verwysing é.pdf', 500)];
  const { element, form } = await openForm(attributes);
  await form.fill({ category: 'Other', query: QUERY_TEXT, files });
  await kept(element);
  leave(element);
  return files;
}

describe('a kept draft', () => {
  it('is back whole when the page is opened again, is sent byte for byte, and is gone then (§4)', async () => {
    const wire = await openContactWire();
    const files = await leftBehind();
    const { element, form } = await openForm();
    expect((await found(element)).textContent).to.match(/Files: 2\.$/);
    expect(hasFocus(form.category)).to.equal(false);
    expect(form.query.value).to.equal('');
    await expectNoAxeViolations(element);

    await proceed(element);
    await form.screen.findByText('Your draft is back. Files: 2.');
    expect(form.category.value).to.equal('OTHER');
    expect(form.query.value).to.equal(QUERY_TEXT);
    expect(form.attached()).to.deep.equal(files.map(({ name }) => name));
    expect(hasFocus(form.category)).to.equal(true);
    expect(form.screen.queryByText(FOUND)).to.equal(null);
    expect((await checkbox(element)).checked).to.equal(true);
    await expectNoAxeViolations(element);

    await form.submit();
    await form.screen.findByRole('button', RECEIVED);
    const { parts } = await wire.next(SUBMIT.default);
    expect(parts).to.deep.include(field('query', QUERY_TEXT));
    for (const each of files) expect(parts).to.deep.include(await partOf(each));
    await isEmpty();
    leave(element);
    const again = await openForm();
    await again.form.fill({ query: 'x' });
    await checkbox(again.element);
    expect(again.form.screen.queryByText(FOUND)).to.equal(null);
  });

  it('is stored a second after the last change, the words and names unreadable, and the time is spoken once (§4)', async () => {
    await openContactWire();
    const { element, form } = await openForm();
    await form.fill({ category: 'Other', query: 'Jakaranda', files: [file('Mopane.pdf')] });
    await kept(element);
    const spoken = () =>
      form.screen
        .getAllByRole('status')
        .filter(({ textContent }) => KEPT.test(textContent))
        .map(({ textContent }) => textContent);
    expect(spoken()).to.have.lengthOf(1);
    const [first] = spoken();
    setClock(new Date(Date.now() + 120_000).toISOString());
    await typeInto(form.query, 'Jakaranda and Mopane');
    rest.passAll();
    await waitFor(() => {
      const [shown] = form.screen.getAllByText(KEPT);
      expect(shown?.textContent).not.to.equal(first);
    });
    expect(spoken()).to.deep.equal([first]);
    expect(await storedTexts()).not.to.match(/jakaranda|mopane|thandi|OTHER/i);
  });

  it('waits for the member’s choice where the portal asks, and unchecking erases it at once (§4)', async () => {
    await openContactWire();
    const { element, form } = await openForm({ drafts: 'ask' });
    await form.fill({ query: QUERY_TEXT });
    const box = await checkbox(element);
    expect(box.checked).to.equal(false);
    rest.passAll();
    await typeInto(form.query, 'Still nothing is stored.');
    rest.passAll();
    await isEmpty();
    await user.click(box);
    await form.screen.findAllByText(KEPT);
    expect((await storedDrafts()).drafts).to.have.lengthOf(1);
    await user.click(box);
    await form.screen.findByText(ERASED);
    await isEmpty();
    expect(form.query.value).to.equal('Still nothing is stored.');
  });

  it('is deleted by its button, which hands the focus on (§4)', async () => {
    await openContactWire();
    await leftBehind();
    const { element, form } = await openForm();
    await found(element);
    await press(element, 'Delete it');
    await form.screen.findByText(ERASED);
    expect(form.screen.queryByText(FOUND)).to.equal(null);
    expect(hasFocus(form.category)).to.equal(true);
    await isEmpty();
  });

  it('leaves what was typed meanwhile as a draft of its own, offered next (§4)', async () => {
    await openContactWire();
    await leftBehind();
    const { element, form } = await openForm();
    await found(element);
    await form.fill({ query: 'Typed meanwhile.', files: [file('new.pdf')] });
    await proceed(element);
    await form.screen.findByText('Your draft is back. Files: 2.');
    expect(form.query.value).to.equal(QUERY_TEXT);
    expect((await found(element)).textContent).to.match(/Files: 1\.$/);
    await proceed(element);
    await waitFor(() => {
      expect(form.query.value).to.equal('Typed meanwhile.');
    });
    expect(form.attached()).to.deep.equal(['new.pdf']);
    expect((await found(element)).textContent).to.match(/Files: 2\.$/);
  });

  it('is held by its page: another one is offered it only when that page is gone (§4)', async () => {
    await openContactWire();
    const first = await openForm();
    await first.form.fill({ query: QUERY_TEXT });
    await kept(first.element);
    const second = await openForm();
    await second.form.fill({ query: 'In a second tab.' });
    await kept(second.element);
    expect(second.form.screen.queryByText(FOUND)).to.equal(null);
    expect((await storedDrafts()).drafts).to.have.lengthOf(2);
    expect(await heldLocks()).to.have.lengthOf(2);
    leave(first.element);
    leave(second.element);
    const third = await openForm();
    await found(third.element);
    await proceed(third.element);
    await waitFor(() => {
      expect(third.form.query.value).to.equal('In a second tab.');
    });
    await found(third.element);
  });

  it('stays this form’s while another screen is shown (§4)', async () => {
    await openContactWire();
    const { element, form } = await openForm();
    await form.fill({ query: QUERY_TEXT });
    await kept(element);
    location.hash = '#/login';
    await form.screen.findByLabelText('Username');
    location.hash = '#/contact-us/default';
    await waitFor(() => {
      expect(form.query.value).to.equal(QUERY_TEXT);
    });
    await checkbox(element);
    expect(form.screen.queryByText(FOUND)).to.equal(null);
    expect((await storedDrafts()).drafts).to.have.lengthOf(1);
  });
});

describe('the owner of a draft', () => {
  it('alone is offered it: another member sees nothing, and leaves nothing behind (§4)', async () => {
    await openContactWire();
    await leftBehind({ drafts: 'keep', 'member-key': 'member 1' });
    const { element, form } = await openForm({ drafts: 'keep', 'member-key': 'member 2' });
    await isEmpty();
    await form.fill({ query: 'x' });
    await checkbox(element);
    expect(form.screen.queryByText(FOUND)).to.equal(null);
  });

  it('is the first email address whatever its case, where the portal names no member (§4)', async () => {
    const wire = await openContactWire();
    await leftBehind();
    await wire.reply(MEMBER_DETAILS, { json: { emails: ['THANDI@Example.org'] } });
    const element = await mount({ drafts: 'keep' });
    await found(element);
  });

  it('is not known without an address: nothing is stored (§4)', async () => {
    await openContactWire({ [MEMBER_DETAILS]: { status: 500 } });
    const element = await mount({ drafts: 'keep' });
    const form = theForm(element);
    await form.fill({ query: QUERY_TEXT });
    rest.passAll();
    expect(form.screen.queryByRole('checkbox', KEEP)).to.equal(null);
    expect((await storedDrafts()).drafts).to.deep.equal([]);
  });
});

describe('a draft that is being sent', () => {
  it('says so when its page was closed meanwhile, and is looked up in the open queries (§4)', async () => {
    const wire = await openContactWire();
    const { element, form } = await openForm();
    await form.fill({ category: 'Other', query: QUERY_TEXT });
    await kept(element);
    await wire.hold(SUBMIT.default);
    await form.submit();
    await wire.next(SUBMIT.default);
    leave(element);
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

  it('does not hold up the request: a disk that never answers costs 300 ms (§4)', async () => {
    const wire = await openContactWire();
    const { element, form } = await openForm();
    await form.fill({ category: 'Other', query: QUERY_TEXT });
    await kept(element);
    const { open } = IDBFactory.prototype;
    // A request without an answer.
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
    await form.submit();
    await form.screen.findByRole('button', RECEIVED);
    IDBFactory.prototype.open = open;
    expect(await wire.requests(SUBMIT.default)).to.have.lengthOf(1);
  });
});

describe('erasing', () => {
  it('by the portal ends every draft, and typing stores none again (§4)', async () => {
    await openContactWire();
    const { element, form } = await openForm();
    await form.fill({ query: QUERY_TEXT });
    await kept(element);
    await (element as HTMLElement & { eraseDrafts(): Promise<void> }).eraseDrafts();
    expect(await hasDatabase()).to.equal(false);
    await form.screen.findByText(ERASED);
    expect((await checkbox(element)).checked).to.equal(false);
    await typeInto(form.query, 'More words.');
    rest.passAll();
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    leave(element);
    await isEmpty();
  });

  it('by others under our feet, as with the browser’s data, stops the keeping and loses no word (§4)', async () => {
    await openContactWire();
    const { element, form } = await openForm();
    await form.fill({ query: QUERY_TEXT });
    await kept(element);
    indexedDB.deleteDatabase('medical-aid-inquiries');
    await typeInto(form.query, 'More words.');
    rest.passAll();
    await form.screen.findByText(ERASED);
    expect((await checkbox(element)).checked).to.equal(false);
    expect(form.query.value).to.equal('More words.');
    await isEmpty();
  });

  it('by time: a day after the last change nothing is offered or stored (§4)', async () => {
    await openContactWire();
    await leftBehind();
    setClock(new Date(Date.now() + DAY + 3_600_000).toISOString());
    const { element, form } = await openForm();
    await isEmpty();
    await form.fill({ query: 'x' });
    await checkbox(element);
    expect(form.screen.queryByText(FOUND)).to.equal(null);
  });

  it('by time, also while its page stays open (§4)', async () => {
    await openContactWire();
    const day = holdWaits((milliseconds) => milliseconds > DAY - 60_000);
    const { element, form } = await openForm();
    await form.fill({ query: QUERY_TEXT });
    await kept(element);
    setClock(new Date(Date.now() + DAY).toISOString());
    day.passAll();
    await isEmpty();
    day.stop();
    expect(form.query.value).to.equal(QUERY_TEXT);
    expect(form.screen.queryByText(KEPT)).to.equal(null);
  });
});

describe('a browser that can’t keep drafts', () => {
  const refusing = async (change: () => () => void, test: () => Promise<void>) => {
    const restore = change();
    try {
      await test();
    } finally {
      restore();
    }
  };

  it('says so, and the form is sent as ever (§4)', async () => {
    const { open } = IDBFactory.prototype;
    await refusing(
      () => {
        IDBFactory.prototype.open = () => {
          throw new DOMException('Refused', 'SecurityError');
        };
        return () => {
          IDBFactory.prototype.open = open;
        };
      },
      async () => {
        await openContactWire();
        const { element, form } = await openForm();
        await form.fill({ category: 'Other', query: QUERY_TEXT });
        await form.screen.findByText(UNABLE);
        expect(form.screen.queryByRole('checkbox', KEEP)).to.equal(null);
        await expectNoAxeViolations(element);
        await form.submit();
        await form.screen.findByRole('button', RECEIVED);
      },
    );
  });

  it('keeps the words alone where there is no room for the files (§4)', async () => {
    const { put } = IDBObjectStore.prototype;
    await refusing(
      () => {
        IDBObjectStore.prototype.put = function (...values) {
          if (this.name === 'files') throw new DOMException('Full', 'QuotaExceededError');
          return put.apply(this, values);
        };
        return () => {
          IDBObjectStore.prototype.put = put;
        };
      },
      async () => {
        await openContactWire();
        const { element, form } = await openForm();
        await form.fill({ query: QUERY_TEXT, files: [file('bill.pdf')] });
        await kept(element);
        await form.screen.findByText(NO_ROOM);
        leave(element);
        const again = await openForm();
        expect((await found(again.element)).textContent).to.match(/Files: 0\.$/);
        await proceed(again.element);
        await waitFor(() => {
          expect(again.form.query.value).to.equal(QUERY_TEXT);
        });
      },
    );
  });

  it('meets the database of a newer element: it says that it can’t keep drafts, and leaves them alone (§4)', async () => {
    await openContactWire();
    await leftBehind();
    const { openDB } = await import('idb');
    (await openDB('medical-aid-inquiries', 2)).close();
    const { form } = await openForm();
    await form.fill({ query: 'x' });
    await form.screen.findByText(UNABLE);
    expect((await storedDrafts()).drafts).to.have.lengthOf(1);
  });
});

describe('without the attribute', () => {
  it('nothing is stored, locked or asked, and eraseDrafts makes no database (§4)', async () => {
    await openContactWire();
    const { element, form } = await openForm({});
    await form.fill({ category: 'Other', query: QUERY_TEXT, files: [file('bill.pdf')] });
    rest.passAll();
    await (element as HTMLElement & { eraseDrafts(): Promise<void> }).eraseDrafts();
    expect(form.screen.queryByRole('checkbox', KEEP)).to.equal(null);
    await form.submit();
    await form.screen.findByRole('button', RECEIVED);
    expect(await hasDatabase()).to.equal(false);
    expect(await heldLocks()).to.deep.equal([]);
  });

  it('a value that is none counts as absent, and is reported once (§4)', async () => {
    await openContactWire();
    const { form } = await openForm({ drafts: 'kept' });
    await form.fill({ query: QUERY_TEXT });
    await waitFor(() => {
      expect(takeWarnings().join('\n')).to.include('in drafts, there is no "kept"');
    });
    rest.passAll();
    expect(form.screen.queryByRole('checkbox', KEEP)).to.equal(null);
    expect(await hasDatabase()).to.equal(false);
  });
});

describe('a photo on its way', () => {
  it('that does not reach the page is named when the draft is back (§4)', async () => {
    await openContactWire();
    const { element, form } = await openForm();
    await form.fill({ query: QUERY_TEXT });
    await checkbox(element);
    const camera = element.shadowRoot?.querySelector<HTMLInputElement>('input[capture]');
    // No chooser opens: a headless browser would cancel it at once.
    camera?.addEventListener('click', (event) => {
      event.preventDefault();
    });
    const before = await storedTexts();
    camera?.click();
    await waitFor(async () => {
      expect(await storedTexts()).not.to.equal(before);
    });
    leave(element);
    const again = await openForm();
    await proceed(again.element);
    await again.form.screen.findByText(NO_PHOTO);
  });
});

describe('the draft of an update', () => {
  it('is back in that query’s update, is sent, and is gone then (§4)', async () => {
    const { wire, element, update } = await openUpdate();
    element.setAttribute('member-key', 'member 1');
    element.setAttribute('drafts', 'keep');
    const files = [file('bill.pdf')];
    await update.fill({ files });
    await kept(element);
    leave(element);

    const events = collectEvents('element-error');
    const again = await mount({ drafts: 'keep', 'member-key': 'member 1' }, { hash: hashOf() });
    await user.click(await shadow(again).findByRole('button', UPDATE_TOGGLE));
    await found(again);
    await proceed(again);
    const back = theUpdate(again);
    await waitFor(() => {
      expect(back.attached()).to.deep.equal(['bill.pdf']);
    });
    await back.submit();
    await back.thanked();
    expect(THANKS).not.to.equal('');
    const { parts } = await wire.next(UPDATE);
    for (const each of files) expect(parts).to.deep.include(await partOf(each));
    await isEmpty();
    expect(events).to.deep.equal([]);
  });
});
