import { expect } from '@open-wc/testing';
import { readLetter } from '../../src/html/letter';
import { encode } from '../view-query/the-response';

const WORDS = { quoted: 'Earlier', onPlain: () => undefined, portal: location.origin };
const read = (html: string) => readLetter(encode(html), WORDS);

describe('reading an emailed response', () => {
  it('gives up at once on a megabyte of padding, however it goes on (security 7, 8)', () => {
    const start = performance.now();
    expect(() => readLetter(`PHA+${'='.repeat(1_000_000)}A`, WORDS)).to.throw(DOMException);
    expect(performance.now() - start).to.be.lessThan(1000);
  });

  it('takes as much padding as there is (security 8)', () => {
    const { document } = readLetter(`${btoa('<p>Hi')}${'='.repeat(100_000)}`, WORDS);
    expect(document.content.textContent).to.equal('Hi');
  });

  it('keeps the lines of a text without a tag, however long it is (security 7)', () => {
    for (const count of [3, 100_000]) {
      const { content } = read('Hello\n'.repeat(count)).document;
      const style = content.querySelector('[data-style]')?.getAttribute('data-style');
      expect(style ?? '').to.match(/: (?:pre-(?:wrap|line)|preserve)/);
    }
  });

  it('keeps its words where no browser could show its layout, and is blank past that (security 27)', () => {
    const letter = read('<p>Hi <b>you</b></p>'.repeat(100_000));
    expect([letter.isWordsOnly, letter.isBlank]).to.deep.equal([true, false]);
    expect(letter.document.content.textContent.startsWith('Hi you Hi you')).to.equal(true);
    expect(letter.remoteImages).to.deep.equal({ count: 0, hosts: [] });
    expect(read('x'.repeat(4_100_000)).isBlank).to.equal(true);
  });

  it('leaves a paragraph that is only moved to the right unfolded, not a quotation (security 4)', () => {
    const folds = (html: string) =>
      read(`<p>Hi</p>${html}`).document.content.querySelectorAll('details').length;
    expect(folds('<blockquote style="margin: 0 0 0 40px; border: none">A</blockquote>')).to.equal(
      0,
    );
    expect(folds('<blockquote type="cite" style="border: none">A</blockquote>')).to.equal(1);
    expect(folds('<blockquote>A</blockquote>')).to.equal(1);
  });

  it('folds from the head of an earlier letter to its end, and not what stands around (security 4)', () => {
    const { content } = read(
      '<div><p>New</p><div id="divRplyFwdMsg">From: A</div><p>Old</p></div><p>Disclaimer</p>',
    ).document;
    expect(content.querySelector('details')?.textContent).to.equal('EarlierFrom: AOld');
    expect(content.textContent).to.match(/^New.*Disclaimer$/s);
  });
});
