import { expect } from '@open-wc/testing';
import { readMarkup } from '../../../src/html/markup-tree';
import { withoutNames } from '../../../src/html/name-references';
import { linesOf } from '../../../src/html/words-of';

/** HTML, and the same with numbers in place of names. */
const REFERENCES: Readonly<Record<string, readonly [named: string, numbered: string]>> = {
  'names of letters and signs': ['caf&eacute;&nbsp;&rsquo;', 'caf&#233;&#160;&#8217;'],
  'names of syntax': ['1 &lt; 2 &amp;amp; 3', '1 &#60; 2 &#38;amp; 3'],
  'a name of two characters': ['a &nvlt; b', 'a &#60;&#8402; b'],
  'a name of one character of two units': ['&Afr;', '&#120068;'],
  'a name without a semicolon': ['&copy 2026, R&amp D', '&#169; 2026, R&#38; D'],
  'what is no name': ['AT&T, &unknown; & co', 'AT&T, &unknown; & co'],
  'parameters of an address': [
    '<a href="?a=1&copy=2&lang=en&notit">',
    '<a href="?a=1&copy=2&lang=en&notit">',
  ],
  numbers: ['&#233;&#xE9;', '&#233;&#xE9;'],
};

describe('references by name', () => {
  for (const [what, [named, numbered]] of Object.entries(REFERENCES))
    it(`become references by number: ${what} (§2)`, () => {
      expect(withoutNames(named)).to.equal(numbered);
    });

  it('are read as a browser reads them, in text, in attributes and in a text without layout (§2)', () => {
    const html =
      '<p title="&laquo;a&raquo;">&laquo;caf&eacute;&raquo; &ndash; R&nbsp;100 &#146;</p>';
    const { root } = readMarkup(html, { elements: ['p'], attributes: ['title'] });
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    expect(root.innerHTML).to.equal(body.innerHTML);
    expect(linesOf(html)).to.deep.equal([body.textContent.replace(/\s+/g, ' ')]);
  });
});
