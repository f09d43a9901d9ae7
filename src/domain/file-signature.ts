import { fileExtension } from './attachment-rules';

/** How many of a file's first bytes are examined. PDF readers accept a header within as many. */
export const SIGNATURE_BYTES = 1024;

/** How many of them a signature needs, because that of EMF is at 40. */
const SIGNED_BYTES = 44;

/**
 * First bytes in hex, and the extensions that they belong to; none for a type that can't be attached. A .docx with a
 * password is an OLE file, and Word opens rich text under its own extensions too.
 */
const SIGNATURES: readonly (readonly [hex: RegExp, extensions: readonly string[]])[] = [
  [/^25504446/, ['pdf']],
  [/^89504e470d0a1a0a/, ['png']],
  [/^ffd8ff/, ['jpg', 'jpeg']],
  [/^(?:49492a00|4d4d002a|49492b00|4d4d002b)/, ['tiff']],
  [/^d0cf11e0a1b11ae1/, ['doc', 'docx']],
  [/^504b0304/, ['docx']],
  [/^7b5c727466/, ['doc', 'docx']],
  // Pictures: GIF, HEIC, AVIF and films, WebP and sound, BMP, icon, JPEG XL, JPEG 2000, Photoshop, PostScript,
  // EMF, WMF with and without the header of its place.
  [/^47494638/, []],
  [/^0000....66747970/, []],
  [/^52494646.{8}(?:57454250|57415645|41564920)/, []],
  [/^424d.{8}00000000/, []],
  [/^00000100..00/, []],
  [/^(?:ff0a|0000000c4a584c20)/, []],
  [/^(?:0000000c6a502020|ff4fff51)/, []],
  [/^38425053/, []],
  [/^25215053/, []],
  [/^01000000.{72}20454d46/, []],
  [/^(?:d7cdc69a|0[12]000900000[13])/, []],
  // Sound and films: MP3, Ogg, FLAC, Matroska.
  [/^494433(?:02|03|04)00/, []],
  [/^(?:4f676753|664c6143|1a45dfa3)/, []],
  // Archives: RAR, 7z, gzip, bzip2, xz.
  [/^526172211a07/, []],
  [/^377abcaf271c/, []],
  [/^1f8b08/, []],
  [/^425a683[1-9]314159265359/, []],
  [/^fd377a585a00/, []],
  // Programs.
  [/^4d5a/, []],
  [/^7f454c46/, []],
];

/** Markup of HTML, SVG and XML, after an optional byte order mark and white space. */
const MARKUP =
  /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*<(?:[!?]|(?:html|head|body|svg|script|title|meta|div|p|table)\b)/i;
/** These types never begin with markup. Office files may, because programs save HTML reports under their names. */
const NEVER_MARKUP = ['pdf', 'png', 'jpg', 'jpeg', 'tiff'];

const toHex = (bytes: Uint8Array) =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Converts each byte to one character; for a few hundred bytes. */
const toLatin1 = (bytes: Uint8Array) => String.fromCharCode(...bytes);

/**
 * Whether a file's first bytes are those of another known type than its name says (@spec §5 Attachments). Unknown
 * bytes are accepted, because refusing a right file is worse than accepting a wrong one.
 */
export function contradictsName(name: string, firstBytes: Uint8Array): boolean {
  const bytes = firstBytes.subarray(0, SIGNATURE_BYTES);
  const extension = fileExtension(name);
  const hex = toHex(bytes.subarray(0, SIGNED_BYTES));
  const [, extensions] = SIGNATURES.find(([signature]) => signature.test(hex)) ?? [];
  if (extensions) return !extensions.includes(extension);
  // UTF-16 has a zero byte next to each letter of markup.
  const text = toLatin1(bytes).split('\0').join('');
  const isLatePdf = extension === 'pdf' && text.includes('%PDF-');
  return NEVER_MARKUP.includes(extension) && !isLatePdf && MARKUP.test(text);
}
