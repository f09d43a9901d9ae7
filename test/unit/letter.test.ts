import { expect } from '@open-wc/testing';
import { readLetter } from '../../src/html/letter';
import { replaceMember } from '../hosts/page-errors';
import { encode } from '../view-query/the-response';

const WORDS = { quoted: 'Earlier', onPlain: () => undefined, portal: location.hostname };
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

  it('loses its looks alone where what decorates it throws, and reports it (security 26)', () => {
    let reports = 0;
    const onPlain = () => (reports += 1);
    const restore = replaceMember(CSSStyleSheet.prototype, 'replaceSync', {
      value: () => {
        throw new Error('p.secret {}');
      },
    });
    try {
      const html = '<style>p{color:red}</style><p>Dear member</p>';
      const { document } = readLetter(encode(html), { ...WORDS, onPlain });
      expect(document.content.textContent).to.equal('Dear member');
      expect([document.css, reports]).to.deep.equal(['', 1]);
    } finally {
      restore();
    }
  });

  it('keeps its words where no browser could show its layout, and nothing past that (security 27)', () => {
    const letter = read('<p>Hi <b>you</b></p>'.repeat(100_000));
    expect(letter.shows).to.equal('words');
    expect(letter.document.content.textContent.startsWith('Hi you Hi you')).to.equal(true);
    expect(letter.remoteImages).to.deep.equal({ count: 0, origins: [] });
    expect(read('x'.repeat(4_100_000)).shows).to.equal('tooLarge');
  });

  it('keeps the words of its images where it keeps its words alone (security 27)', () => {
    const { content } = read(
      `${'<p>a</p>'.repeat(50_000)}<img alt="The claim &amp; form" src=x>`,
    ).document;
    expect(content.textContent).to.match(/The claim & form$/);
  });

  it('keeps the addresses between brackets of a text without a tag (security 7)', () => {
    const text = 'On Monday John <john@example.org> wrote:\n<https://example.org/a> <3';
    expect(read(text).document.content.textContent).to.equal(text);
  });

  it('asks the servers of its images for them and no other, never the portal (security 28)', () => {
    const { remoteImages, withImages } = read(
      ['https://a.example', 'http://a.example:81', `http://${location.hostname}:82`]
        .map((origin) => `<img src="${origin}/1.png" alt="x">`)
        .join(''),
    );
    expect(remoteImages.count).to.equal(2);
    const { page, content } = withImages();
    expect(String(page)).to.contain('img-src data: https://a.example http://a.example:81;');
    const sources = [...content.querySelectorAll('img')].map(({ src }) => src);
    expect(sources).to.deep.equal(['https://a.example/1.png', 'http://a.example:81/1.png']);
  });

  it('follows no media query on its height or scheme: its frame is as high as itself (security 36)', () => {
    const asks = ['(max-height:300px)', '(orientation:portrait)', '(min-aspect-ratio:1/1)'];
    const dark = 'not (prefers-color-scheme:light)';
    const rules = [...asks, dark].map((media) => `@media ${media}{p{color:red}}`).join('');
    const { css } = read(
      `<style>${rules}@media (max-width:400px){p{color:blue}}</style><p>Hi`,
    ).document;
    expect(css)
      .to.match(/max-width: ?400px/)
      .and.not.match(/red/);
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
