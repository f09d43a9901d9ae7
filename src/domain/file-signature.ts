import { fileExtension } from './attachment-rules';

/** How many of a file's first bytes tell its type. */
export const SIGNATURE_BYTES = 8;

/** First bytes in hex, and the extensions that they stand for; a .docx with a password is an OLE file. */
const SIGNATURES: readonly (readonly [hex: string, extensions: readonly string[]])[] = [
  ['25504446', ['pdf']],
  ['89504e470d0a1a0a', ['png']],
  ['ffd8ff', ['jpg', 'jpeg']],
  ['49492a00', ['tiff']],
  ['4d4d002a', ['tiff']],
  ['d0cf11e0a1b11ae1', ['doc', 'docx']],
  ['504b0304', ['docx']],
  ['47494638', ['gif']],
  ['4d5a', ['exe']],
  ['7f454c46', ['elf']],
  ['526172211a07', ['rar']],
];

/** Whether a file's first bytes are those of another known type than its name says (@spec §5 Attachments). */
export function contradictsName(name: string, firstBytes: Uint8Array): boolean {
  const hex = [...firstBytes.subarray(0, SIGNATURE_BYTES)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  const [, extensions] = SIGNATURES.find(([signature]) => hex.startsWith(signature)) ?? [];
  return extensions !== undefined && !extensions.includes(fileExtension(name));
}
