import { expect, nextFrame } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { field, file, partOf } from '../../../support/attachments';
import { expectNoAxeViolations } from '../../../support/axe';
import { setClock } from '../../../support/clock';
import { collectEvents, takeWarnings } from '../../../support/collect';
import { hasFocus, typeInto } from '../../../support/controls';
import { holdWaits } from '../../../support/hold-waits';
import { mount, shadow, user } from '../../../support/mount';
import {
  hasDatabase,
  heldLocks,
  holdStorage,
  storedDrafts,
  storedTexts,
} from '../../../support/stored-drafts';
import { showsDelivery } from '../../tag/shows';
import { hashOf, UPDATE_TOGGLE } from '../../view-query/the-query';
import { openUpdate, THANKS, theUpdate, UPDATE } from '../../view-query/the-update';
import { MEMBER_DETAILS, MEMBER_EMAIL, openContactWire, SUBMIT } from '../answers';
import { QUERY_TEXT, theForm } from '../the-form';
import {
  checkbox,
  DAY,
  ERASED,
  FOUND,
  found,
  holdIdle,
  isEmpty,
  KEEP,
  KEPT,
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

const NO_ROOM = 'There is no room for your files: choose them again if the page closes.';
const MISSING = 'Not in the draft yet: cloud.pdf. If the page closes, choose this again.';
const NO_PHOTO =
  'The photo you were taking did not reach this page. Take it again, or choose it from your gallery.';

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
    typeInto(form.query, 'Jakaranda and Mopane');
    passRest();
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
    passRest();
    typeInto(form.query, 'Still nothing is stored.');
    passRest();
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
    const wire = await openContactWire();
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
    expect(await wire.requests(MEMBER_DETAILS)).to.have.lengthOf(1);
  });
});

const eraseDrafts = (element: Element) =>
  (element as HTMLElement & { eraseDrafts(): Promise<void> }).eraseDrafts();

