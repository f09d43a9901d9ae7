import { expect } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { deleteDB, openDB } from 'idb';
import { file, slowFile, slowRefusedFile } from '../../../support/attachments';
import { setClock } from '../../../support/clock';
import { hasFocus, there, typeInto } from '../../../support/controls';
import { holdWaits } from '../../../support/hold-waits';
import { mount, shadow, user } from '../../../support/mount';
import {
  hasKey,
  heldLocks,
  holdStorage,
  storedDrafts,
  storedTexts,
} from '../../../support/stored-drafts';
import { MEMBER_DETAILS, MEMBER_EMAIL, openContactWire } from '../answers';
import { QUERY_TEXT, theForm } from '../the-form';
import {
  checkbox,
  DAY,
  ERASED,
  FOUND,
  found,
  holdIdle,
  isEmpty,
  KEPT,
  kept,
  leave,
  leftBehind,
  openForm,
  partIsThere,
  passRest,
  press,
  proceed,
  touch,
  UNABLE,
} from './the-draft';

const continueButton = (element: Element) =>
  shadow(element).findByRole('button', { name: 'Continue with it' });

/** Simulates another page that holds the draft's lock. */
const holdLock = (draft: Readonly<Record<string, unknown>> | undefined) =>
  new Promise<{ release: () => void }>((resolve) => {
    void navigator.locks.request(
      `medical-aid-inquiries/draft/${String(draft?.['id'])}`,
      () =>
        new Promise<void>((release) => {
          resolve({ release });
        }),
    );
  });

it('an offer says which draft it is of: its category and first words (§4)', async () => {
  await openContactWire();
  const before = await openForm();
  const words = `My claim of May.\n${'It was not paid. '.repeat(9)}`;
  await before.form.fill({ category: 'Other', query: words });
  await kept(before.element);
  leave(before.element);
  const { element, form } = await openForm();
  await found(element);
  const shown = form.screen.getByText(/^Other: My claim of May\. It was not paid\./);
  expect(shown.textContent).to.equal(`Other: ${words.slice(0, 80)}…`);
});

it('a draft kept before the address was known gets it as it is continued (§2, §4)', async () => {
  const wire = await openContactWire({ [MEMBER_DETAILS]: { status: 500 } });
  const attributes = { drafts: 'keep', 'member-key': 'member 1' };
  const before = await mount(attributes);
  await theForm(before).fill({ category: 'Other', query: QUERY_TEXT });
  await kept(before);
  leave(before);
  await wire.reply(MEMBER_DETAILS, { json: { emails: [MEMBER_EMAIL] } });
  const { element, form } = await openForm(attributes);
  await found(element);
  await proceed(element);
  await waitFor(() => {
    expect(form.query.value).to.equal(QUERY_TEXT);
  });
  await form.settled();
});

describe('an offer that disappears by itself', () => {
  it('as another page has the draft by now hands its focus on (§4)', async () => {
    await openContactWire();
    await leftBehind();
    const { element, form } = await openForm();
    (await continueButton(element)).focus();
    const [draft] = (await storedDrafts()).drafts;
    const { release } = await holdLock(draft);
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => {
      expect(form.screen.queryByText(FOUND)).to.equal(null);
    });
    release();
    expect(hasFocus(form.category)).to.equal(true);
  });

  it('as it has expired hands its focus on (§4)', async () => {
    await openContactWire();
    await leftBehind();
    const day = holdWaits((milliseconds) => milliseconds > DAY - 60_000);
    const { element, form } = await openForm();
    (await continueButton(element)).focus();
    setClock(new Date(Date.now() + DAY).toISOString());
    day.passAll();
    await waitFor(() => {
      expect(form.screen.queryByText(FOUND)).to.equal(null);
    });
    day.stop();
    expect(hasFocus(form.category)).to.equal(true);
  });

  it('while the member is elsewhere leaves the focus there (§4)', async () => {
    await openContactWire();
    await leftBehind();
    const { element, form } = await openForm();
    await found(element);
    form.email.focus();
    await deleteDB('medical-aid-inquiries');
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => {
      expect(form.screen.queryByText(FOUND)).to.equal(null);
    });
    expect(hasFocus(form.email)).to.equal(true);
  });
});

