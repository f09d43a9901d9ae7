import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** The key length and options of qpdf, by revision of the standard handler. */
const REVISIONS = {
  R2: ['40'],
  R3: ['128', '--use-aes=n'],
  'R4-RC4': ['128', '--force-V4', '--use-aes=n'],
  'R4-AES': ['128', '--use-aes=y', '--print=none'],
  'R4-clear': ['128', '--use-aes=y', '--cleartext-metadata'],
  R5: ['256', '--force-R5'],
  R6: ['256', '--print=none'],
};
/** The passwords, and whether the file requires one. */
const PASSWORDS = {
  user: [['secret', 'secret'], true],
  owner: [['', 'owner'], false],
  both: [['secret', 'owner'], true],
};
const LAYOUTS = {
  table: ['--object-streams=disable'],
  stream: ['--object-streams=generate', '--linearize'],
};

/**
 * Writes a protected copy of a PDF for each revision, kind of password and layout.
 * @returns names, paths, and whether each requires a password
 */
export const writeProtectedFiles = (folder, source) =>
  Object.entries(REVISIONS).flatMap(([revision, [bits, ...options]]) =>
    Object.entries(PASSWORDS).flatMap(([kind, [passwords, asks]]) =>
      Object.entries(LAYOUTS).map(([layout, layoutOptions]) => {
        const name = `${revision}-${kind}-${layout}.pdf`;
        const path = join(folder, name);
        const encryption = ['--encrypt', ...passwords, bits, ...options, '--'];
        const args = ['--allow-weak-crypto', ...layoutOptions, ...encryption, source, path];
        execFileSync('qpdf', args);
        return { name, path, asks };
      }),
    ),
  );
