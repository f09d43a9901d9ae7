import { expect } from '@open-wc/testing';
import {
  LONGEST_SELECTOR,
  MOST_APPLIED,
  MOST_BLOCKS,
  MOST_CLASSES,
  MOST_CSS,
  MOST_DIRECTIONS,
  MOST_EMBEDDED_IMAGES,
  MOST_FAMILIES,
  MOST_FAMILIES_AT_ONCE,
  MOST_FOLDS,
  MOST_FONT_VALUES,
  MOST_LANGUAGES,
  MOST_LAID_OUT,
  MOST_MATCHES,
  MOST_SEARCHED,
  MOST_STYLE,
  MOST_TABLED,
  MOST_WORD_LINES,
  MOST_WORDS,
} from '../../src/html/limits/budget';
import { readResponse, type EmailedResponse } from '../../src/html/response/response';
import { encode } from '../element/view-query/the-response';

const WORDS = 'Dear member';
const read = (html: string) =>
  readResponse(encode(html), {
    quoted: 'Earlier',
    onPlain: () => {
      throw new Error('Shown without its looks');
    },
    trustedOrigins: [location.origin],
  });

const stylesOf = ({ document }: EmailedResponse) =>
  [...document.content.querySelectorAll('[data-style]')]
    .map((element) => element.getAttribute('data-style'))
    .join('; ');
const countOf = ({ document }: EmailedResponse, selector: string) =>
  document.content.querySelectorAll(selector).length;

const each = (count: number, piece: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => piece(n + 1)).join('');
const floats = (count: number) =>
  `<style>b{float:left}</style><b>a</b><i style="float:left">b</i><table align=left></table>` +
  '<br>'.repeat(count - 4);
const style = (length: number) => {
  const own = 'color:red;';
  return `<p style="${own.padEnd(length - own.length, ' ')}width:1px;">a</p>`;
};
const sheet = (length: number) => `<style>${'p{color:red}'.padEnd(length, '}')}</style>`;
const selector = (length: number) => `<style>${'p'.padEnd(length)}{color:red}</style>`;
const rules = (count: number, selectors = 1) =>
  `${Array.from({ length: selectors }, () => 'p').join()}{color:red}`.repeat(count);
const matches = (selectors: number) =>
  `<style>${rules(selectors / 10, 10)}${rules(selectors % 10)}</style>${'<p>a '.repeat(1000)}`;

/** A GIF of one pixel of a colour. */
const gifOf = (colour: number) => {
  const colours = String.fromCharCode(colour >> 8, colour & 255, 0, 0, 0, 0);
  const pixel = ',\0\0\0\0\u0001\0\u0001\0\0\u0002\u0002D\u0001\0;';
  return `data:image/gif;base64,${btoa(`GIF89a\u0001\0\u0001\0\x80\0\0${colours}${pixel}`)}`;
};

/** Each limit: content that keeps it, content that is just beyond it, and what is kept within it alone. */
const LIMITS: Readonly<
  Record<
    string,
    {
      readonly response: (size: number) => string;
      readonly most: number;
      readonly isWhole: (response: EmailedResponse, most: number) => boolean;
    }
  >