it('a box that is replaced by words, as the disk has failed, hands its focus on (§4)', async () => {
  await openContactWire();
  const { element, form } = await openForm({ drafts: 'ask' });
  await form.fill({ query: QUERY_TEXT });
  const box = await checkbox(element);
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = () => {
    throw new DOMException('Failed', 'UnknownError');
  };
  box.focus();
  box.click();
  await form.screen.findByText(UNABLE);
  IDBFactory.prototype.open = open;
  expect(hasFocus(form.send)).to.equal(true);
});

describe('a draft', () => {
  it('of a category alone, chosen before the page was idle, is kept (§4)', async () => {
    await openContactWire();
    const goOn = holdIdle();
    const { element, form } = await openForm();
    await form.fill({ category: 'Other' });
    expect(hasFocus(form.category)).to.equal(true);
    goOn();
    await kept(element);
    leave(element);
    const again = await openForm();
    await proceed(again.element);
    await waitFor(() => {
      expect(again.form.category.value).to.equal('OTHER');
    });
  });

  it('is none of what a link has chosen (§4)', async () => {
    await openContactWire();
    const element = await mount(
      { drafts: 'keep' },
      { hash: '#/contact-us/default?category=OTHER' },
    );
    const form = theForm(element);
    await form.settled();
    expect(form.category.value).to.equal('OTHER');
    await touch(element);
    passRest();
    leave(element);
    const again = await openForm();
    await touch(again.element);
    expect(again.form.screen.queryByText(FOUND)).to.equal(null);
  });

  it('can be opened although all was erased and begun again before it was first stored (§4)', async () => {
    await openContactWire();
    const { element, form } = await openForm();
    await touch(element);
    await deleteDB('medical-aid-inquiries');
    const other = await openForm();
    await touch(other.element);
    await waitFor(async () => {
      expect(await hasKey()).to.equal(true);
    });
    await form.fill({ query: QUERY_TEXT });
    await kept(element);
    leave(other.element);
    leave(element);
    const again = await openForm();
    await proceed(again.element);
    await waitFor(() => {
      expect(again.form.query.value).to.equal(QUERY_TEXT);
    });
  });

  it('is offered again if its form is gone before the disk has answered (§4)', async () => {
    await openContactWire();
    await leftBehind();
    const { element, form } = await openForm();
    await found(element);
    // Continue already holds the draft's lock, and reads its files.
    const release = await holdStorage(['files']);
    await proceed(element);
    await waitFor(async () => {
      expect(await heldLocks()).to.have.lengthOf(1);
    });
    location.hash = '#/login';
    await form.screen.findByLabelText('Username');
    release();
    await waitFor(async () => {
      expect(await heldLocks()).to.deep.equal([]);
    });
    location.hash = '#/contact-us/default';
    await proceed(element);
    await form.screen.findByText('Your draft is back. Files: 2.');
    expect(form.query.value).to.equal(QUERY_TEXT);
  });

  it('is kept further although the clock was put back after it was continued (§4)', async () => {
    await openContactWire();
    await leftBehind();
    const { element, form } = await openForm();
    await proceed(element);
    await form.screen.findByText('Your draft is back. Files: 2.');
    const before = await storedTexts();
    setClock(new Date(Date.now() - 1_800_000).toISOString());
    typeInto(form.query, 'Typed by another clock.');
    passRest();
    await waitFor(async () => {
      expect(await storedTexts()).not.to.equal(before);
    });
  });

  for (const [name, said] of Object.entries({
    'Continue with it': 'Your draft is back. Files: 2.',
    'Delete it': ERASED,
  })) {
    it(`can still be had after the disk has failed at '${name}' (§4)`, async () => {
      await openContactWire();
      await leftBehind();
      const { element, form } = await openForm();
      await found(element);
      const { open } = IDBFactory.prototype;
      let tried = 0;
      IDBFactory.prototype.open = () => {
        tried += 1;
        throw new DOMException('Failed', 'UnknownError');
      };
      await press(element, name);
      await waitFor(async () => {
        expect(tried).to.be.greaterThan(0);
        expect(await heldLocks()).to.deep.equal([]);
      });
      IDBFactory.prototype.open = open;
      expect(form.screen.queryByText(said)).to.equal(null);
      await press(element, name);
      await form.screen.findByText(said);
    });
  }

  it('holds none of what was typed meanwhile, however slow the disk (§4)', async () => {
    await openContactWire();
    await leftBehind();
    const { element, form } = await openForm();
    await found(element);
    await form.fill({ query: 'Typed meanwhile.', files: [file('new.pdf')] });
    const release = await holdStorage();
    await proceed(element);
    passRest();
    release();
    await form.screen.findByText('Your draft is back. Files: 2.');
    await found(element);
    await press(element, 'Delete it');
    await form.screen.findByText(ERASED);
    expect((await storedDrafts()).files).to.have.lengthOf(2);
  });
});

