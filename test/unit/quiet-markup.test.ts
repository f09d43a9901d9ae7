import { expect } from '@open-wc/testing';
import {
  MOST_ATTRIBUTES,
  MOST_DEPTH,
  MOST_ELEMENTS,
  MOST_NESTED_TEXT,
  TooMuchMarkup,
} from '../../src/html/markup-budget';
import { quietMarkup } from '../../src/html/quiet-markup';

const WANTED = new Set(
  'a b br blockquote dd div dl dt font hr i li ol p span svg table tbody td tr ul'.split(' '),
);
const quiet = (html: string) => quietMarkup(html, WANTED).markup;

/** What was written by its author, and how it reaches a parser. */
const NESTED: Readonly<Record<string, readonly [given: string, written: string]>> = {
  'paragraphs without ends': ['<p>a<p>b', '<p>a</p><p>b'],
  'formatting that outlasts its paragraph': ['<p><b>a<p>b</b>', '<p><b>a</b></p><p><b>b</b>'],
  'formatting that crosses': ['<b>a<i>b</b>c</i>', '<b>a<i>b</i></b>c'],
  'points without ends': [
    '<ul><li>a<li>b<ol><li>c</ol></ul>',
    '<ul><li>a</li><li>b<ol><li>c</li></ol></li></ul>',
  ],
  'terms without ends': ['<dl><dt>a<dd>b<dt>c', '<dl><dt>a</dt><dd>b</dd><dt>c'],
  'rows and cells without ends': [
    '<table><tr><td>a<td>b<tr><td>c</table>d',
    '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>d',
  ],
  'a cell without a table': ['<td>a</td>', 'a'],
  'an end that would close the table around': [
    '<div><table><tr><td></div></p>a</td></tr></table>b',
    '<div><table><tr><td>a</td></tr></table>b',
  ],
  'an end of a part of a table in the next one': [
    '<table><tr><td><table></td>a</table>',
    '<table><tr><td><table>a</table>',
  ],
  'an end that a block keeps away': ['<span><div>a</span>b</div>', '<span><div>ab</div>'],
  'a link in a link': ['<a href=x>a<a href=y>b</a>', '<a href="x">a</a><a href="y">b</a>'],
  'a paragraph before a line': ['<p>a<hr>b</p>', '<p>a</p><hr>b'],
  'elements that nobody wants': ['<form><o:p>a</o:p></form><x-y>b', 'ab'],
  'more of the same formatting than shows': ['<b><b><b>a<b>b</b>c</b>d', '<b><b><b>abc</b>d'],
  'formatting in what was left out': [
    '<b><b><b><b>a<i>b</i>c</b>d</b>e</b>f</b>g',
    '<b><b><b>a<i>b</i>cd</b>e</b>f</b>g',
  ],
  'the same formatting across blocks': [
    '<b><div><b><div><b><div><b>a<i>b</i></b>c',
    '<b><div><b><div><b><div>a<i>b</i>c',
  ],
  'the same formatting with other looks in what was left out': [
    '<b><b><b><b><b style="color:red">a</b>b</b>c</b>d',
    '<b><b><b><b data-style="color:red">a</b>bc</b>d',
  ],
  'the same formatting in a cell': [
    '<b><b><b><table><tr><td><b>a</b>b',
    '<b><b><b><table><tr><td><b>a</b>b',
  ],
  'the same formatting with other looks': [
    '<b><b><b><b style="color:red">a</b>',
    '<b><b><b><b data-style="color:red">a</b>',
  ],
  'ends without beginnings': ['</p>a</b></table>', 'a'],
};

describe('markup before it is parsed', () => {
  for (const [what, [given, written]] of Object.entries(NESTED))
    it(`has its elements soundly within one another: ${what} (security 7)`, () => {
      expect(quiet(given)).to.equal(written);
    });

  it('keeps the content of what is too deep, and goes on behind it (security 7)', () => {
    const levels = MOST_DEPTH + 50;
    const markup = quiet(`${'<div>'.repeat(levels)}a${'</div>'.repeat(levels)}<p>b</p>`);
    expect(markup).to.equal(`${'<div>'.repeat(MOST_DEPTH)}a${'</div>'.repeat(MOST_DEPTH)}<p>b</p>`);
  });

  it('has so much text within so many elements and no more (security 7)', () => {
    const levels = 100;
    const within = (text: string) => '<span>'.repeat(levels) + text;
    const most = 'a'.repeat(MOST_NESTED_TEXT / levels);
    expect(quiet(within(most)).endsWith(most)).to.equal(true);
    expect(() => quiet(within(`${most}a`))).to.throw(TooMuchMarkup);
  });

  it('has so many elements and no more, repeated formatting counted (security 7)', () => {
    expect(quiet('<br>'.repeat(MOST_ELEMENTS))).to.have.lengthOf(MOST_ELEMENTS * 4);
    expect(() => quiet('<br>'.repeat(MOST_ELEMENTS + 1))).to.throw(TooMuchMarkup);
    const fonts = Array.from({ length: 100 }, (_, n) => `<font size=${String(n)}>`).join('');
    expect(() => quiet(`<p>${fonts}${'<p>x'.repeat(MOST_ELEMENTS / 100)}`)).to.throw(TooMuchMarkup);
  });

  it('has so much text and no more; an image that came with it is none (security 7)', () => {
    expect(() => quiet('x'.repeat(4_000_001))).to.throw(TooMuchMarkup);
    expect(quiet(`<p title="${'x'.repeat(5_000_000)}">`)).to.have.length.greaterThan(5_000_000);
  });

  it('has so many attributes of an element and no more (security 7)', () => {
    const attributes = Array.from({ length: 1000 }, (_, n) => `a${String(n)}=b`).join(' ');
    expect(quiet(`<p ${attributes}>`).match(/=/g)).to.have.lengthOf(MOST_ATTRIBUTES);
  });
});
