import { expect } from '@open-wc/testing';
import { recordPage } from '../../src/html/record-page';

const HOSTILE =
  '<img src=x onerror=alert(1)></dd><script>alert(2)</script>&lt;b&gt; "quoted" \u202e';
const LETTERS = `a${'😀'.repeat(100)} b  c`;
const FACTS = [
  { label: 'Query details', values: ['one\r\ntwo\n\nfour', HOSTILE] },
  { label: HOSTILE, values: ['a'.repeat(150), LETTERS] },
];

const read = (file: string) => new DOMParser().parseFromString(file, 'text/html');
const page = () => recordPage({ title: HOSTILE, origin: 'portal.example', facts: FACTS });

describe('the page of a record', () => {
  it('loads nothing and runs nothing, and says so before all else', () => {
    const { head } = read(page());
    expect([...head.children].map(({ localName }) => localName)).to.deep.equal([
      'meta',
      'meta',
      'meta',
      'title',
    ]);
    expect(head.children[0]?.getAttribute('charset')).to.equal('utf-8');
    expect(head.children[1]?.getAttribute('http-equiv')).to.equal('Content-Security-Policy');
    expect(head.children[1]?.getAttribute('content')).to.equal("default-src 'none'");
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

  it('keeps line ends, and lets a long word break', () => {
    const [lines, , word] = read(page()).body.querySelectorAll('dd');
    expect(lines?.querySelectorAll('br')).to.have.lengthOf(3);
    expect(
      [...(word?.childNodes ?? [])].map(({ textContent }) => textContent?.length),
    ).to.deep.equal([24, 0, 24, 0, 24, 0, 24, 0, 24, 0, 24, 0, 6]);
  });

  it('has a text of very many words or lines in one piece (security 27)', () => {
    const values = ['a '.repeat(1_000_000), 'a\n'.repeat(1_000_000)];
    const file = recordPage({ title: '', origin: '', facts: [{ label: '', values }] });
    for (const value of read(file).querySelectorAll('dd')) {
      // Some versions of Chromium parse a long text as several nodes.
      expect(value.childElementCount).to.equal(0);
      expect(value.textContent).to.equal('a '.repeat(1_000_000));
    }
  });
});