describe('a draft that is back names each file that could not be kept', () => {
  const LOST = 'Could not be kept: bill.pdf. Choose this again.';

  it('of what it replaces, because that can’t be read any more (§4)', async () => {
    await openContactWire();
    await leftBehind();
    const { element, form } = await openForm();
    await found(element);
    const bill = file('bill.pdf');
    await form.fill({ query: 'My card has not come.', files: [bill, file('card.pdf')] });
    bill.arrayBuffer = () => Promise.reject(new DOMException('Gone', 'NotFoundError'));
    await proceed(element);
    await form.screen.findByText(LOST);
    await proceed(element);
    await waitFor(() => {
      expect(form.attached()).to.deep.equal(['card.pdf']);
    });
    expect(form.screen.queryByText(LOST)).to.equal(null);
  });

  it('of its own, because the device has lost it (§4)', async () => {
    await openContactWire();
    await leftBehind();
    await waitFor(async () => {
      expect((await storedDrafts()).files).to.have.lengthOf(2);
    });
    const database = await openDB('medical-aid-inquiries');
    const files = (await database.getAll('files')) as { id: string; sealed: ArrayBuffer }[];
    const bill = files.find(({ sealed }) => sealed.byteLength > 3000);
    await database.delete('files', bill?.id ?? '');
    database.close();
    const { element, form } = await openForm();
    await proceed(element);
    await form.screen.findByText('Your draft is back. Files: 1.');
    await form.screen.findByText(LOST);
  });
});

it('a draft that was deleted is spoken of until the form is kept again (§4)', async () => {
  await openContactWire();
  await leftBehind();
  const { element, form } = await openForm();
  await press(element, 'Delete it');
  await form.screen.findByText(ERASED);
  await form.fill({ category: 'Other', query: 'My card has not come.' });
  form.screen.getByText(ERASED);
  await kept(element);
  expect(form.screen.queryByText(ERASED)).to.equal(null);
});

/** Whether the element would take a dragged file. */
function wouldTake(element: Element, dragged: File): boolean {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(dragged);
  // The `dropEffect` of a scripted event can't be set.
  Object.defineProperty(dataTransfer, 'dropEffect', { value: 'copy', writable: true });
  const init = { dataTransfer, bubbles: true, cancelable: true, composed: true };
  element.dispatchEvent(new DragEvent('dragover', init));
  return dataTransfer.dropEffect === 'copy';
}

