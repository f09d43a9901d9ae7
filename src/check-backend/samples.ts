import { createFile } from '../domain/create-file';
import { MAX_FILES, MAX_QUERY_LENGTH, MAX_TOTAL_BYTES } from '../domain/limits';

/** How each test query begins, for those who find one. */
const NOTE = 'A test by check-backend of medical-aid-inquiries: please close it.';

/** Lines, markup, and letters of one to four bytes in UTF-8. */
export const ODD_TEXT = `${NOTE}\n\nMôre, “ŵ” – 你好 😀\n\t<b>R 5 & more</b> 'quoted'\nThe end.`;

const LINE = `${'A line of some length, which is counted with its line break. '.padEnd(79, '.')}\n`;

/** As long as a text may be. */
export const LONG_TEXT =
  `${NOTE}\n${LINE.repeat(MAX_QUERY_LENGTH / LINE.length)}`.slice(0, MAX_QUERY_LENGTH - 1) + '.';

const START = '%PDF-1.4\n%';
const END = '\n%%EOF\n';

/** A PDF without pages. */
function pdf(name: string, body: BlobPart): File {
  return createFile([START, body, END], name, { type: 'application/pdf' });
}

const EVERY_BYTE = Uint8Array.from({ length: 256 }, (_, byte) => byte);

export const PLAIN_FILE = pdf('letter.pdf', EVERY_BYTE);

/** Names that members’ files have, in no order. */
export const ODD_FILES = [
  pdf('Rekening "Mei" – môre.pdf', EVERY_BYTE),
  pdf('查询 №5.pdf', 'The second file.'),
  pdf("a'b; c=d, e&f.PDF", 'The third file.'),
];

/** As many files as there may be, of so many bytes together. */
export function fullOf(bytes = MAX_TOTAL_BYTES): readonly File[] {
  const each = Math.floor(bytes / MAX_FILES);
  const rest = bytes - each * (MAX_FILES - 1);
  return [...Array(MAX_FILES).keys()].map((index) => {
    const size = (index === 0 ? rest : each) - START.length - END.length;
    return pdf(`file-${String(index + 1)}.pdf`, '.'.repeat(size));
  });
}
