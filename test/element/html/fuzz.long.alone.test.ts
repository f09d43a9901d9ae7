import { expect } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import { readResponse } from '../../../src/html/response/response';
import { sanitizeFragment } from '../../../src/html/sanitize-fragment';
import { second } from '../../support/limits';
import { forbiddenIn, wrongDeclarations, type Kind } from './allowed';
import { markupOf, piecesOf, wordsToKeep, type Piece } from './fuzz/grammar';
import { shrink } from './fuzz/shrink';
import { openResponse } from './open-response';
import { base64, openPortalPage, type PortalPage } from './portal-page';

/** How many random documents are sanitised, and how many the element also shows. */
const SANITISED = 400;
const SHOWN = 8;
/** How often a failing document is made smaller if each attempt must be shown. */
const FEW_TRIES = 60;
/** In milliseconds. A document has a few kilobytes. */
const IN_TIME = second;

const DROPPED =
  'script, style, title, textarea, xmp, iframe, noembed, noframes, noscript, template, ' +
  'select, object, canvas, audio, video, plaintext';

/** Images may load from the content service, which has the origin of this page here. */
const IMAGES_FROM = { fragment: location.origin, response: undefined };

/** Returns a description of every problem with a document. */
type Check = (pieces: readonly Piece[]) => Promise<string[]>;

/** A window without a policy, so that parsing in it reports no violation. */
function quietWindow(): Window & typeof globalThis {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  return frame.contentWindow as Window & typeof globalThis;
}

/** The text that a browser shows for the markup, without the elements that the sanitiser drops. */
function readBy({ DOMParser }: Window & typeof globalThis, markup: string): string {
  const page = new DOMParser().parseFromString(markup, 'text/html');
  page.querySelectorAll(DROPPED).forEach((element) => {
    element.remove();
  });
  return page.documentElement.textContent;
}

function lostWords(pieces: readonly Piece[], result: string, reader: Window & typeof globalThis) {
  const read = readBy(reader, markupOf(pieces));
  return wordsToKeep(pieces)
    .filter((word) => read.includes(word) && !result.includes(word))
    .map((word) => `lost: ${word}`);
}

const SANITISERS: Readonly<Record<Kind, (markup: string) => DocumentFragment>> = {
  fragment: (markup) =>
    sanitizeFragment(markup, {
      page: location.href,
      content: location.origin,
      images: `${location.origin}/site/`,
    }),
  response: (markup) =>
    readResponse(base64(markup), {
      quoted: 'Earlier',
      trustedOrigins: [location.origin],
      onPlain: () => {
        throw new Error('Shown without its looks');
      },
    }).document.content,
};

/** Styles wait in the attribute `data-style` until they are applied, so this applies them. */
function withStyles(content: DocumentFragment): DocumentFragment {
  const copy = document.implementation.createHTMLDocument('').importNode(content, true);
  for (const element of copy.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.getAttribute('data-style') ?? '';
    element.removeAttribute('data-style');
  }
  return copy;
}

const checkSanitised = (kind: Kind, reader: Window & typeof globalThis): Check =>
  function check(pieces) {
    const markup = markupOf(pieces);
    const start = performance.now();
    let result: DocumentFragment;
    try {
      result = SANITISERS[kind](markup);
    } catch (error) {
      return Promise.resolve([`throws ${String(error)}`]);
    }
    const took = performance.now() - start;
    return Promise.resolve([
      ...forbiddenIn(withStyles(result), kind, IMAGES_FROM[kind]),
      ...lostWords(pieces, result.textContent, reader),
      ...(took > IN_TIME ? [`takes ${String(Math.round(took))} ms`] : []),
    ]);
  };

const rulesIn = (rules: CSSRuleList): CSSRule[] =>
  [...rules].flatMap((rule) => [
    rule,
    ...('cssRules' in rule ? rulesIn(rule.cssRules as CSSRuleList) : []),
  ]);
const rulesOf = (page: Document): CSSRule[] =>
  page.adoptedStyleSheets.flatMap(({ cssRules }) => rulesIn(cssRules));

/** At-rules that only group other rules. */
const GROUPS = /^@(?:media|supports|layer|container)\b/;

/** The forbidden rules of a response's own stylesheet. `ours` are the rules that every response has. */
function wrongRules(response: Document, ours: ReadonlySet<string>): string[] {
  return rulesOf(response)
    .filter(({ cssText }) => !ours.has(cssText))
    .flatMap((rule) => {
      if ('selectorText' in rule)
        return wrongDeclarations((rule as CSSStyleRule).style, 'response');
      return GROUPS.test(rule.cssText) ? [] : [`rule: ${rule.cssText}`];
    });
}

