import { expect } from '@open-wc/testing';
import { mount, user } from '../../support/mount';
import { openContactWire, SUBMIT } from '../contact-us/answers';
import { QUERY_TEXT, theForm } from '../contact-us/the-form';

const COPYING = ['contextmenu', 'copy', 'cut', 'paste', 'selectstart'] as const;

/** Blocks an event outside fields, like a page that does not want to be copied. Returns a function that ends this. */
function block(name: string): () => void {
  const onEvent = (event: Event) => {
    const isField = event.target instanceof Element && event.target.matches('input, textarea');
    if (!isField) event.preventDefault();
  };
  document.addEventListener(name, onEvent);
  return () => {
    document.removeEventListener(name, onEvent);
  };
}

const isBlocked = (target: Element, name: string): boolean =>
  !target.dispatchEvent(new Event(name, { bubbles: true, composed: true, cancelable: true }));

describe('a page that blocks events outside its fields', () => {
  for (const name of COPYING)
    it(`does not block '${name}' in those of the element (§1)`, async () => {
      await openContactWire();
      const form = theForm(await mount());
      await form.settled();
      const unblock = block(name);
      const [inFields, elsewhere] = [
        [form.query, form.email, form.category].map((field) => isBlocked(field, name)),
        isBlocked(form.screen.getByRole('heading', { level: 2 }), name),
      ];
      unblock();
      expect(inFields).to.deep.equal([false, false, false]);
      expect(elsewhere).to.equal(true);
    });

  it('lets a click focus a field although it blocks the press (§1)', async () => {
    const wire = await openContactWire();
    const form = theForm(await mount());
    await form.settled();
    const unblock = block('mousedown');
    try {
      await user.selectOptions(form.category, 'Other');
      await user.click(form.query);
      await user.keyboard(QUERY_TEXT);
      await user.click(form.send);
    } finally {
      unblock();
    }
    const { parts = [] } = await wire.next(SUBMIT.default);
    expect(parts).to.deep.include({ name: 'query', value: QUERY_TEXT });
  });

  it('hears each press of a pointer, by which pages close their menus (§1)', async () => {
    await openContactWire();
    const form = theForm(await mount());
    await form.settled();
    const heard: string[] = [];
    const life = new AbortController();
    for (const name of ['pointerdown', 'mousedown', 'mouseup', 'click'])
      document.addEventListener(name, ({ type }) => heard.push(type), { signal: life.signal });
    await user.click(form.query);
    life.abort();
    expect(heard).to.deep.equal(['pointerdown', 'mousedown', 'mouseup', 'click']);
  });
});