> = {
  'elements that float': {
    response: floats,
    most: MOST_LAID_OUT,
    isWhole: (response) =>
      stylesOf(response).includes('float') &&
      response.document.css.includes('float') &&
      countOf(response, '[align]') === 1,
  },
  'elements of content with a table by its style': {
    response: (count) =>
      `<style>b{display:inline-table}</style><b style="display:table-cell">a</b>${'<br>'.repeat(count - 2)}`,
    most: MOST_TABLED,
    isWhole: (response) =>
      stylesOf(response).includes('table-cell') && response.document.css.includes('inline-table'),
  },
  'declarations of one element': {
    response: style,
    most: MOST_STYLE,
    isWhole: (response) => stylesOf(response).includes('width'),
  },
  'characters of its sheets': {
    response: sheet,
    most: MOST_CSS,
    isWhole: ({ document }) => document.css !== '',
  },
  'blocks of its sheets': {
    response: (count) => `<style>${rules(count)}</style>`,
    most: MOST_BLOCKS,
    isWhole: ({ document }) => document.css !== '',
  },
  'characters of a selector': {
    response: selector,
    most: LONGEST_SELECTOR,
    isWhole: ({ document }) => document.css !== '',
  },
  'selectors times elements': {
    response: matches,
    most: MOST_MATCHES / 1000,
    isWhole: ({ document }) => document.css !== '',
  },
  'selectors that search ancestors': {
    response: (count) =>
      `<style>${'b p{color:red}'.repeat(count)}</style>${'<div>'.repeat(100)}${'<p>a '.repeat(6000)}`,
    // 100 ancestors and the response itself of each paragraph, and those of the divisions.
    most: Math.floor(MOST_SEARCHED / 2 / (6000 * 101 + 5050)),
    isWhole: ({ document }) => document.css !== '',
  },
  'classes of an element': {
    response: (count) => `<p class="${each(count - 1, (n) => `a${String(n)} `)} last">a`,
    most: MOST_CLASSES,
    isWhole: (response) => countOf(response, '.last') === 1,
  },
  'different images within it': {
    response: (count) => each(count, (n) => `<img src="${gifOf(n)}">`),
    most: MOST_EMBEDDED_IMAGES,
    isWhole: ({ missingImages }) => missingImages === 0,
  },
  'declarations of all rules times elements': {
    // A border has twelve.
    response: (count) =>
      `<style>${'p{border:1px solid}'.repeat(count)}</style>${'<p>a '.repeat(10_000)}`,
    most: Math.floor(MOST_APPLIED / 12 / 10_000),
    isWhole: ({ document }) => document.css !== '',
  },
  families: {
    response: (count) =>
      `${each(count - 1, (n) => `<b style="font-family: f${String(n)}">a</b>`)}<b style="font-family: last">a</b>`,
    most: MOST_FAMILIES,
    isWhole: (response) => stylesOf(response).includes('last'),
  },
  'faces and families': {
    response: (count) =>
      each(count - 1, (n) => `<font face=f${String(n)}>a</font>`) +
      '<b style="font-family: last">a</b>',
    most: MOST_FAMILIES,
    isWhole: (response) => stylesOf(response).includes('last'),
  },
  'families of one declaration': {
    response: (count) =>
      `<b style="font-family: ${each(count - 1, (n) => `'a, ${String(n)}', `)}last">a</b>`,
    most: MOST_FAMILIES_AT_ONCE,
    isWhole: (response) => stylesOf(response).includes('last'),
  },
  sizes: {
    response: (count) =>
      `${each(count - 1, (n) => `<b style="font-size: ${String(n)}px">a</b>`)}<b style="font-size: 999px">a</b>`,
    most: MOST_FONT_VALUES,
    isWhole: (response) => stylesOf(response).includes('999px'),
  },
  'sizes in its sheet': {
    response: (count) =>
      `<style>${each(count - 1, (n) => `.a${String(n)} { font-size: ${String(n)}px }`)} b { font-size: 999px }</style>`,
    most: MOST_FONT_VALUES,
    isWhole: ({ document }) => document.css.includes('999px'),
  },
  languages: {
    response: (count) =>
      `${each(count - 1, (n) => `<b lang=a-${String(n)}>a</b>`)}<b lang=last>a</b>`,
    most: MOST_LANGUAGES,
    isWhole: (response) => countOf(response, '[lang=last]') === 1,
  },
  folds: {
    // What follows is no word of the author's.
    response: (count) =>
      `${WORDS}${'<blockquote type=cite>a</blockquote>'.repeat(count)}<div class=moz-signature>`,
    most: MOST_FOLDS,
    isWhole: (response) => countOf(response, 'blockquote') === countOf(response, 'details'),
  },
  'lines from right to left by its sheet': {
    response: (count) =>
      `<style>pre { direction: rtl }</style><pre>${'a\n'.repeat(count - 1)}</pre>`,
    most: MOST_DIRECTIONS,
    isWhole: ({ shows }) => shows === 'layout',
  },
  'lines from right to left, spelled with an escape': {
    response: (count) => `<pre style="direction: r\\74l">${'a\n'.repeat(count - 1)}</pre>`,
    most: MOST_DIRECTIONS,
    isWhole: ({ shows }) => shows === 'layout',
  },
  'lines of its words alone': {
    response: (count) => `${'<ul>'.repeat(600)}${'<p>a'.repeat(count - 1)}<br>`,
    most: MOST_WORD_LINES,
    isWhole: (response, most) => countOf(response, 'div > div') === most,
  },
  'words alone': {
    // Its lines end at the element around it.
    response: (length) => 'x '.padEnd(length - WORDS.length - 2, 'x '),
    most: MOST_WORDS,
    isWhole: ({ shows }) => shows === 'words',
  },
};

