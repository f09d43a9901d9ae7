import { expect } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { attachmentsOf, field, file, partOf } from '../../support/attachments';
import { collectEvents } from '../../support/collect';
import { hasFocus } from '../../support/controls';
import { screenShown, shadow } from '../../support/mount';
import type { Wire } from '../../support/wire/wire';
import {
  FORMS_HERE,
  MEMBER_DETAILS,
  OPEN_QUERIES,
  openContactWire,
  REFERENCE_NUMBER,
  SUBMIT,
} from '../contact-us/answers';
import { QUERY_TEXT, theForm } from '../contact-us/the-form';
import { replaceMember, throwing } from '../hosts/page-errors';
import { addPrerendered } from './add-prerendered';

/** Sets a control and fires the events that a browser fires for a member's input. */
function set(control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement, value: string) {
  control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

function choose(chooser: HTMLInputElement, files: readonly File[]) {
  const transfer = new DataTransfer();
  for (const each of files) transfer.items.add(each);
  chooser.files = transfer.files;
  chooser.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Fills in all that is required. */
function fillIn(form: ReturnType<typeof theForm>) {
  set(form.category, 'OTHER');
  set(form.email, 'own@example.org');
  set(form.query, QUERY_TEXT);
}

/** Expects a form to be sent as it was filled in, with an attachment. */
async function expectSent(wire: Wire, attachment: File) {
  const { parts } = await wire.next(SUBMIT.default);
  expect(parts).to.deep.equal([
    field('origin', 'MEMBER_WEB'),
    field('category', 'OTHER'),
    field('email', 'own@example.org'),
    field('query', QUERY_TEXT),
    await partOf(attachment),
  ]);
}

/** Resolves in the next task. A timer would take some milliseconds more. */
const nextTask = () =>
  new Promise<false>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve(false);
    };
    port2.postMessage(undefined);
  });

const words = (select: HTMLSelectElement) => [...select.options].map(({ text }) => text);

