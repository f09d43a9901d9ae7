import { expect } from '@open-wc/testing';
import { findingInBytes } from '../../src/attachments/file-checks/finding-in-bytes';
import { opensWithoutPassword } from '../../src/bytes/pdf/empty-password';
import { exportPage } from '../../src/html/export-page';
import { readResponse } from '../../src/html/response/response';
import { encode } from '../element/view-query/the-response';
import { bytesOf } from '../support/files/bytes';
import { second } from '../support/limits';

const WORDS = { quoted: 'Earlier', onPlain: () => undefined, trustedOrigins: [location.origin] };

/** The time since then, in seconds of the machine for which the limits are written. */
const secondsSince = (start: number): number => (performance.now() - start) / second;

describe('a response made to be slow', () => {
  it('fails at once on a megabyte of padding, whatever follows (security 7, 8)', () => {
    const start = performance.now();
    expect(() => readResponse(`PHA+${'='.repeat(1_000_000)}A`, WORDS)).to.throw(DOMException);
    expect(secondsSince(start)).to.be.lessThan(1);
  });

  it('finds where its quotes end in time that grows with its length alone (security 27)', () => {
    const nested = (levels: number): string =>
      (levels === 0
        ? '<blockquote type=cite></blockquote>'
        : `<div>${nested(levels - 1)}</div>`
      ).repeat(5);
    const html = `a${'<div>'.repeat(10)}<blockquote type=cite>${nested(5)}<i>${' '.repeat(1_500_000)}</i>`;
    const start = performance.now();
    readResponse(encode(html), WORDS);
    expect(secondsSince(start)).to.be.lessThan(3);
  });

  it('reads the address of a link in time that grows with its length alone (security 27)', () => {
    const start = performance.now();
    readResponse(encode(`<a href="a@${'a.'.repeat(50_000)}/">a</a>`), WORDS);
    expect(secondsSince(start)).to.be.lessThan(3);
  });

  it('writes no long base into the address of each link (security 27)', () => {
    const start = performance.now();
    const base = `<base href="https://a.example/${'b'.repeat(100_000)}/">`;
    readResponse(encode(`${base}${'<a href=c>a</a> '.repeat(4000)}`), WORDS);
    expect(secondsSince(start)).to.be.lessThan(3);
  });

  it('reads the spaces between a table and its late cells once (security 27)', () => {
    const start = performance.now();
    const table = `<table><tr><td>a</table>${' '.repeat(1_500_000)}`;
    readResponse(encode(`${table}${'<td></td>'.repeat(15_000)}`), WORDS);
    expect(secondsSince(start)).to.be.lessThan(3);
  });
});

describe('a record of much', () => {
  const LARGE: Readonly<Record<string, string>> = {
    'a word of 2 MB': 'a'.repeat(2_000_000),
    'a word of 2 MB without a letter': '1'.repeat(2_000_000),
    'a direction for each letter': 'aא'.repeat(1_000_000),
    'a direction for each end of a paragraph': 'א\u2029a'.repeat(60_000),
    'a direction for each end of a line, by its old control': 'א\u0085a'.repeat(60_000),
    'a variant for each letter': '1\ufe0f'.repeat(120_000),
    'a script for each letter': 'aЖ漢'.repeat(700_000),
    'a tab for each letter': 'a\t'.repeat(1_000_000),
    'emoji alone': '😀'.repeat(500_000),
    '30,000 lines': 'a\n'.repeat(29_999),
    '30,000 lines without a letter': '1  2\n'.repeat(29_999),
  };
  for (const [what, value] of Object.entries(LARGE))
    it(`is written and opened within 5 s: ${what} (security 42)`, async () => {
      const start = performance.now();
      const frame = document.createElement('iframe');
      frame.srcdoc = exportPage({ title: '', origin: '', facts: [{ label: '', values: [value] }] });
      const loaded = new Promise((resolve) => (frame.onload = resolve));
      document.body.append(frame);
      await loaded;
      expect(frame.contentDocument?.querySelector('dd')?.offsetHeight).to.be.greaterThan(1000);
      expect(secondsSince(start)).to.be.lessThan(5);
      frame.remove();
    });
});

/** A file's name, its first bytes, what fills 10 MB, and its last bytes. */
type Flood = readonly [
  name: string,
  begin: string | readonly number[],
  repeated: string | readonly number[],
  end?: string,
];

const toBytes = (content: string | readonly number[]) =>
  typeof content === 'string' ? bytesOf(content) : Uint8Array.from(content);

const PNG = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10];
const ENCRYPTED = '\ntrailer\n<</Encrypt 1 0 R/Root 3 0 R>>\nstartxref\n9\n%%EOF\n';

describe('a file made to be slow', () => {
  const FLOODS: readonly Flood[] = [
    ['comments.pdf', '%PDF-1.4\n', '1%', ENCRYPTED],
    ['objects.pdf', '%PDF-1.4\n', '1 0 obj', ENCRYPTED],
    ['trailers.pdf', '%PDF-1.4\n', 'trailer<</A'],
    ['types.pdf', '%PDF-1.4\n', '/XRef '],
    ['zeros.jpg', [0xff, 0xd8], [0]],
    ['fill.jpg', [0xff, 0xd8], [0xff]],
    ['scans.jpg', [0xff, 0xd8], [0xff, 0xda, 0, 2]],
    ['segments.jpg', [0xff, 0xd8], [0xff, 0xe0, 0, 2]],
    ['chunks.png', PNG, '\0\0\0\0IDAT\0\0\0\0'],
  ];
  for (const [name, begin, repeated, end = ''] of FLOODS)
    it(`is looked into within 2 s: 10 MB of ${name} (§5)`, async () => {
      const unit = toBytes(repeated);
      const flood = new Uint8Array(10 * 1024 ** 2);
      for (let at = 0; at + unit.length <= flood.length; at += unit.length) flood.set(unit, at);
      const file = new File([toBytes(begin), flood, toBytes(end)], name);
      const start = performance.now();
      await findingInBytes(file, new AbortController().signal, () =>
        Promise.resolve(opensWithoutPassword),
      );
      expect(secondsSince(start)).to.be.lessThan(2);
    });
});
