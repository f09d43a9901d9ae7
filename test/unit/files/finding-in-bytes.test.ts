import { expect } from '@open-wc/testing';
import { findingInBytes } from '../../../src/attachments/file-checks/finding-in-bytes';
import { opensWithoutPassword } from '../../../src/bytes/pdf/empty-password';
import { replaceMember } from '../../element/hosts/page-errors';
import { big, bytesOf, little, noise } from '../../support/files/bytes';
import { oleFile, wordDocument } from '../../support/files/ole';
import { pdf } from '../../support/files/pdf';
import { PROTECTIONS } from '../../support/files/protections';

type Content = string | readonly number[] | Uint8Array<ArrayBuffer>;

const toBytes = (content: Content) =>
  typeof content === 'string' ? bytesOf(content) : Uint8Array.from(content);

const findingIn = (name: string, content: Content) =>
  findingInBytes(new File([toBytes(content)], name), new AbortController().signal, () =>
    Promise.resolve(opensWithoutPassword),
  );

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10];
const chunk = (type: string, data: readonly number[] = []) => [
  ...big(data.length, 4),
  ...bytesOf(type),
  ...data,
  ...[0, 0, 0, 0],
];
/** Zeros longer than what is read at once. */
const LONG = Array.from({ length: 300_000 }, () => 0);
const PNG = [...SIGNATURE, ...chunk('IHDR', LONG.slice(0, 13)), ...chunk('IDAT', LONG)];

const segment = (marker: number, data: readonly number[]) => [
  ...[0xff, marker],
  ...big(data.length + 2, 2),
  ...data,
];
const SCAN = segment(0xda, [1, 1, 0, 0, 63, 0]);
const END = [0xff, 0xd9];
const THUMBNAIL = segment(0xe1, [0xff, 0xd8, ...SCAN, 1, 2, ...END]);
const JPEG = [0xff, 0xd8, ...THUMBNAIL, ...segment(0xdb, [0xff, 0xff]), ...SCAN];
/** Data of a scan, with a stuffed zero, restarts and a row of 0xff over the end of a window. */
const DATA = [...[1, 0xff, 0, 0xff, 0xd0], ...LONG, 0xff, 0, 0xff, 0xd7, 5];
const edge = (length: number) => [...LONG.slice(0, length), ...END];
/** So many bytes of a scan's data are before the end of the first window. */
const WINDOW = 256 * 1024 - JPEG.length;

const zip = (comment: string) => [
  ...bytesOf('PK\x03\x04'),
  ...LONG.slice(0, 100),
  ...bytesOf('PK\x05\x06'),
  ...LONG.slice(0, 16),
  ...little(comment.length, 2),
  ...bytesOf(comment),
];

const { owner, user } = PROTECTIONS['revision 6, AES of 256 bits'] ?? {};
const withEntry = (from: RegExp, to: string) =>
  pdf({
    protection: { id: user?.id ?? '', encrypt: (user?.encrypt ?? '').replace(from, to) },
  });
const withoutStart = (file: string) => file.replace(/startxref\n\d+\n/, '');
const updated = `${pdf()}1 0 obj\n<< >>\nendobj\n${pdf({ protection: user })}`;

