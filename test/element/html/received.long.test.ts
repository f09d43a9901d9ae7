import { expect } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { emulateMedia } from '@web/test-runner-commands';
import { isChromium } from '../../support/engine';
import { openResponse } from './open-response';
import { base64, openPortalPage, type PortalPage } from './portal-page';
import { missingFrom, textsIn, wordsOf } from './readable';
import { RECEIVED, type PageWidth, type Received } from './responses/received';

const WIDTHS: readonly PageWidth[] = [1280, 320];
const SCHEMES = ['light', 'dark'] as const;
/** The minimum contrast of text to its background. WCAG 2 requires this for large text. */
const LEAST_CONTRAST = 3;
/** In milliseconds. How long a frame may take to fit its response after the page's width changes. */
const FITS_IN = 2000;

async function fileOf(name: string): Promise<string> {
  const file = await fetch(`/test/element/html/responses/received/${name}.html`);
  if (!file.ok) throw new Error(`No ${name}.html`);
  return file.text();
}

const markupOf = async ([name, { head }]: readonly [string, Received]): Promise<string> =>
  (head === undefined ? '' : await fileOf(head)) + (await fileOf(name));

/** Texts of a response that should be readable and are not, and the reverse. */
function wrongWords(
  response: Document,
  { says, folds, reads, hides, only }: Received,
  at: PageWidth,
) {
  const folded = [...response.querySelectorAll('details')];
  const first = wordsOf(textsIn(response));
  for (const fold of folded) fold.open = true;
  const all = wordsOf(textsIn(response));
  for (const fold of folded) fold.open = false;
  const elsewhere = only?.[at === 320 ? 1280 : 320] ?? [];
  const never = [...(hides ?? []), ...elsewhere];
  const problems = {
    'not in view': missingFrom(first, [...says, ...(only?.[at] ?? [])]),
    'not folded': folds?.filter((words) => !missingFrom(first, [words]).length) ?? [],
    'not there when folds are open': missingFrom(all, [...(folds ?? []), ...(reads ?? [])]),
    'in view': never.filter((words) => !missingFrom(all, [words]).length),
  };
  return Object.entries(problems).flatMap(([problem, words]) =>
    words.map((each) => `${problem}: '${each}'`),
  );
}

/** Texts with too little contrast to their background. */
function faintWords(response: Document, { faint = [] }: Received): string[] {
  return textsIn(response)
    .filter(({ contrast, words }) => contrast < LEAST_CONTRAST && !faint.includes(words.trim()))
    .map(({ contrast, words }) => `contrast ${contrast.toFixed(1)}: '${words.trim()}'`);
}

/** How far a page can scroll sideways, in pixels. */
const beyond = ({ documentElement }: Document) =>
  documentElement.scrollWidth - documentElement.clientWidth;

/** Waits until the response fits, because it adapts to a new width of its frame a moment later. */
async function misfit(
  { window }: PortalPage,
  response: Document,
  isWide: boolean,
): Promise<string[]> {
  const widest = () => Math.max(isWide ? 0 : beyond(response), beyond(window.document));
  try {
    await waitFor(() => expect(widest()).to.be.at.most(0), { timeout: FITS_IN, interval: 20 });
    return [];
  } catch {
    return [`scrolls sideways by ${String(widest())} px`];
  }
}

/** The problems with the texts of a response, once it has adapted to its frame's width. */
async function wrongWordsAfter(timeout: number, find: () => readonly string[]) {
  try {
    await waitFor(() => expect(find()).to.deep.equal([]), { timeout, interval: 20 });
    return [];
  } catch {
    return find();
  }
}

/** Sets the colour scheme of the page. In Chromium, where a test can do so, also that of the system. */
async function setScheme({ window }: PortalPage, colorScheme: 'light' | 'dark') {
  window.document.documentElement.style.colorScheme = colorScheme;
  if (isChromium) await emulateMedia({ colorScheme });
}

async function problemsOf(page: PortalPage, response: Document, expected: Received) {
  const problems: string[] = [];
  for (const width of WIDTHS) {
    page.frame.width = String(width);
    const note = (found: readonly string[], where = '') => {
      problems.push(...found.map((each) => `${String(width)} px${where}: ${each}`));
    };
    note(await misfit(page, response, expected.scrolls?.includes(width) ?? false));
    note(await wrongWordsAfter(FITS_IN, () => wrongWords(response, expected, width)));
    for (const scheme of SCHEMES) {
      await setScheme(page, scheme);
      note(faintWords(response, expected), `, ${scheme}`);
    }
  }
  const requests = response.defaultView?.performance.getEntriesByType('resource') ?? [];
  return [...problems, ...requests.map(({ name }) => `asks for ${name}`)];
}

after(() => (isChromium ? emulateMedia({ colorScheme: 'light' }) : undefined));

describe('a response as a mail program sends it', () => {
  it('is one of at least 40', () => {
    expect(Object.values(RECEIVED).flatMap(Object.keys).length).to.be.at.least(40);
  });

  for (const [family, responses] of Object.entries(RECEIVED))
    it(`is readable and fits at 320 and 1280 px, in light and dark, with quotes folded: ${family} (§2)`, async () => {
      const page = await openPortalPage('documented');
      const files = await Promise.all(Object.entries(responses).map(markupOf));
      await page.setResponses(files.map(base64));
      const problems: string[] = [];
      for (const [at, [name, expected]] of Object.entries(responses).entries()) {
        page.frame.width = '1280';
        const response = await openResponse(page, at + 1);
        const found =
          typeof response === 'string' ? [response] : await problemsOf(page, response, expected);
        problems.push(...found.map((problem) => `${name}: ${problem}`));
      }
      expect(problems).to.deep.equal([]);
      expect(page.violations).to.deep.equal([]);
      const asked = page.window.performance.getEntriesByType('resource');
      expect(asked.map(({ name }) => name).filter((name) => /\.example/.test(name))).to.deep.equal(
        [],
      );
    });
});