/** Of a response beyond it even the words are not shown. */
const LAST = 'words alone';

describe('the budget of a response (security 27)', () => {
  for (const [what, { response, most, isWhole }] of Object.entries(LIMITS))
    it(`has a limit of ${what}, which costs looks and no words`, () => {
      const [within, beyond] = [most, most + 1].map((size) => read(response(size) + WORDS));
      if (!within || !beyond) throw new Error('No responses');
      expect([isWhole(within, most), isWhole(beyond, most)]).to.deep.equal([true, false]);
      for (const { document } of what === LAST ? [within] : [within, beyond])
        expect(document.content.textContent.endsWith(WORDS)).to.equal(true);
    });

  it('has no text in a value but in the name of a family (security 39)', () => {
    const styles = `list-style-type: "a"; list-style: inside "b"; quotes: "c"; font-family: 'Two Words', serif`;
    expect(stylesOf(read(`<ul style='${styles.replaceAll("'", '&apos;')}'><li>a`))).to.equal(
      'list-style-position: inside; font-family: "Two Words", serif',
    );
  });

  it('gives no space a line of its own (security 27)', () => {
    const { document } = read(
      '<style>p { white-space: break-spaces }</style><p style="white-space-collapse: break-spaces">a',
    );
    const shown = document.css + stylesOf(read('<p style="white-space: break-spaces">a'));
    expect(shown.match(/white-space-collapse: \w+/g)).to.deep.equal([
      'white-space-collapse: preserve',
      'white-space-collapse: preserve',
    ]);
    expect(document.content.querySelector('p')?.getAttribute('data-style')).to.equal(
      'white-space-collapse: preserve',
    );
  });

  it('counts all properties as what they are, wherever they are declared (security 39)', () => {
    const few = read(
      '<style>p { all: unset; color: red }</style><p style="all: unset; color: blue">a',
    );
    expect([few.document.css, stylesOf(few)].join()).to.match(/color: red.*color: blue/);
    const html = `<style>${'p{all:unset}'.repeat(9000)}</style>`;
    const many = read(`${html}<p style="color:red">a`);
    expect(many.document.css.length).to.be.below(10_000_000);
  });

  it('keeps the declarations that fit, and whole ones alone', () => {
    const first = `color: red; ${'width: 1px; '.repeat(MOST_STYLE / 12)}`;
    const shown = stylesOf(read(`<p style="${first}height: 20px">a`));
    expect(shown).to.equal('color: red; width: 1px');
  });

  it('keeps the style of an element whose background is too long for it', () => {
    const background = `https://images.example/${'a'.repeat(MOST_STYLE)}`;
    expect(stylesOf(read(`<table background="${background}" style="color: red"><td>a`))).to.equal(
      'color: red',
    );
  });
});
