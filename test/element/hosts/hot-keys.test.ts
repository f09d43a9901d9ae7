import { expect } from '@open-wc/testing';
import { file } from '../../support/attachments';
import { mount, user } from '../../support/mount';
import { openContactWire, SUBMIT } from '../contact-us/answers';
import { theForm } from '../contact-us/the-form';

const KEYS = ['keydown', 'keypress', 'keyup'] as const;

/** Listens like a library for hot keys. No key's target is a field there, so the library handles every key. */
function listenForKeys(place: EventTarget) {
  const heard: string[] = [];
  const life = new AbortController();
  const hear = (event: Event) => {
    heard.push(`${event.type} ${(event as KeyboardEvent).key}`);
  };
  for (const name of KEYS) place.addEventListener(name, hear, { signal: life.signal });
  return { heard, stop: () => life.abort() };
}

const keyIn = (target: Element, name: string, init: KeyboardEventInit) =>
  target.dispatchEvent(
    new KeyboardEvent(name, { bubbles: true, composed: true, cancelable: true, ...init }),
  );

describe('a page with its own hot keys', () => {
  it('receives no key typed in the element’s fields, which get all of them (§1)', async () => {
    await openContactWire();
    const element = await mount();
    const form = theForm(element);
    await form.settled();
    await form.fill({ category: 'Other' });
    const pages = [document.body, document, window, element].map(listenForKeys);
    try {
      await user.type(form.query, 'Is this R100/s?');
      await user.type(form.ccEmail, 'a@b.example');
      for (const field of [form.query, form.email, form.category]) {
        for (const key of ['Enter', ' ', 'j', '?', 'F1', 'ArrowDown'])
          for (const name of KEYS) keyIn(field, name, { key, code: key });
        // Password managers dispatch plain events.
        field.dispatchEvent(new Event('keydown', { bubbles: true, composed: true }));
      }
    } finally {
      for (const { stop } of pages) stop();
    }
    expect(form.query.value).to.equal('Is this R100/s?');
    expect(form.ccEmail.value).to.equal('a@b.example');
    expect(pages.map(({ heard }) => heard)).to.deep.equal([[], [], [], []]);
  });

  it('receives none before the application has loaded either (§1)', async () => {
    await openContactWire();
    await import('../../../src/index');
    const element = document.createElement('medical-aid-inquiries');
    document.body.append(element);
    const page = listenForKeys(document);
    const field = element.shadowRoot?.querySelector('textarea');
    if (!field) throw new Error('No field is prerendered');
    for (const name of KEYS) keyIn(field, name, { key: 's', code: 'KeyS' });
    page.stop();
    expect(page.heard).to.deep.equal([]);
    await theForm(element).settled();
  });

  it('receives Escape, Tab and keys with Ctrl, Alt or Meta, each with its release (§1)', async () => {
    await openContactWire();
    const form = theForm(await mount());
    await form.settled();
    const page = listenForKeys(document);
    const press = (key: string, modifiers: KeyboardEventInit = {}) =>
      keyIn(form.query, 'keydown', { key, code: key, ...modifiers });
    const release = (key: string, modifiers: KeyboardEventInit = {}) =>
      keyIn(form.query, 'keyup', { key, code: key, ...modifiers });
    press('Escape');
    release('Escape');
    press('Tab');
    release('Tab');
    press('Control', { ctrlKey: true });
    press('k', { ctrlKey: true });
    // Conversely, hot keys that count held keys would wait forever for this release.
    release('Control');
    release('k');
    press('p', { altKey: true });
    press('s', { metaKey: true });
    // WebKit does not support AltGr.
    const altGraph = { ctrlKey: true, altKey: true, modifierAltGraph: true };
    if (new KeyboardEvent('keydown', altGraph).getModifierState('AltGraph')) press('@', altGraph);
    press('k');
    release('k');
    page.stop();
    expect(page.heard).to.deep.equal([
      'keydown Escape',
      'keyup Escape',
      'keydown Tab',
      'keyup Tab',
      'keydown Control',
      'keydown k',
      'keyup Control',
      'keyup k',
      'keydown p',
      'keydown s',
    ]);
  });

  it('receives no key that was pressed in a field, even if the focus moved before its release (§1)', async () => {
    await openContactWire();
    const form = theForm(await mount());
    await form.settled();
    const page = listenForKeys(document);
    const enter = { key: 'Enter', code: 'Enter' };
    // Simulates a page where Enter sends the form, and the focus moves to the message.
    keyIn(form.email, 'keydown', enter);
    keyIn(form.screen.getByRole('heading', { level: 2 }), 'keyup', enter);
    // The page's own key has moved the focus into the field.
    keyIn(document.body, 'keydown', { key: '/', code: 'Slash' });
    keyIn(form.query, 'keyup', { key: '/', code: 'Slash' });
    page.stop();
    expect(page.heard).to.deep.equal(['keydown /', 'keyup /']);
  });

  it('takes neither Enter nor the space bar from a button or link with the focus (§1)', async () => {
    const wire = await openContactWire();
    const element = await mount();
    const form = theForm(element);
    await form.settled();
    await form.fill({ category: 'Other', query: 'Is this R100/s?', files: [file('bill.pdf')] });
    const heard: string[] = [];
    // Presses its default button, as ASP.NET does, or plays a film, unless a control has the focus.
    const press = (event: KeyboardEvent) => {
      if (event.target !== element || !/^(?: |Enter)$/.test(event.key)) return;
      heard.push(event.key);
      event.preventDefault();
    };
    for (const name of KEYS) document.addEventListener(name, press);
    try {
      form.screen.getByRole('button', { name: 'Remove bill.pdf' }).focus();
      await user.keyboard(' ');
      await form.screen.findByRole('button', { name: 'Put back bill.pdf' });
      keyIn(form.screen.getByRole('link', { name: /chatbot/ }), 'keydown', { key: 'Enter' });
      form.send.focus();
      await user.keyboard('{Enter}');
      await wire.next(SUBMIT.default);
    } finally {
      for (const name of KEYS) document.removeEventListener(name, press);
    }
    expect(heard).to.deep.equal([]);
    await form.screen.findByText('4711');
  });

  it('receives every key in the capture phase, `input` events, and keys outside of fields (§1)', async () => {
    const wire = await openContactWire();
    const form = theForm(await mount());
    await form.settled();
    await form.fill({ category: 'Other' });
    const heard: string[] = [];
    const life = new AbortController();
    const hear = ({ type }: Event) => heard.push(type);
    document.addEventListener('keydown', hear, { capture: true, signal: life.signal });
    document.addEventListener('input', hear, { signal: life.signal });
    await user.type(form.query, 'R');
    life.abort();
    expect(heard).to.deep.equal(['keydown', 'input']);
    const page = listenForKeys(document);
    keyIn(form.send, 'keydown', { key: '/', code: 'Slash' });
    page.stop();
    expect(page.heard).to.deep.equal(['keydown /']);
    // The form's own shortcut still works.
    keyIn(form.query, 'keydown', { key: 'Enter', code: 'Enter', ctrlKey: true });
    await wire.next(SUBMIT.default);
    await form.screen.findByText('4711');
  });
});
