import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

export const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** A complete PDF of one page with a line of text. */
function pdf(line) {
  const content = `BT /F1 18 Tf 72 720 Td (${line}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R' +
      ' /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  return Buffer.from(
    `${file}xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}` +
      `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
  );
}

/** Writes two files of different types into a folder. One name has characters beyond ASCII. */
export async function writeAttachments(folder) {
  const picture = sharp({
    create: { width: 48, height: 32, channels: 3, background: '#14503c' },
  });
  const files = [
    ['Rekening – môre, 5 €.pdf', pdf('Account of 17 June')],
    ['label.png', await picture.png().toBuffer()],
  ];
  return files.map(([name, bytes]) => {
    const path = join(folder, name);
    writeFileSync(path, bytes);
    return { name, path, size: bytes.length, sha256: sha256(bytes) };
  });
}

/** The hashes of all files in a folder and its subfolders. */
export const hashesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => sha256(readFileSync(join(entry.parentPath ?? entry.path, entry.name))));