describe('what the bytes of a file show', () => {
  for (const [what, { owner, user }] of Object.entries(PROTECTIONS)) {
    it(`is a password that a PDF asks for: ${what} (§5)`, async () => {
      for (const crossReference of ['table', 'stream'] as const) {
        expect(await findingIn('a.pdf', pdf({ protection: user, crossReference }))).to.equal(
          'locked',
        );
        const found = await findingIn('a.pdf', pdf({ protection: owner, crossReference }));
        expect(found, 'an owner’s password').to.equal(undefined);
      }
    });
  }

  const table: Readonly<
    Record<string, readonly [name: string, content: Content, found: string | undefined]>
  > = {
    'a PDF': ['a.pdf', pdf(), undefined],
    'a PDF of another handler': ['a.pdf', withEntry(/Standard/, 'Adobe.PubSec'), 'mayBeLocked'],
    'a PDF of an unknown revision': ['a.pdf', withEntry(/\/R 6/, '/R 7'), 'mayBeLocked'],
    'a PDF of an unknown version': ['a.pdf', withEntry(/\/V 5/, '/V 3'), 'mayBeLocked'],
    'a PDF whose attachments alone are encrypted': [
      'a.pdf',
      withEntry(/\/(St[mr]F) *\/StdCF/g, '/$1 /Identity'),
      undefined,
    ],
    'a PDF whose strings alone are encrypted': [
      'a.pdf',
      withEntry(/\/StmF *\/StdCF/, '/StmF /Identity'),
      'locked',
    ],
    'a PDF whose entry is too short': ['a.pdf', withEntry(/\/U <..../, '/U <'), 'mayBeLocked'],
    'a PDF whose dictionary is none': ['a.pdf', withEntry(/<< /, '[ '), 'mayBeLocked'],
    'a PDF without its dictionary': [
      'a.pdf',
      pdf({ protection: user, encrypt: '40 0 R' }),
      'mayBeLocked',
    ],
    'a PDF with its dictionary in the trailer': [
      'a.pdf',
      pdf({ protection: user, encrypt: user?.encrypt ?? '' }),
      'locked',
    ],
    'a PDF whose encryption was removed': [
      'a.pdf',
      pdf({ protection: user, encrypt: 'null' }),
      undefined,
    ],
    'a PDF that names encryption in a text': [
      'a.pdf',
      pdf().replace('<< /Type /Page ', '<< /T (/Encrypt 4 0 R) '),
      undefined,
    ],
    'a PDF with strings as text': [
      'a.pdf',
      withEntry(/\/V 5/, String.raw`/X (\(a(b)\051\\ \n) /Y#31 (>>) % >>${'\n'} /V 5`),
      'locked',
    ],
    'a PDF behind other bytes': [
      'a.pdf',
      pdf({ protection: user, before: 'Content-Type: application/pdf\n\n' }),
      'locked',
    ],
    'a PDF with a wrong start': ['a.pdf', pdf({ protection: user, start: '77' }), 'locked'],
    'a PDF with a wrong start and a stream': [
      'a.pdf',
      pdf({ protection: user, start: '77', crossReference: 'stream' }),
      'locked',
    ],
    'a PDF without a start': ['a.pdf', withoutStart(pdf({ protection: user })), 'locked'],
    'a PDF without a start, before other bytes': [
      'a.pdf',
      `${withoutStart(pdf({ protection: user, crossReference: 'stream' }))}${' '.repeat(500_000)}%%EOF`,
      'locked',
    ],
    'a PDF without a start, ordered for the web': [
      'a.pdf',
      withoutStart(pdf({ protection: user })).replace('%%EOF', 'trailer\n<< /Size 3 >>\n%%EOF'),
      'locked',
    ],
    'a PDF without a start or its dictionary': [
      'a.pdf',
      withoutStart(pdf({ protection: user, encrypt: '40 0 R' })),
      'mayBeLocked',
    ],
    'a PDF without a start that forbids printing': [
      'a.pdf',
      withoutStart(pdf({ protection: owner, crossReference: 'stream' })),
      undefined,
    ],
    'a PDF without a start or protection': ['a.pdf', withoutStart(pdf()), undefined],
    'a PDF without a start that names a trailer in a text': [
      'a.pdf',
      withoutStart(pdf()).replace('%%EOF', '% trailer (/XRef /Encrypt 4 0 R)\n%%EOF'),
      undefined,
    ],
    'a PDF that was updated': [
      'a.pdf',
      updated.replace(
        /startxref\n\d+\n%%EOF\n$/,
        `startxref\n${String(updated.lastIndexOf('xref\n0'))}\n%%EOF\n`,
      ),
      'locked',
    ],
    'a PDF, the name in capitals': ['A.PDF', pdf({ protection: user }), 'locked'],
    'a PDF and white space': ['a.pdf', pdf() + ' '.repeat(1000), undefined],
    'a PDF with much white space before its end': [
      'a.pdf',
      pdf().replace('%%EOF', `${' '.repeat(60_000)}\n%%EOF`),
      undefined,
    ],
    'a PDF that fills its last block': ['a.pdf', pdf() + '\0'.repeat(5000), undefined],
    'a PDF cut short': ['a.pdf', pdf().slice(0, -7), 'cutShort'],
    'a PDF cut short behind an earlier version': [
      'a.pdf',
      `${pdf()}${'5'.repeat(1024)}`,
      'cutShort',
    ],
    'a PDF without an end': ['a.pdf', '%PDF-1.4\n', 'cutShort'],

    'an encrypted .docx': [
      'a.docx',
      oleFile({ name: 'EncryptedPackage', bytes: LONG.slice(0, 5000) }),
      'lockedDocument',
    ],
    'an encrypted .doc': [
      'a.doc',
      oleFile({ name: 'WordDocument', bytes: wordDocument(0x1310) }),
      'lockedDocument',
    ],
    'a short encrypted .doc': [
      'a.doc',
      oleFile({ name: 'WordDocument', bytes: wordDocument(0x0100, 64) }),
      'lockedDocument',
    ],
    'a .doc': ['a.doc', oleFile({ name: 'WordDocument', bytes: wordDocument(0x1200) }), undefined],
    'an OLE file of another program': [
      'a.doc',
      oleFile({ name: 'Contents', bytes: wordDocument(0x0100) }),
      undefined,
    ],
    'a directory that loops': [
      'a.doc',
      oleFile({ name: 'Contents', bytes: [1] }, { afterDirectory: 1 }),
      undefined,
    ],
    'a directory outside the file': [
      'a.doc',
      oleFile({ name: 'EncryptedPackage', bytes: [1] }, { directoryStart: 70_000 }),
      undefined,
    ],
    'a .docx': ['a.docx', zip(''), undefined],
    'a .docx with the longest comment': ['a.docx', zip('c'.repeat(0xffff)), undefined],
    'a .docx cut short': ['a.docx', zip('').slice(0, 104), 'cutShort'],
    'a .docx cut short in its end': ['a.docx', zip('').slice(0, -1), 'cutShort'],
    'rich text named .docx': ['a.docx', String.raw`{\rtf1}`, undefined],

    'a PNG': ['a.png', [...PNG, ...chunk('IEND')], undefined],
    'a PNG and other bytes': ['a.png', [...PNG, ...chunk('IEND'), ...noise(500)], undefined],
    'a PNG without an end': ['a.png', PNG, 'cutShort'],
    'a PNG cut in its end': ['a.png', [...PNG, ...chunk('IEND').slice(0, -1)], 'cutShort'],
    'a PNG with an end in a chunk': [
      'a.png',
      [...PNG, ...chunk('tEXt', chunk('IEND'))],
      'cutShort',
    ],
    'a PNG with a lying length': [
      'a.png',
      [...SIGNATURE, ...big(0xffffffff, 4), ...bytesOf('IDAT'), ...LONG],
      'cutShort',
    ],
    'a PNG cut in its signature': ['a.png', SIGNATURE.slice(0, 5), 'cutShort'],

    'a JPEG': ['a.jpg', [...JPEG, ...DATA, ...END], undefined],
    'a JPEG of several scans': ['a.jpg', [...JPEG, ...DATA, ...SCAN, ...DATA, ...END], undefined],
    'a JPEG and a film': ['a.jpg', [...JPEG, ...DATA, ...END, ...noise(500)], undefined],
    'a JPEG and a part of a second picture': [
      'a.jpg',
      [...JPEG, ...DATA, ...END, ...JPEG],
      undefined,
    ],
    'a JPEG with bytes between its segments': [
      'a.jpg',
      [...JPEG, ...DATA, ...segment(0xfe, [1]), 0, 0, 0xff, ...END],
      undefined,
    ],
    'a JPEG whose end begins before the end of a window': [
      'a.jpg',
      [...JPEG, ...edge(WINDOW - 1)],
      undefined,
    ],
    'a JPEG whose end begins a window': ['a.jpg', [...JPEG, ...edge(WINDOW)], undefined],
    'a JPEG cut in its data': ['a.jpg', [...JPEG, ...DATA], 'cutShort'],
    'a JPEG cut in its end': ['a.jpg', [...JPEG, ...DATA, 0xff], 'cutShort'],
    'a JPEG cut behind its thumbnail': ['a.jpg', [0xff, 0xd8, ...THUMBNAIL], 'cutShort'],
    'a JPEG cut in its thumbnail': ['a.jpeg', [0xff, 0xd8, ...THUMBNAIL.slice(0, -1)], 'cutShort'],
    'a JPEG with a lying length': ['a.jpg', [0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff, 1], 'cutShort'],
    'a JPEG with an impossible length': [
      'a.jpg',
      [0xff, 0xd8, 0xff, 0xe1, 0, 0, ...END],
      undefined,
    ],
    'a JPEG cut in its first bytes': ['a.jpg', [0xff], 'cutShort'],
    'a JPEG of 0xff alone': ['a.jpg', [0xff, 0xd8, ...LONG.map(() => 0xff)], 'cutShort'],

    'a PNG named .jpg': ['a.jpg', [...PNG, ...chunk('IEND')], undefined],
    'a TIFF': ['a.tiff', 'II*\0', undefined],
    'a picture of unknown content': ['a.jpg', noise(500), undefined],
  };
  for (const [what, [name, content, found]] of Object.entries(table)) {
    it(`is ${found ?? 'nothing'}: ${what} (§5)`, async () => {
      expect(await findingIn(name, content)).to.equal(found);
    });
  }

  const sound: readonly (readonly [name: string, content: Content])[] = [
    ['a.pdf', pdf({ protection: owner, crossReference: 'stream' })],
    ['a.pdf', pdf({ protection: user })],
    ['a.doc', oleFile({ name: 'WordDocument', bytes: wordDocument(0x0100) })],
    ['a.docx', zip('comment')],
    ['a.png', [...SIGNATURE, ...chunk('IHDR', LONG.slice(0, 13)), ...chunk('IEND')]],
    ['a.jpg', [...JPEG, ...LONG.slice(0, 100), ...END]],
  ];
  for (const [name, content] of sound) {
    it(`is never an error, wherever a file is cut: ${name} of ${String(content.length)} (§5)`, async () => {
      const bytes = toBytes(content);
      for (let length = 1; length < bytes.length; length += 7)
        expect(await findingIn(name, bytes.slice(0, length))).to.be.oneOf([
          ...['cutShort', 'locked', 'mayBeLocked', 'lockedDocument'],
          undefined,
        ]);
    });

    it(`is never an error, whichever byte lies: ${name} of ${String(content.length)} (§5)`, async () => {
      const bytes = toBytes(content);
      for (let at = 8; at < Math.min(bytes.length - 3, 2000); at += 5) {
        const lying = bytes.slice();
        lying.set(noise(3, at), at);
        await findingIn(name, lying);
      }
    });

    it(`is never an error for random bytes after the first: ${name} of ${String(content.length)} (§5)`, async () => {
      for (let seed = 1; seed < 20; seed += 1)
        await findingIn(name, [...toBytes(content).slice(0, 40), ...noise(5000, seed)]);
    });
  }

  it('is a password also where the page’s `startsWith` knows no place, as in old libraries (decisions 7)', async () => {
    const restore = replaceMember(String.prototype, 'startsWith', {
      value(this: string, start: string) {
        return this.lastIndexOf(start, 0) === 0;
      },
      writable: true,
    });
    const found = await findingIn('account.pdf', pdf({ protection: user })).finally(restore);
    expect(found).to.equal('locked');
  });

  it('is nothing for a file that can’t be read, and once it is no longer wanted (§5)', async () => {
    const life = new AbortController();
    life.abort();
    const load = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await findingInBytes(new File(['%PDF'], 'a.pdf'), life.signal, load)).to.equal(
      undefined,
    );
    const locked = new File([pdf({ protection: user })], 'a.pdf');
    const found = await findingInBytes(locked, new AbortController().signal, load);
    expect(found).to.equal(undefined);
  });

  it('is found in a file of 10 MB of which 256 kB are read at once (§5)', async () => {
    const slices: number[] = [];
    class Watched extends File {
      override slice(start: number, end: number) {
        slices.push(end - start);
        return super.slice(start, end);
      }
    }
    const filler = `5 0 obj\n<< >>\nstream\n${'x'.repeat(10_000_000)}\nendstream\nendobj\n`;
    const text = pdf({ protection: user, before: '%PDF-1.7\n' + filler });
    const found = await findingInBytes(
      new Watched([text], 'a.pdf'),
      new AbortController().signal,
      () => Promise.resolve(opensWithoutPassword),
    );
    expect(found).to.equal('locked');
    expect(Math.max(...slices)).to.equal(256 * 1024);
  });
});
