import { expect } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { replaceMember } from '../hosts/page-errors';
import { emailOf, shownResponse, openResponse } from '../view-query/the-response';

const SECRET = 'a@example.org has a claim';
const OUR_WORDS = 'A response is shown without its styles';
const RESPONSE =
  '<body bgcolor="#eeeeee"><style>p{color:red}</style><p style="color:blue">Dear member</p><p style="color:red">!</p>' +
  '<blockquote type=cite>The question</blockquote>';

/**
 * Replaces a function of the browser. It throws for the first arguments that `fails` selects, and works for all
 * others.
 */
const throwingFor = (owner: object, name: string, fails: (first: unknown) => boolean) => {
  const before = Reflect.get(owner, name) as (...args: unknown[]) => unknown;
  return replaceMember(owner, name, {
    value(this: unknown, ...args: unknown[]) {
      if (fails(args[0])) throw new Error(SECRET);
      return before.apply(this, args);
    },
  });
};
const always = () => true;

type View = Window & typeof globalThis;

/** The steps that style a response, each with the browser function that fails in it. */
const STEPS: Readonly<Record<string, (view: View) => () => void>> = {
  'its old attributes are made styles': ({ CSS }) =>
    // The element itself calls it with `color`.
    throwingFor(CSS, 'supports', (property) => property !== 'color'),
  'quotes are looked for': ({ Document: { prototype } }) =>
    throwingFor(prototype, 'createTreeWalker', always),
  'quotes are folded': ({ Document: { prototype } }) =>
    throwingFor(prototype, 'createElement', (name) => name === 'details'),
  'its sheet is read': ({ CSSStyleSheet: { prototype } }) =>
    throwingFor(prototype, 'replaceSync', (css) => String(css).includes('p{')),
  'a style is read': ({ CSSStyleDeclaration: { prototype } }) =>
    throwingFor(prototype, 'getPropertyPriority', always),
};
/** The same for the steps in the frame that shows the response. */
const STEPS_IN_FRAME: typeof STEPS = {
  'it is fitted to its frame': ({ Element: { prototype } }) =>
    throwingFor(prototype, 'removeAttribute', (name) => name === 'data-narrowed'),
  'its words are looked for': ({ Document: { prototype } }) =>
    throwingFor(prototype, 'createTreeWalker', always),
  'its styles are set': ({ CSSStyleDeclaration: { prototype } }) =>
    throwingFor(prototype, 'setProperty', always),
  'its height is measured': ({ Element: { prototype } }) =>
    throwingFor(prototype, 'getBoundingClientRect', always),
  'its sheet is made': ({ CSSStyleSheet: { prototype } }) =>
    throwingFor(prototype, 'replaceSync', (css) => !String(css).includes('data-narrowed')),
};

/** Opens the response while a step fails. Returns its text and the reported errors. */
async function openWith(breakPage: () => () => void, breakFrame: (view: View) => void) {
  const reports: unknown[] = [];
  const listening = new AbortController();
  const note = (event: Event) => {
    reports.push((event as CustomEvent<unknown>).detail);
  };
  document.addEventListener('element-error', note, { signal: listening.signal });
  const onLoad = ({ target }: Event) => {
    if (target instanceof HTMLIFrameElement) breakFrame(target.contentWindow as View);
  };
  // The frame is in a shadow tree, so its `load` event does not reach the document.
  const attachShadow = Element.prototype.attachShadow;
  const restoreShadow = replaceMember(Element.prototype, 'attachShadow', {
    value(this: Element, options: ShadowRootInit) {
      const root = attachShadow.call(this, options);
      root.addEventListener('load', onLoad, { capture: true, signal: listening.signal });
      return root;
    },
  });
  const restore = breakPage();
  try {
    const { element } = await openResponse(emailOf(RESPONSE));
    const response = await shownResponse(element);
    await waitFor(() => expect(reports).not.to.deep.equal([]));
    return { words: response.body.textContent, reports };
  } finally {
    restore();
    restoreShadow();
    listening.abort();
  }
}

async function expectWords(opened: ReturnType<typeof openWith>) {
  const { words, reports } = await opened;
  expect(words).to.contain('Dear member').and.contain('The question');
  expect(reports).to.deep.equal([{ message: OUR_WORDS }]);
}

describe('an exception while a response is styled', () => {
  const nothing = () => undefined;
  for (const [when, fail] of Object.entries(STEPS))
    it(`removes styles but no text, and is reported without its message: when ${when} (security 26)`, () =>
      expectWords(openWith(() => fail(window), nothing)));

  for (const [when, fail] of Object.entries(STEPS_IN_FRAME))
    it(`removes styles but no text, and is reported without its message: when ${when} (security 26)`, () =>
      expectWords(
        openWith(
          () => nothing,
          (view) => {
            fail(view);
          },
        ),
      ));
});