describe('the contact page before the application loads', () => {
  for (const { origin, choice } of FORMS_HERE) {
    it(`is shown complete at once, and the application keeps it (${origin}, §2)`, async () => {
      await openContactWire();
      const element = addPrerendered({ origin });
      const form = theForm(element);
      const before = [form.category, form.email, form.query, form.chooser, form.send];
      shadow(element).getByRole('option', { name: choice.category });
      expect(getComputedStyle(form.query).borderRadius).not.to.equal('0px');

      await screenShown(element);
      const after = [form.category, form.email, form.query, form.chooser, form.send];
      expect(before.map((control, index) => control === after[index])).to.deep.equal(
        before.map(() => true),
      );
    });
  }

  it('shows the sub-categories of a chosen category, and none if it has none (§4)', async () => {
    await openContactWire();
    const form = theForm(addPrerendered());
    set(form.category, 'BENEFITS_AND_COVER');
    expect(words(form.subCategory)).to.include('Prescribed minimum benefits');
    set(form.category, 'OTHER');
    expect(form.subCategory.checkVisibility()).to.equal(false);
    set(form.category, 'MANAGE_PLAN');
    expect(form.subCategory.checkVisibility()).to.equal(true);
    expect(words(form.subCategory)).to.include('Change plan');
  });

  it('requests the open queries and the member once, with the first paint (§4)', async () => {
    const wire = await openContactWire();
    const element = addPrerendered();
    await wire.next(OPEN_QUERIES);
    await wire.next(MEMBER_DETAILS);
    await screenShown(element);
    await theForm(element).settled();
    expect(await wire.requests(OPEN_QUERIES)).to.have.lengthOf(1);
    expect(await wire.requests(MEMBER_DETAILS)).to.have.lengthOf(1);
  });

  it("requests them once if a portal's own texts arrive a moment later, and keeps what was typed", async () => {
    await openContactWire();
    const { fetch } = window;
    const asked: string[] = [];
    window.fetch = (input, init) => {
      asked.push(new URL(input instanceof Request ? input.url : input, location.href).pathname);
      return fetch(input, init);
    };
    try {
      const element = addPrerendered();
      set(theForm(element).query, QUERY_TEXT);
      element.messages = { contactUs: { title: 'Ask us' } };
      await shadow(element).findByRole('heading', { name: 'Ask us' });
      await theForm(element).settled();
      expect(asked).to.deep.equal([
        '/api/smart-inquiry-api/member-queries',
        '/api/member-details-api/v2/member-details',
      ]);
      expect(theForm(element).query.value).to.equal(QUERY_TEXT);
    } finally {
      window.fetch = fetch;
    }
  });

  it("keeps files and presses if a portal's own texts arrive a moment later (§4)", async () => {
    const wire = await openContactWire();
    const element = addPrerendered();
    const form = theForm(element);
    const attachment = file('one.pdf');
    fillIn(form);
    choose(form.chooser, [attachment]);
    form.send.click();
    element.messages = { contactUs: { title: 'Ask us' } };
    await expectSent(wire, attachment);
    await shadow(element).findByText(String(REFERENCE_NUMBER));
    expect(await wire.requests(SUBMIT.default)).to.have.lengthOf(1);
  });

  for (const when of ['before', 'after'])
    it(`keeps a file of a chooser that was open when texts arrived, chosen ${when} the application renders them (§4)`, async () => {
      await openContactWire();
      const element = addPrerendered();
      const { chooser } = theForm(element);
      choose(chooser, [file('one.pdf')]);
      element.messages = { contactUs: { title: 'Ask us' } };
      if (when === 'before') choose(chooser, [file('two.pdf')]);
      await shadow(element).findByRole('heading', { name: 'Ask us' });
      if (when === 'after') choose(chooser, [file('two.pdf')]);
      await waitFor(() => {
        expect(attachmentsOf(element).attached()).to.deep.equal(['one.pdf', 'two.pdf']);
      });
    });

  for (const when of ['before', 'after'])
    it(`keeps a file of a chooser that was open as another screen was shown ${when} the application had loaded (decisions 3)`, async () => {
      await openContactWire();
      const element = addPrerendered();
      const { chooser } = theForm(element);
      if (when === 'after') await screenShown(element);
      location.hash = '#/login';
      await shadow(element).findByRole('heading', { name: 'Log in' });
      choose(chooser, [file('one.pdf')]);
      location.hash = '#/contact-us/default';
      await waitFor(() => {
        expect(attachmentsOf(element).attached()).to.deep.equal(['one.pdf']);
      });
    });

  it('keeps a file if the member opens another screen, and a press on a query if texts arrive (decisions 3)', async () => {
    await openContactWire({
      [OPEN_QUERIES]: {
        json: {
          queries: [
            {
              referenceNumber: 12,
              category: 'OTHER',
              queryDetail: 'Mine',
              dateLogged: '2026-03-02',
            },
          ],
        },
      },
      'GET /api/smart-inquiry-api/member-queries/:reference': { status: 500 },
    });
    const element = addPrerendered();
    choose(theForm(element).chooser, [file('one.pdf')]);
    (await shadow(element).findByRole('link', { name: /12/ })).click();
    element.messages = { viewQuery: { title: 'Your question' } };
    await shadow(element).findByRole('heading', { name: 'Your question' });
    location.hash = '#/contact-us/default';
    await waitFor(() => {
      expect(attachmentsOf(element).attached()).to.deep.equal(['one.pdf']);
    });
  });

  it("keeps everything if a portal's own texts arrive and are removed again", async () => {
    await openContactWire();
    const element = addPrerendered();
    const form = theForm(element);
    set(form.category, 'MEDICAL_CLAIMS');
    set(form.subCategory, 'CLAIM_NOT_PAID');
    set(form.query, QUERY_TEXT);
    choose(form.chooser, [file('one.pdf')]);
    element.messages = { contactUs: { title: 'Ask us' } };
    element.messages = null;
    choose(form.chooser, [file('two.png')]);
    await screenShown(element);
    await waitFor(() => {
      expect(attachmentsOf(element).attached()).to.deep.equal(['one.pdf', 'two.png']);
    });
    expect([form.category.value, form.subCategory.value, form.query.value]).to.deep.equal([
      'MEDICAL_CLAIMS',
      'CLAIM_NOT_PAID',
      QUERY_TEXT,
    ]);
  });

  it('keeps choices, texts, files and the focus', async () => {
    await openContactWire();
    const element = addPrerendered();
    const form = theForm(element);
    set(form.category, 'MEDICAL_CLAIMS');
    set(form.subCategory, 'LIMITS');
    set(form.subCategory, 'CLAIM_NOT_PAID');
    set(form.ccEmail, 'half@an');
    set(form.email, 'own@example.org');
    form.query.focus();
    set(form.query, QUERY_TEXT);
    choose(form.chooser, [file('one.pdf')]);
    choose(form.chooser, [file('two.png')]);
    const { query, subCategory } = form;

    await screenShown(element);
    await waitFor(() => {
      expect(attachmentsOf(element).attached()).to.deep.equal(['one.pdf', 'two.png']);
    });
    expect([form.query === query, form.subCategory === subCategory]).to.deep.equal([true, true]);
    expect([form.category.value, form.subCategory.value]).to.deep.equal([
      'MEDICAL_CLAIMS',
      'CLAIM_NOT_PAID',
    ]);
    expect([form.ccEmail.value, form.email.value]).to.deep.equal(['half@an', 'own@example.org']);
    expect(query.value).to.equal(QUERY_TEXT);
    expect(hasFocus(query)).to.equal(true);
  });

  it('keeps what was typed and attached although a library has replaced `Event` (decisions 7)', async () => {
    await openContactWire();
    const element = addPrerendered();
    const form = theForm(element);
    set(form.category, 'OTHER');
    set(form.query, QUERY_TEXT);
    choose(form.chooser, [file('one.pdf')]);
    // MooTools does this, and its class reads an existing event.
    const restore = replaceMember(window, 'Event', { value: throwing, writable: true });
    try {
      await screenShown(element);
      await waitFor(() => {
        expect(attachmentsOf(element).attached()).to.deep.equal(['one.pdf']);
      });
    } finally {
      restore();
    }
    expect([form.category.value, form.query.value]).to.deep.equal(['OTHER', QUERY_TEXT]);
  });

  it('opens the camera at the press, as the chooser: a browser does not open it later (§4)', async () => {
    await openContactWire();
    const element = addPrerendered();
    const { chooser } = theForm(element);
    const camera = element.shadowRoot?.querySelector<HTMLInputElement>('input[capture]');
    // This device has a mouse, so the button is hidden.
    const button = element.shadowRoot?.querySelector<HTMLElement>('.camera button');
    if (!camera || !button) throw new Error('There is no camera');
    const opened: HTMLInputElement[] = [];
    for (const input of [chooser, camera]) {
      input.addEventListener('click', (event) => {
        event.preventDefault();
        opened.push(input);
      });
    }
    button.click();
    expect(opened).to.deep.equal([camera]);
    choose(camera, [file('card.jpg')]);
    choose(chooser, [file('bill.pdf')]);
    await screenShown(element);
    await waitFor(() => {
      expect(attachmentsOf(element).attached()).to.deep.equal(['card.jpg', 'bill.pdf']);
    });
    expect(opened, 'it opens once').to.deep.equal([camera]);
  });

  it('takes files dropped anywhere on it, which the browser would open otherwise (decisions 7)', async () => {
    await openContactWire();
    const element = addPrerendered();
    const { query, send } = theForm(element);
    const title = shadow(element).getByRole('heading', { name: 'Log a new query' });
    const places = { 'a.pdf': query, 'b.pdf': send, 'c.pdf': title, 'd.pdf': element };
    for (const [name, place] of Object.entries(places)) {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(file(name));
      // The `dropEffect` of a scripted event can't be set. Browsers dispatch no `drop` after 'none'.
      Object.defineProperty(dataTransfer, 'dropEffect', { value: 'copy', writable: true });
      for (const type of ['dragover', 'drop']) {
        const init = { dataTransfer, bubbles: true, cancelable: true, composed: true };
        const event = new DragEvent(type, init);
        place.dispatchEvent(event);
        expect(event.defaultPrevented, `${type} ${name}`).to.equal(true);
        expect(dataTransfer.dropEffect, type).to.equal('copy');
      }
    }
    await screenShown(element);
    await waitFor(() => {
      expect(attachmentsOf(element).attached()).to.deep.equal(Object.keys(places));
    });
  });

  it('takes files pasted into it, and only the text of a copied table (§5)', async () => {
    await openContactWire();
    const element = addPrerendered();
    const { query, send } = theForm(element);
    const paste = (place: Element, name: string, words?: string) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(file(name));
      if (words !== undefined) clipboardData.setData('text/plain', words);
      const event = new ClipboardEvent('paste', { bubbles: true, composed: true });
      // Firefox removes the data of a scripted event.
      Object.defineProperty(event, 'clipboardData', { value: clipboardData });
      place.dispatchEvent(event);
    };
    paste(query, 'screen.png');
    paste(query, 'table.png', 'a table');
    paste(send, 'more.pdf');
    await screenShown(element);
    await waitFor(() => {
      expect(attachmentsOf(element).attached()).to.deep.equal(['screen.png', 'more.pdf']);
    });
  });

  it('keeps every letter typed during hydration', async () => {
    await openContactWire();
    const element = addPrerendered();
    const { query } = theForm(element);
    const shown = screenShown(element).then(() => true);
    let typed = '';
    // Fires an input in every task, between the tasks of React.
    while (!(await Promise.race([shown, nextTask()]))) {
      typed += 'abc'.charAt(typed.length % 3);
      set(query, `${query.value}${typed.slice(-1)}`);
    }
    expect(query.value).to.equal(typed);
  });

  it('shows errors in what was typed there after hydration (§5)', async () => {
    await openContactWire();
    const element = addPrerendered();
    set(theForm(element).email, 'nobody@');
    await screenShown(element);
    await shadow(element).findByText('Please enter a valid email address');
  });

  it('reports a text that is too long at once if the member was already typing (§5)', async () => {
    await openContactWire();
    const element = addPrerendered();
    const { query } = theForm(element);
    query.focus();
    await screenShown(element);
    query.value = 'a'.repeat(20_001);
    query.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    await shadow(element).findByText('Please enter your query detail');
    expect(hasFocus(query)).to.equal(true);
  });

  it('sends a form submitted there once and complete (§4)', async () => {
    const wire = await openContactWire();
    const element = addPrerendered();
    const form = theForm(element);
    const attachment = file('one.pdf');
    fillIn(form);
    choose(form.chooser, [attachment]);
    form.send.click();
    form.send.click();

    await expectSent(wire, attachment);
    await shadow(element).findByText(String(REFERENCE_NUMBER));
    expect(await wire.requests(SUBMIT.default)).to.have.lengthOf(1);
  });

  const CLAIM = '#/contact-us/default?category=MEDICAL_CLAIMS&subCategory=SUBMIT_A_CLAIM';

  it('sends a form submitted there complete, although a link would shorten the form (§4, decisions 6)', async () => {
    const wire = await openContactWire();
    const element = addPrerendered({}, CLAIM);
    const form = theForm(element);
    const attachment = file('one.pdf');
    fillIn(form);
    choose(form.chooser, [attachment]);
    form.send.click();
    await expectSent(wire, attachment);
    await shadow(element).findByText(String(REFERENCE_NUMBER));
    expect(await wire.requests(SUBMIT.default)).to.have.lengthOf(1);
  });

  for (const [chosen, category] of Object.entries({
    nothing: '',
    'its category': 'MEDICAL_CLAIMS',
  }))
    it(`keeps texts and files if a link shortens the form and ${chosen} was chosen (§4, decisions 6)`, async () => {
      await openContactWire();
      const element = addPrerendered({}, CLAIM);
      const form = theForm(element);
      if (category) set(form.category, category);
      set(form.email, 'own@example.org');
      set(form.query, QUERY_TEXT);
      choose(form.chooser, [file('one.pdf')]);
      await screenShown(element);
      expect([form.category.value, form.subCategory.value, form.find.query()]).to.deep.equal([
        'MEDICAL_CLAIMS',
        'SUBMIT_A_CLAIM',
        null,
      ]);
      set(form.category, 'OTHER');
      await waitFor(() => {
        expect(attachmentsOf(element).attached()).to.deep.equal(['one.pdf']);
      });
      expect([form.email.value, form.query.value]).to.deep.equal(['own@example.org', QUERY_TEXT]);
    });

  it('keeps a file of a chooser that was open as a link shortened the form (§4, decisions 6)', async () => {
    await openContactWire();
    const element = addPrerendered({}, CLAIM);
    const form = theForm(element);
    const { chooser } = form;
    await screenShown(element);
    choose(chooser, [file('one.pdf')]);
    set(form.category, 'OTHER');
    await waitFor(() => {
      expect(attachmentsOf(element).attached()).to.deep.equal(['one.pdf']);
    });
  });

  it('sends a form submitted there by Ctrl+Enter, once (§4)', async () => {
    const wire = await openContactWire();
    const element = addPrerendered();
    const form = theForm(element);
    fillIn(form);
    const init = { key: 'Enter', ctrlKey: true, bubbles: true, composed: true, cancelable: true };
    form.query.dispatchEvent(new KeyboardEvent('keydown', init));
    await shadow(element).findByText(String(REFERENCE_NUMBER));
    expect(await wire.requests(SUBMIT.default)).to.have.lengthOf(1);
  });

  it('replays every press, not only the last', async () => {
    const wire = await openContactWire();
    const element = addPrerendered();
    const form = theForm(element);
    fillIn(form);
    const held = await wire.hold(SUBMIT.default);
    form.send.click();
    const tip = shadow(element).getByRole('button', { name: /About the additional email/ });
    tip.click();
    await wire.next(SUBMIT.default);
    await waitFor(() => {
      expect(
        shadow(element)
          .getByText(/We will send a copy/)
          .checkVisibility(),
      ).to.equal(true);
    });
    await held.release({ json: { referenceNumber: REFERENCE_NUMBER } });
    await shadow(element).findByText(String(REFERENCE_NUMBER));
  });

  it('keeps the texts of fields that a choice there removes (§4)', async () => {
    await openContactWire();
    const element = addPrerendered();
    const form = theForm(element);
    set(form.email, 'own@example.org');
    set(form.query, QUERY_TEXT);
    set(form.category, 'MEDICAL_CLAIMS');
    set(form.subCategory, 'SUBMIT_A_CLAIM');
    await screenShown(element);
    expect(form.find.query()).to.equal(null);
    set(form.category, 'OTHER');
    await waitFor(() => {
      expect([form.email.value, form.query.value]).to.deep.equal(['own@example.org', QUERY_TEXT]);
    });
  });

  it('keeps what was typed if the member opens another screen (decisions 3)', async () => {
    await openContactWire();
    const element = addPrerendered();
    set(theForm(element).query, QUERY_TEXT);
    location.hash = '#/login';
    await shadow(element).findByRole('heading', { name: 'Log in' });
    location.hash = '#/contact-us/default';
    await waitFor(() => {
      expect(theForm(element).query.value).to.equal(QUERY_TEXT);
    });
  });

  const READINGS = [OPEN_QUERIES, MEMBER_DETAILS];
  const leave = { 'before the application loads': false, 'after the application loads': true };
  for (const [when, isLoaded] of Object.entries(leave))
    it(`aborts its requests when the member leaves ${when} (§4)`, async () => {
      const wire = await openContactWire();
      const held = await Promise.all(READINGS.map((call) => wire.hold(call)));
      const element = addPrerendered();
      await Promise.all(READINGS.map((call) => wire.next(call)));
      if (isLoaded) await screenShown(element);
      location.hash = '#/login';
      await Promise.all(READINGS.map((call) => wire.aborted(call)));
      await shadow(element).findByRole('heading', { name: 'Log in' });
      await Promise.all(held.map((each) => each.release({ json: {} })));
    });

  it('keeps what was typed and submitted although something has changed the page', async () => {
    const wire = await openContactWire();
    const element = addPrerendered();
    const form = theForm(element);
    fillIn(form);
    choose(form.chooser, [file('one.pdf')]);
    form.send.click();
    const events = collectEvents('element-error');
    // A password manager may do this.
    form.email.before(document.createElement('b'));
    const { parts = [] } = await wire.next(SUBMIT.default);
    expect(parts.map(({ name }) => name)).to.include.members(['query', 'email', 'files']);
    await shadow(element).findByText(String(REFERENCE_NUMBER));
    expect(shadow(element).getAllByRole('heading', { level: 2 })).to.have.lengthOf(1);
    expect(events).to.have.lengthOf(1);
  });

  it('keeps what was typed when the application adds a banner', async () => {
    await openContactWire({ 'GET /site/preview/banner.svg': { status: 404 } });
    const element = addPrerendered({ 'banner-path': '/banner.svg' });
    const form = theForm(element);
    const { email } = form;
    set(form.email, 'own@example.org');
    set(form.query, QUERY_TEXT);
    await shadow(element).findByText('Unable to load content.');
    expect([form.email.value, form.query.value]).to.deep.equal(['own@example.org', QUERY_TEXT]);
    expect(form.email === email).to.equal(true);
  });
});