describe('Continue that waits for the disk', () => {
  const innerForm = (element: Element) => element.shadowRoot?.querySelector('form');

  it('takes nothing more in, so that all that was typed is kept with what it replaces (§4)', async () => {
    await openContactWire();
    await leftBehind();
    const { element, form } = await openForm();
    await found(element);
    await form.fill({ category: 'Other', query: 'My card has not come.' });
    await kept(element);
    typeInto(form.query, 'My card has not come. It was lost.');
    const release = await holdStorage();
    await proceed(element);
    expect(innerForm(element)?.inert).to.equal(true);
    expect(wouldTake(element, file('late.pdf')), 'a dragged file').to.equal(false);
    release();
    await waitFor(() => {
      expect(form.query.value).to.equal(QUERY_TEXT);
    });
    expect(innerForm(element)?.inert).to.equal(false);
    expect(wouldTake(element, file('late.pdf')), 'a dragged file').to.equal(true);
    expect(hasFocus(form.category)).to.equal(true);
    await proceed(element);
    await waitFor(() => {
      expect(form.query.value).to.equal('My card has not come. It was lost.');
    });
  });

  it('leaves all as it was where another page has the draft: words, focus and the box (§4)', async () => {
    await openContactWire();
    await leftBehind({ drafts: 'keep', 'member-key': 'member 1' });
    const { element, form } = await openForm({ drafts: 'ask', 'member-key': 'member 1' });
    await found(element);
    await form.fill({ query: 'My card has not come.' });
    await kept(element);
    const box = await checkbox(element);
    await user.click(box);
    await form.screen.findByText(ERASED);
    const [draft] = (await storedDrafts()).drafts;
    const { release } = await holdLock(draft);
    await proceed(element);
    await waitFor(() => {
      expect(form.screen.queryByText(FOUND)).to.equal(null);
    });
    release();
    expect(innerForm(element)?.inert).to.equal(false);
    expect(hasFocus(form.category)).to.equal(true);
    expect(form.query.value).to.equal('My card has not come.');
    expect(box.checked).to.equal(false);
    expect((await storedDrafts()).drafts).to.have.lengthOf(1);
  });

  /** Continues with the draft. The disk fails once the member has done something else. */
  async function proceedInVain(element: Element, meanwhile: () => void) {
    const { open } = IDBFactory.prototype;
    const release = await holdStorage();
    await proceed(element);
    expect(innerForm(element)?.inert).to.equal(true);
    meanwhile();
    IDBFactory.prototype.open = () => {
      throw new DOMException('Failed', 'UnknownError');
    };
    release();
    await waitFor(() => {
      expect(innerForm(element)?.inert).to.equal(false);
    });
    IDBFactory.prototype.open = open;
  }

  it('hands the focus back to its button where the disk fails (§4)', async () => {
    await openContactWire();
    await leftBehind();
    const { element, form } = await openForm();
    const button = await continueButton(element);
    await proceedInVain(element, () => undefined);
    expect(hasFocus(button)).to.equal(true);
    expect(form.query.value).to.equal('');
  });

  it('leaves the focus where the member has moved it meanwhile, though the disk fails (§4)', async () => {
    await openContactWire();
    await leftBehind();
    const { element } = await openForm();
    await continueButton(element);
    const link = there('A link', element.shadowRoot?.querySelector('a') ?? null);
    await proceedInVain(element, () => {
      link.focus();
    });
    expect(hasFocus(link)).to.equal(true);
  });

  it('waits too for a file that is being read, which stays with what was filled in (§4)', async () => {
    await openContactWire();
    await leftBehind();
    const { element, form } = await openForm();
    await found(element);
    await form.fill({ category: 'Other', query: 'My card has not come.' });
    const { slow, read } = slowFile('slow.pdf');
    await user.upload(form.chooser, slow);
    await proceed(element);
    read();
    await waitFor(() => {
      expect(form.query.value).to.equal(QUERY_TEXT);
    });
    expect(form.attached()).not.to.include('slow.pdf');
    await proceed(element);
    await waitFor(() => {
      expect(form.attached()).to.deep.equal(['slow.pdf']);
    });
  });

  it('stops for a file that is refused meanwhile, which must be seen first (decisions 7)', async () => {
    await openContactWire();
    await leftBehind();
    const { element, form } = await openForm();
    await found(element);
    await form.fill({ category: 'Other', query: 'My card has not come.' });
    const { slow, read } = await slowRefusedFile('slow.pdf');
    await user.upload(form.chooser, slow);
    await proceed(element);
    read();
    await form.screen.findByText(/^slow\.pdf: the content of this file doesn’t match its name/);
    await partIsThere();
    await storedDrafts();
    expect(form.query.value).to.equal('My card has not come.');
    await proceed(element);
    await waitFor(() => {
      expect(form.query.value).to.equal(QUERY_TEXT);
    });
  });

  it('shows nothing of it to a member who comes meanwhile (§4)', async () => {
    await openContactWire();
    const attributes = { drafts: 'keep', 'member-key': 'member 1' };
    await leftBehind(attributes);
    const { element, form } = await openForm(attributes);
    await found(element);
    // Continue already holds the draft's lock, and reads its files.
    const release = await holdStorage(['files']);
    await proceed(element);
    await waitFor(async () => {
      expect(await heldLocks()).to.have.lengthOf(1);
    });
    element.setAttribute('member-key', 'member 2');
    await waitFor(() => {
      expect(form.screen.queryByText(FOUND)).to.equal(null);
    });
    release();
    await isEmpty();
    expect(form.query.value).to.equal('');
    expect(form.attached()).to.deep.equal([]);
  });
});

