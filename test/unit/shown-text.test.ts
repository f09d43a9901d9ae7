import { expect } from '@open-wc/testing';
import { shownText } from '../../src/text/shown-text';

const mark = '\u0301';

describe('the beginning of a server’s text', () => {
  const table: Readonly<Record<string, readonly [text: string, shown: string]>> = {
    nothing: ['', ''],
    'a short text': ['Wie weet?', 'Wie weet?'],
    'as many characters as are shown': ['abcdefghij', 'abcdefghij'],
    'one more': ['abcdefghijk', 'abcdefghij…'],
    'a character of two halves at the end': ['abcdefghi🦒', 'abcdefghi…'],
    'marks of a script': ['नि\u0301', 'नि\u0301'],
    'too many marks on a letter': [`a${mark.repeat(99)}`, `a${mark.repeat(9)}…`],
  };
  for (const [what, [text, shown]] of Object.entries(table)) {
    it(`is shown: ${what} (§8)`, () => {
      expect(shownText(text, 10)).to.equal(shown);
    });
  }

  it('has at most 16 marks on a letter, and 2,000 characters (§8)', () => {
    expect(shownText(`a${mark.repeat(17)}b`)).to.equal(`a${mark.repeat(16)}b`);
    expect(shownText('x'.repeat(2000))).to.equal('x'.repeat(2000));
    expect(shownText('x'.repeat(10_000_000))).to.equal(`${'x'.repeat(2000)}…`);
  });
});