describe('erasing', () => {
  it('by the portal ends every draft, and typing stores none again (§4)', async () => {
    await openContactWire();
    const { element, form } = await openForm();
    await form.fill({ query: QUERY_TEXT });
    await kept(element);
    await eraseDrafts(element);
    expect(await hasDatabase()).to.equal(false);
    await form.screen.findByText(ERASED);
    expect((await checkbox(element)).checked).to.equal(false);
    typeInto(form.query, 'More words.');
    passRest();
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    leave(element);
    await isEmpty();
  });

  it('leaves the focus on the box that begins a draft again (§4)', async () => {
    await openContactWire();
    const { element, form } = await openForm();
    await form.fill({ category: 'Other', query: QUERY_TEXT });
    await kept(element);
    await eraseDrafts(element);
    await form.screen.findByText(ERASED);
    const box = await checkbox(element);
    await user.click(box);
    await kept(element);
    expect(hasFocus(box)).to.equal(true);
  });

  it('by the portal is not undone by a member who becomes known later: the box offers to try (§4)', async () => {
    const wire = await openContactWire();
    const details = await wire.hold(MEMBER_DETAILS);
    const element = await mount({ drafts: 'keep' });
    const form = theForm(element);
    await form.fill({ query: QUERY_TEXT });
    await wire.next(MEMBER_DETAILS);
    await partIsThere();
    await eraseDrafts(element);
    await details.release({ json: { emails: [MEMBER_EMAIL] } });
    const box = await checkbox(element);
    passRest();
    expect(box.checked).to.equal(false);
    expect(await hasDatabase()).to.equal(false);
    await user.click(box);
    await form.screen.findAllByText(KEPT);
    expect((await storedDrafts()).drafts).to.have.lengthOf(1);
  });

  it('by the portal before the part has loaded holds too (§4)', async () => {
    await openContactWire();
    await leftBehind();
    const release = holdIdle();
    const { element, form } = await openForm();
    await form.fill({ query: QUERY_TEXT });
    await eraseDrafts(element);
    release();
    const box = await checkbox(element);
    passRest();
    expect(box.checked).to.equal(false);
    expect(await hasDatabase()).to.equal(false);
    leave(element);
    // An element that is added later may be for the next member.
    const next = await openForm();
    await next.form.fill({ query: QUERY_TEXT });
    await kept(next.element);
  });

  for (const [when, drafts] of Object.entries({ 'are kept': 'keep', 'are off': 'memory' }))
    it(`by the portal at a logout, while drafts ${when}, ends no draft of the next member (decisions 7)`, async () => {
      await openContactWire();
      const { element, form } = await openForm({ drafts, 'member-key': 'member 1' });
      await eraseDrafts(element);
      element.setAttribute('member-key', 'member 2');
      await form.settled();
      element.setAttribute('drafts', 'keep');
      await form.fill({ query: QUERY_TEXT });
      await kept(element);
    });

  /** A draft is kept, and the disk takes its time to erase it. */
  async function erasingSlowly() {
    await openContactWire();
    const { element, form } = await openForm({ drafts: 'keep', 'member-key': 'member 1' });
    await form.fill({ query: QUERY_TEXT });
    await kept(element);
    const release = await holdStorage();
    const erasing = eraseDrafts(element);
    const box = await checkbox(element);
    await waitFor(() => {
      expect(box.checked).to.equal(false);
    });
    return { element, form, box, erased: () => (release(), erasing) };
  }

  it('by the portal erases no draft that the member begins before it has ended (§4)', async () => {
    const { element, box, erased } = await erasingSlowly();
    await user.click(box);
    await erased();
    await kept(element);
    expect(box.checked).to.equal(true);
    expect((await storedDrafts()).drafts).to.have.lengthOf(1);
  });

  it('by the portal erases no draft of a member who comes before it has ended (decisions 7)', async () => {
    const { element, form, erased } = await erasingSlowly();
    element.setAttribute('member-key', 'member 2');
    await form.settled();
    await form.fill({ query: QUERY_TEXT });
    await erased();
    await kept(element);
    expect((await storedDrafts()).drafts).to.have.lengthOf(1);
  });

  it('by the portal holds when the tag names another origin since (§4)', async () => {
    await openContactWire();
    const { element, form } = await openForm();
    await form.fill({ query: QUERY_TEXT });
    await kept(element);
    await eraseDrafts(element);
    element.setAttribute('origin', 'medxpress');
    await showsDelivery(element);
    await form.fill({ query: QUERY_TEXT });
    const box = await checkbox(element);
    passRest();
    expect(box.checked).to.equal(false);
    expect(await hasDatabase()).to.equal(false);
  });

  it('by the portal ends an opening that is under way (§4)', async () => {
    await openContactWire();
    await leftBehind({ drafts: 'keep', 'member-key': 'member 1' });
    const release = await holdStorage();
    const element = await mount({ drafts: 'keep', 'member-key': 'member 1' });
    await theForm(element).fill({ query: QUERY_TEXT });
    await partIsThere();
    const erasing = eraseDrafts(element);
    release();
    await erasing;
    const box = await checkbox(element);
    passRest();
    expect(box.checked).to.equal(false);
    expect(await hasDatabase()).to.equal(false);
  });

  it('by the portal is completed by the next page, where its own was left too early (§4)', async () => {
    await openContactWire();
    await leftBehind();
    // A logout link that does not wait: the page is left once it has stored this.
    localStorage.setItem('medical-aid-inquiries/erased-at', String(Date.now()));
    await nextFrame();
    const { element, form } = await openForm();
    await touch(element);
    expect(form.screen.queryByText(FOUND)).to.equal(null);
    await isEmpty();
    await form.fill({ query: QUERY_TEXT });
    await kept(element);
  });

  it('by others under our feet, as with the browser’s data, stops the keeping and loses no word (§4)', async () => {
    await openContactWire();
    const { element, form } = await openForm();
    await form.fill({ query: QUERY_TEXT });
    await kept(element);
    indexedDB.deleteDatabase('medical-aid-inquiries');
    typeInto(form.query, 'More words.');
    passRest();
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

  it('holds all but a file out of reach and names it, stores that once it can be read, and is gone once sent (§4, decisions 7)', async () => {
    const late = holdWaits((milliseconds) => milliseconds === 1500, { firesItself: false });
    try {
      await openContactWire();
      const { element, form } = await openForm();
      let arrive: (() => void) | undefined;
      const arrived = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      const cloud = file('cloud.pdf');
      const bytes = cloud.arrayBuffer.bind(cloud);
      cloud.arrayBuffer = () => arrived.then(bytes);
      // Files first, because a rest between them and the text would store only the text.
      await form.fill({ files: [cloud, file('bill.pdf')] });
      await form.fill({ category: 'Other', query: QUERY_TEXT });
      await checkbox(element);
      passRest();
      const holds = async (drafts: number, files: number) => {
        await waitFor(async () => {
          const stored = await storedDrafts();
          expect([stored.drafts.length, stored.files.length]).to.deep.equal([drafts, files]);
        });
      };
      await holds(1, 1);
      // Text typed in the meantime does not wait for the file either.
      const before = await storedTexts();
      typeInto(form.query, 'Typed meanwhile.');
      passRest();
      await waitFor(async () => {
        expect(await storedTexts()).not.to.equal(before);
      });
      expect(form.screen.queryByText(KEPT)).to.equal(null);

      await late.pass();
      await form.screen.findByText(MISSING);
      expect(form.screen.queryAllByText(KEPT)).not.to.deep.equal([]);
      await expectNoAxeViolations(element);
      arrive?.();
      await holds(1, 2);
      await waitFor(() => {
        expect(form.screen.queryByText(MISSING)).to.equal(null);
      });
      await form.submit();
      await form.screen.findByRole('button', RECEIVED);
      await isEmpty();
    } finally {
      late.stop();
    }
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
    passRest();
    await eraseDrafts(element);
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
    passRest();
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
    // No chooser opens, because a headless browser would cancel it at once.
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

  it('that was refused is no longer one that may have arrived, though its form was closed and opened meanwhile (§4)', async () => {
    const { wire, element, update } = await openUpdate();
    const attributes = { drafts: 'keep', 'member-key': 'member 1' };
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    await update.fill();
    await kept(element);
    const answer = await wire.hold(UPDATE);
    await update.submit();
    await wire.next(UPDATE);
    const toggle = update.screen.getByRole('button', UPDATE_TOGGLE);
    await user.click(toggle);
    await user.click(toggle);
    await answer.release({ status: 503 });
    await update.screen.findByRole('alert');
    passRest();
    await storedDrafts();
    leave(element);
    const again = await mount(attributes, { hash: hashOf() });
    await user.click(await shadow(again).findByRole('button', UPDATE_TOGGLE));
    await found(again);
    expect(shadow(again).queryByText(WAS_SENDING)).to.equal(null);
  });
});
