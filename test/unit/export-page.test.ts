import { expect } from '@open-wc/testing';
import { exportPage } from '../../src/html/export-page';

const HOSTILE =
  '<img src=x onerror=alert(1)></dd><script>alert(2)</script>&lt;b&gt; "quoted" \u202e';
const LETTERS = `a${'😀'.repeat(100)} b  c`;
const FACTS = [
  { label: 'Query details', values: ['one\r\ntwo\n\nfour', HOSTILE] },
  { label: HOSTILE, values: ['a'.repeat(150), LETTERS] },
];

const read = (file: string) => new DOMParser().parseFromString(file, 'text/html');
const page = () => exportPage({ title: HOSTILE, origin: 'portal.example', facts: FACTS });

describe('the page of a record', () => {
  it('loads nothing and runs nothing, and says so before all else', () => {
    const { head } = read(page());
    expect([...head.children].map(({ localName }) => localName)).to.deep.equal([
      'meta',
      'meta',
      'meta',
      'title',
      'style',
    ]);
    expect(head.children[0]?.getAttribute('charset')).to.equal('utf-8');
    expect(head.children[1]?.getAttribute('http-equiv')).to.equal('Content-Security-Policy');
    expect(head.children[1]?.getAttribute('content')).to.equal(
      "default-src 'none'; style-src 'unsafe-inline'",
    );
  });

  it('keeps every text as text', () => {
    const { body, title, scripts, images } = read(page());
    expect(title).to.equal(HOSTILE);
    expect(scripts).to.have.lengthOf(0);
    expect(images).to.have.lengthOf(0);
    expect(body.querySelector('h1')?.textContent).to.equal(HOSTILE);
    const values = [...body.querySelectorAll('dd')].map(({ textContent }) => textContent);
    expect(values).to.deep.equal(['onetwofour', HOSTILE, 'a'.repeat(150), LETTERS]);
  });

  it('shows what was typed, and gives it back when it is copied (decisions 7)', async () => {
    const typed =
      '\n  Indented,  twice\tspaced\n\n\n   below a gap \nand a word: ' + 'a'.repeat(3000);
    const frame = document.createElement('iframe');
    frame.srcdoc = exportPage({
      title: '',
      origin: '',
      facts: [{ label: '', values: [typed, typed.replaceAll('\n', '\r\n')] }],
    });
    const loaded = new Promise((resolve) => (frame.onload = resolve));
    document.body.append(frame);
    await loaded;
    const view = frame.contentWindow as Window & typeof globalThis;
    for (const value of view.document.querySelectorAll('dd')) {
      view.getSelection()?.selectAllChildren(value);
      expect(String(view.getSelection())).to.equal(typed);
      expect(value.scrollWidth).to.be.at.most(value.clientWidth);
    }
    frame.remove();
  });

  it('has few breaks in a long word, and the direction of its words, not one to be looked for (security 42)', () => {
    const facts = [{ label: '', values: ['a'.repeat(250_000)] }];
    const file = exportPage({ title: '', origin: '', facts });
    expect(file).not.to.match(/auto/);
    expect(read(file).querySelectorAll('wbr')).to.have.lengthOf(249);
  });

  it('ends where no page could show more (security 42)', () => {
    const facts = [{ label: '', values: ['a b '.repeat(200_000)] }];
    const value = read(exportPage({ title: '', origin: '', facts })).querySelector('dd');
    expect(value?.textContent).to.have.lengthOf(250_001);
    expect(value?.textContent.endsWith('…')).to.equal(true);
  });

  it('has the direction of its words', () => {
    const facts = [{ label: 'a', values: ['1: שלום', '1: hello', '12'] }];
    const values = read(exportPage({ title: '', origin: '', facts })).querySelectorAll('dd');
    expect([...values].map(({ dir }) => dir)).to.deep.equal(['rtl', 'ltr', 'ltr']);
  });

  it('keeps line ends', () => {
    const [lines] = read(page()).body.querySelectorAll('dd');
    expect(lines?.querySelectorAll('br')).to.have.lengthOf(3);
  });

  it('has few elements in a text of very many words or lines (security 27)', () => {
    const values = ['a '.repeat(125_000), 'a\n'.repeat(125_000)];
    const file = exportPage({ title: '', origin: '', facts: [{ label: '', values }] });
    for (const value of read(file).querySelectorAll('dd')) {
      expect(value.querySelectorAll('br')).to.have.lengthOf(0);
      expect(value.childElementCount).to.be.below(1000);
      expect(value.textContent).to.equal('a '.repeat(125_000));
    }
  });
});
