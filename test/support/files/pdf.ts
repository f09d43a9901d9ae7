import type { Protection } from './protections';

interface PdfParts {
  readonly protection?: Protection | undefined;
  /** How the file ends: with a table and a trailer, or with a stream. */
  readonly crossReference?: 'table' | 'stream';
  /** Text before the header, as some programs write it. */
  readonly before?: string;
  /** Replaces the reference to the encryption dictionary. */
  readonly encrypt?: string;
  /** Replaces the offset of the cross-reference. */
  readonly start?: string;
}

const PAGES = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
];

/** A PDF of one empty page. */
export function pdf({ protection, crossReference, before, encrypt, start }: PdfParts = {}): string {
  const objects = protection ? [...PAGES, protection.encrypt] : PAGES;
  let file = '%PDF-1.7\n';
  const rows = objects.map((object, index) => {
    const row = `${String(file.length).padStart(10, '0')} 00000 n \n`;
    file += `${String(index + 1)} 0 obj\n${object}\nendobj\n`;
    return row;
  });
  const size = String(objects.length + 1);
  const protectedBy = protection
    ? ` /ID [${protection.id}${protection.id}] /Encrypt ${encrypt ?? '4 0 R'}`
    : '';
  const entries = `/Size ${size} /Root 1 0 R${protectedBy}`;
  const end =
    crossReference === 'stream'
      ? `9 0 obj\n<< /Type /XRef /W [1 2 1] ${entries} /Length 0 >>\nstream\n\nendstream\nendobj\n`
      : `xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}trailer\n<< ${entries} >>\n`;
  const place = start ?? String(file.length);
  return `${before ?? ''}${file}${end}startxref\n${place}\n%%EOF\n`;
}
