import { expect } from '@open-wc/testing';
import { collectEvents, takeWarnings } from '../../support/collect';
import { openWire } from '../../support/wire/wire';
import { listenForPageErrors } from './page-errors';

const CONTENT = '<p>Ask us by telephone.</p>';

/** Removes a member until the returned function restores it. */
function withoutMember(owner: object, name: string): () => void {
  const descriptor = Object.getOwnPropertyDescriptor(owner, name);
  if (!descriptor) throw new Error(`There is no ${name}`);
  Reflect.deleteProperty(owner, name);
  return () => void Object.defineProperty(owner, name, descriptor);
}

/** Mounts two elements while a feature is missing. Returns what the page notices. */
async function mountWithout(owner: object, name: string) {
  await openWire();
  await import('../../../src/index');
  const events = collectEvents('element-error', 'request-failed');
  const page = listenForPageErrors();
  const restore = withoutMember(owner, name);
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = `<medical-aid-inquiries>${CONTENT}</medical-aid-inquiries>`.repeat(2);
  try {
    const errors = await page.stop();
    const heights = [...place.querySelectorAll('p')].map(({ offsetHeight }) => offsetHeight);
    return { heights, errors, messages: events.map(({ detail }) => detail) };
  } finally {
    restore();
    place.remove();
  }
}

const MISSING = [
  ['constructable stylesheets', CSSStyleSheet.prototype, 'replaceSync'],
  ['layout', window, 'CSS'],
  ['fetch', window, 'fetch'],
] as const;

it('shows the content of its tag if the browser lacks a feature, and reports it once a page', async () => {
  const said = [];
  for (const [missing, owner, name] of MISSING) {
    const { heights, errors, messages } = await mountWithout(owner, name);
    expect(heights.every((height) => height > 0)).to.equal(true);
    const message = `NotSupportedError in start: no ${missing}`;
    expect(messages).to.deep.equal([{ message }, { message }]);
    expect(errors).to.deep.equal([]);
    said.push(...takeWarnings());
  }
  expect(said).to.deep.equal([
    '<medical-aid-inquiries>: no constructable stylesheets here, so the content of the tag is shown',
  ]);
});
