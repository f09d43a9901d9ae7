import { expect } from '@open-wc/testing';
import {
  addFiles,
  fileExtension,
  totalBytes,
  type FileFacts,
} from '../../../src/domain/attachment-rules';

const TEN_MB = 10_485_760;

const file = (name: string, size = 1): FileFacts => ({ name, size });
const files = (count: number) => Array.from({ length: count }, (_, n) => file(`${String(n)}.pdf`));
const names = (list: readonly FileFacts[]) => list.map(({ name }) => name);

describe('the attachment rules', () => {
  it('accept doc, docx, tiff, png, jpg, jpeg and pdf, whatever the case (§5)', () => {
    const good = ['a.doc', 'a.docx', 'a.tiff', 'a.png', 'a.jpg', 'a.jpeg', 'a.pdf', 'A.PDF'].concat(
      ['a.JpEg', 'a.exe.pdf', 'my claim.may.docx', 'ä.png'],
    );
    for (const name of good)
      expect(addFiles([], [file(name)]), name).to.deep.equal({ files: [file(name)], refusals: [] });
  });

  it('refuse every other type, tif and names without extension among them (§5, decisions 4)', () => {
    const bad = ['a.tif', 'a.exe', 'a.pdf.exe', 'a.svg', 'a.html', 'a.gif', 'a.docm', 'pdf'].concat(
      ['a', 'a.', '.pdf', 'a.pdf x', 'a.pdfx', 'a.pd', ''],
    );
    for (const name of bad)
      expect(addFiles([], [file(name)]), name).to.deep.equal({
        files: [],
        refusals: [{ file: file(name), reason: 'type' }],
      });
  });

  it('accept 10 485 760 bytes in all and not one more (§9, decisions 4)', () => {
    const reasons = (...sizes: number[]) =>
      addFiles(
        [],
        sizes.map((size, n) => file(`${String(n)}.pdf`, size)),
      ).refusals.map(({ file: { name }, reason }) => `${name} ${reason}`);
    expect(reasons(TEN_MB)).to.deep.equal([]);
    expect(reasons(TEN_MB + 1)).to.deep.equal(['0.pdf too-large']);
    expect(reasons(TEN_MB - 1, 1)).to.deep.equal([]);
    expect(reasons(TEN_MB - 1, 2)).to.deep.equal(['1.pdf too-large']);
  });

  it('count files chosen before against the total (§5)', () => {
    const kept = [file('kept.pdf', TEN_MB - 5)];
    const { files: all, refusals } = addFiles(kept, [file('6.png', 6), file('5.png', 5)]);
    expect(names(all)).to.deep.equal(['kept.pdf', '5.png']);
    expect(refusals).to.deep.equal([{ file: file('6.png', 6), reason: 'too-large' }]);
    expect(totalBytes(all)).to.equal(TEN_MB);
  });

  it('accept ten files, the first ten of more (§5, decisions 4)', () => {
    expect(addFiles([], files(10)).refusals).to.deep.equal([]);
    const { files: all, refusals } = addFiles(files(9), [file('tenth.pdf'), file('last.pdf')]);
    expect(names(all)).to.deep.equal([...names(files(9)), 'tenth.pdf']);
    expect(refusals).to.deep.equal([{ file: file('last.pdf'), reason: 'too-many' }]);
  });

  it('refuse a file of zero bytes (decisions 4)', () => {
    expect(addFiles([], [file('a.pdf', 0)]).refusals).to.deep.equal([
      { file: file('a.pdf', 0), reason: 'empty' },
    ]);
  });

  it('refuse the same file twice, not another one of its name (decisions 4)', () => {
    const first = { ...file('a.pdf', 7), lastModified: 1 };
    expect(addFiles([first], [{ ...first }]).refusals).to.deep.equal([
      { file: first, reason: 'duplicate' },
    ]);
    // It can be listed and out of reach, if it was chosen again meanwhile.
    expect(addFiles([first], [{ ...first }], () => 'unreadable').refusals).to.deep.equal([
      { file: first, reason: 'duplicate' },
    ]);
    for (const other of [
      { ...first, size: 8 },
      { ...first, lastModified: 2 },
    ])
      expect(addFiles([first], [other]).files).to.deep.equal([first, other]);
  });

  it('keep the good ones beside a bad file, in their order (decisions 4)', () => {
    const chosen = [file('a.pdf'), file('b.exe'), file('c.png', 0), file('d.docx')];
    const { files: all, refusals } = addFiles([], chosen);
    expect(names(all)).to.deep.equal(['a.pdf', 'd.docx']);
    expect(refusals.map((refusal) => refusal.file.name)).to.deep.equal(['b.exe', 'c.png']);
  });

  it('do not change the lists they are given (decisions 4)', () => {
    const kept = Object.freeze([file('a.pdf')]);
    const chosen = Object.freeze([file('b.pdf')]);
    expect(addFiles(kept, chosen).files).to.deep.equal([...kept, ...chosen]);
  });

  it('read the last extension in lower case (§5)', () => {
    const extensions = { 'a.PDF': 'pdf', 'a.b.c': 'c', '.pdf': '', a: '', 'a.': '', '': '' };
    for (const [name, extension] of Object.entries(extensions))
      expect(fileExtension(name), name).to.equal(extension);
  });

  it('read it behind a dot before it, and before what nobody sees at its end (decisions 7)', () => {
    const names = [
      'Sunrise Clinic (Pty) Ltd..pdf',
      'Dr. A. Dube Inc..pdf',
      'scan.pdf ',
      'scan.pdf.',
    ]
      .concat(['scan.pdf\u200e', 'scan.pdf . .', 'scan.pdf\u00a0\ufeff', '\u202bscan.pdf\u202c'])
      .concat(['scan.\u200fpdf', 'scan.pdf\u0007', 'scan.PDF\u3000']);
    for (const name of names) expect(fileExtension(name), encodeURIComponent(name)).to.equal('pdf');
    for (const name of [
      'pdf.',
      'pdf',
      '. .',
      '..pdf',
      'scan.pdf.exe ',
      'scan.pdf/.',
      'photo\u202egpj.exe',
    ])
      expect(fileExtension(name), encodeURIComponent(name)).not.to.equal('pdf');
  });
});
