import { expect } from '@open-wc/testing';
import { shadow } from '../support/mount';
import { forbiddenIn } from './allowed';
import { LETTERS } from './letters/all';
import type { Sample } from './letters/sample';
import { base64Of, openPortalPage, type PortalPage } from './portal-page';

const FOLD = 'Show earlier messages';

/** Signs of windows-1252 that have another number in Unicode. */
const ABOVE = new Map(
  [...'–—‘’“”'].map((sign, n) => [sign, [150, 151, 145, 146, 147, 148][n] ?? 0]),
);
const bytesOf = ({ html, charset }: Sample): Uint8Array =>
  charset === undefined
    ? new TextEncoder().encode(html)
    : Uint8Array.from(html, (sign) => ABOVE.get(sign) ?? sign.charCodeAt(0));

const elementOf = (letter: Document, selector: string): HTMLElement => {
  const found = letter.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`No ${selector} in ${letter.body.innerHTML}`);
  return found;
};

function expectWords(letter: Document, { says, folds = [], lacks = [] }: Sample) {
  const folded = [...letter.querySelectorAll('details')];
  expect(folded.every(({ open }) => !open)).to.equal(true);
  const earlier = folded.map(({ textContent }) => textContent).join('\n');
  for (const words of folds) expect(earlier).to.contain(words);
  expect(folded.length > 0).to.equal(folds.length > 0);
  for (const summary of letter.querySelectorAll('summary'))
    expect(summary.textContent).to.equal(FOLD);
  const shown = letter.body.cloneNode(true) as HTMLElement;
  shown.querySelectorAll('details').forEach((fold) => {
    fold.remove();
  });
  for (const words of says) expect(shown.textContent).to.contain(words);
  for (const words of lacks) expect(letter.body.textContent).not.to.contain(words);
}

/** Engines round lengths, quote the names of fonts and prefix values each in their way. */
const inOneWay = (value: string) =>
  value
    .replaceAll(/"|-(?:webkit|moz)-/g, '')
    .replaceAll(/\d+\.\d+/g, (length) => String(Number(Number(length).toFixed(1))));

/** In the letter, its body among them. */
const found = ({ body }: Document, selector: string) =>
  [body, ...body.querySelectorAll('*')].filter((element) => element.matches(selector));

function expectLooks(letter: Document, { holds = {}, looks = {}, links }: Sample) {
  for (const [selector, count] of Object.entries(holds))
    expect(found(letter, selector).length, selector).to.equal(count);
  // What is folded has its looks as well.
  letter.querySelectorAll('details').forEach((fold) => {
    fold.open = true;
  });
  const view = letter.defaultView;
  for (const [selector, wanted] of Object.entries(looks)) {
    const computed = view?.getComputedStyle(elementOf(letter, selector));
    for (const [name, value] of Object.entries(wanted))
      expect(inOneWay(String(Reflect.get(computed ?? {}, name))), `${selector} ${name}`).to.equal(
        inOneWay(value),
      );
  }
  const addresses = [...letter.querySelectorAll('a[href]')].map((link) =>
    link.getAttribute('href'),
  );
  if (links) expect(addresses).to.deep.equal(links);
}

function expectBlocked({ element }: PortalPage, { blocked }: Sample) {
  const notice = shadow(element).queryByText(/^Images not loaded/)?.textContent ?? null;
  const [count, ...hosts] = blocked ?? [];
  const words = `Images not loaded: ${String(count)}, from ${hosts.join(', ')}.`;
  expect(notice).to.equal(blocked ? words : null);
}

/** Nothing of the letter reaches out of the panel: what is too wide scrolls in its frame. */
function expectWithin({ element, window, letterFrame }: PortalPage) {
  const panel = element.shadowRoot?.querySelector('[part~=response]')?.getBoundingClientRect();
  expect(letterFrame().getBoundingClientRect().right).to.be.at.most(panel?.right ?? 0);
  const { scrollWidth, clientWidth } = window.document.documentElement;
  expect(scrollWidth).to.be.at.most(clientWidth);
}

async function expectReadable(page: PortalPage, sample: Sample) {
  const letter = await page.nextLetter();
  if (!letter) throw new Error('No letter');
  expectWords(letter, sample);
  expectBlocked(page, sample);
  expectLooks(letter, sample);
  expectWithin(page);
  expect(forbiddenIn(letter.body, 'letter')).to.deep.equal([]);
  expect(page.violations).to.deep.equal([]);
}

describe('a letter in the manner of a real mail program', () => {
  it('is one of at least 25', () => {
    expect(Object.values(LETTERS).flatMap(Object.keys).length).to.be.at.least(25);
  });

  for (const [kind, letters] of Object.entries(LETTERS))
    it(`keeps its words, layout, colours and links under a portal's policy: ${kind} (§2)`, async function () {
      this.timeout(120_000);
      const page = await openPortalPage('documented');
      await page.setLetters(Object.values(letters).map((letter) => base64Of(bytesOf(letter))));
      for (const [name, letter] of Object.entries(letters)) {
        try {
          await expectReadable(page, letter);
        } catch (error) {
          throw new Error(`${name}: ${String(error)}`, { cause: error });
        }
      }
    });
});