it('a page that is back and has changed nothing keeps its draft no longer (§4)', async () => {
  await openContactWire();
  const { element, form } = await openForm();
  await form.fill({ category: 'Other', query: QUERY_TEXT });
  await kept(element);
  const [said] = form.screen.getAllByText(KEPT);
  const words = said?.textContent;
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  setClock(new Date(Date.now() + 7_200_000).toISOString());
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await waitFor(async () => {
    expect(await heldLocks()).to.have.lengthOf(1);
  });
  // A stored draft would show by now.
  passRest();
  await partIsThere();
  await storedDrafts();
  for (const each of form.screen.getAllByText(KEPT)) expect(each.textContent).to.equal(words);
});

/** A page with a draft that the browser has frozen, so that its draft is free. */
async function frozenPage() {
  const { element, form } = await openForm();
  await form.fill({ category: 'Other', query: QUERY_TEXT });
  await kept(element);
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  await waitFor(async () => {
    expect(await heldLocks()).to.deep.equal([]);
  });
  return { element, form };
}

it('a page that is back leaves the words that another page has added to its draft (§4)', async () => {
  await openContactWire();
  const { element, form } = await frozenPage();
  const other = await openForm();
  await proceed(other.element);
  await waitFor(() => {
    expect(other.form.query.value).to.equal(QUERY_TEXT);
  });
  const [before] = (await storedDrafts()).drafts;
  await other.form.fill({ query: 'My claim of May, and of June.' });
  passRest();
  await waitFor(async () => {
    const [now] = (await storedDrafts()).drafts;
    expect(now?.['until']).to.be.greaterThan(Number(before?.['until']));
  });
  leave(other.element);
  await waitFor(async () => {
    expect(await heldLocks()).to.deep.equal([]);
  });
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await found(element);
  typeInto(form.query, 'Other words.');
  await kept(element);
  await proceed(element);
  await waitFor(() => {
    expect(form.query.value).to.equal('My claim of May, and of June.');
  });
});

it('a page that is back and whose draft another page has sent says so (§4)', async () => {
  await openContactWire();
  const { form } = await frozenPage();
  const database = await openDB('medical-aid-inquiries');
  await database.clear('drafts');
  database.close();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await form.screen.findByText(ERASED);
  expect(form.screen.queryByText(KEPT)).to.equal(null);
  expect(form.query.value).to.equal(QUERY_TEXT);
});

it('a file that was removed before it is not put back past the limit of files (§5)', async () => {
  await openContactWire();
  const ten = Array.from({ length: 10 }, (_, index) => file(`page ${String(index)}.pdf`));
  const before = await openForm();
  await before.form.fill({ category: 'Other', files: ten });
  await kept(before.element);
  leave(before.element);
  const { element, form } = await openForm();
  await found(element);
  await form.fill({ query: QUERY_TEXT, files: [file('bill.pdf')] });
  await press(element, 'Remove bill.pdf');
  await proceed(element);
  await waitFor(() => {
    expect(form.attached()).to.have.lengthOf(10);
  });
  await press(element, 'Put back bill.pdf');
  await form.screen.findByText(/^bill\.pdf: .*10 files/);
  expect(form.attached()).to.deep.equal(ten.map(({ name }) => name));
  expect(form.screen.queryByRole('button', { name: 'Put back bill.pdf' })).to.equal(null);
});