const REACHES = /url\((?!"?data:image\/)/;

/** Computed styles with which content would send a request or leave its place. */
function wrongLooks(root: HTMLElement): string[] {
  const view = root.ownerDocument.defaultView ?? window;
  return [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
    const { position, backgroundImage, listStyleImage, cursor, transform } =
      view.getComputedStyle(element);
    const images = [backgroundImage, listStyleImage, cursor].filter((value) => REACHES.test(value));
    const places = [position, transform].filter((value) => !/^(?:static|none)$/.test(value));
    return [...images, ...places].map((value) => `<${element.localName}>: ${value}`);
  });
}

/** The page's requests that only the random content can have sent. */
const requestsOf = ({ performance }: Window): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => /fuzz\.invalid|\/portal\/fuzz/.test(name));

/** The violations and requests caused by the document just shown. */
function said(page: PortalPage, before: number): string[] {
  return [
    ...page.violations.slice(before).map((violation) => `policy: ${violation}`),
    ...requestsOf(page.window).map((name) => `asks for ${name}`),
  ];
}

const checkFragment = (page: PortalPage, reader: Window & typeof globalThis): Check =>
  async function check(pieces) {
    const before = page.violations.length;
    await page.setFragments([markupOf(pieces)]);
    const content = await page.nextFragment();
    return [
      ...forbiddenIn(content, 'fragment', IMAGES_FROM.fragment),
      ...wrongLooks(content),
      ...lostWords(pieces, content.textContent, reader),
      ...said(page, before),
    ];
  };

const BLANK = 'This response can’t be shown here. You can read it in your email.';

function checkResponse(page: PortalPage, reader: Window & typeof globalThis): Check {
  let reference = 0;
  const open = async (markup: string) => {
    await page.setResponses([base64(markup)]);
    reference += 1;
    return openResponse(page, reference);
  };
  /** The rules that every response has. */
  let ours: ReadonlySet<string> | undefined;
  const oursFrom = (response: Document | string) =>
    new Set(typeof response === 'string' ? [] : rulesOf(response).map(({ cssText }) => cssText));
  return async function check(pieces) {
    ours ??= oursFrom(await open('<p>Dear member</p>'));
    const before = page.violations.length;
    const response = await open(markupOf(pieces));
    if (response === BLANK) return lostWords(pieces, '', reader);
    if (typeof response === 'string') return [`says '${response}'`];
    const { performance } = response.defaultView ?? window;
    return [
      ...forbiddenIn(response.body, 'response'),
      ...wrongLooks(response.body),
      ...wrongRules(response, ours),
      ...lostWords(pieces, response.body.textContent, reader),
      ...performance.getEntriesByType('resource').map(({ name }) => `asks for ${name}`),
      ...said(page, before),
    ];
  };
}

/** The kind of a problem, such as 'lost' in 'lost: q1z'. */
const kindOf = (problem: string) => problem.split(/[ :]/)[0];

/**
 * Checks the documents. For the first that fails, searches for a smaller one with the same kind of problem, and
 * throws it.
 */
async function tryAll(what: string, documents: readonly number[], check: Check, tries?: number) {
  for (const number of documents) {
    const pieces = piecesOf(seed + number);
    const problems = await check(pieces);
    if (problems.length === 0) continue;
    const kind = kindOf(problems[0] ?? '');
    const hasSame = (found: readonly string[]) => found.some((each) => kindOf(each) === kind);
    const small = await shrink(pieces, async (part) => hasSame(await check(part)), tries);
    const found = (await check(small)).join('\n');
    throw new Error(
      `FUZZ_SEED=${String(seed)}, document ${String(number)} as a ${what}\n` +
        `${found || problems.join('\n')}\n${JSON.stringify(markupOf(small))}`,
    );
  }
}

let seed = 0;

const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);

describe('a random document', () => {
  before(async () => {
    const { seed: ofRun } = await executeServerCommand<{ seed: number }, undefined>('fuzz-seed');
    seed = ofRun;
  });

  for (const kind of ['fragment', 'response'] as const)
    it(`keeps its text, loses everything forbidden, and is fast, as a ${kind} (§2)`, async () => {
      await tryAll(kind, numbers(SANITISED), checkSanitised(kind, quietWindow()));
      expect(requestsOf(window)).to.deep.equal([]);
    });

  it('sends no request, breaks no policy and stays in its place on the contact page (§2)', async () => {
    const page = await openPortalPage('documented');
    await tryAll('fragment', numbers(SHOWN), checkFragment(page, quietWindow()), FEW_TRIES);
  });

  it('sends no request, breaks no policy and stays in its place as a response (§2)', async () => {
    const page = await openPortalPage('documented');
    await tryAll('response', numbers(SHOWN), checkResponse(page, quietWindow()), FEW_TRIES);
  });
});
