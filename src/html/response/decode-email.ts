const DECLARED = /<meta[^>]*charset\s*=\s*["']?\s*([\w-]+)/i;
/** How far into a document a charset declaration counts, in bytes. */
const DECLARED_WITHIN = 2048;
/** Bytes that are checked for UTF-16, in which the first or second byte of each Latin letter is zero. */
const LOOKED_THROUGH = 100;
/** The least share of units with a Latin letter, markup and spaces among them. */
const LEAST_LATIN = 0.1;

/** The share of wrong characters, among those beyond ASCII, from which a text is not UTF-8. */
const LEAST_WRONG = 0.25;

/** An attribute in quoted-printable, the other encoding of parts of an email. */
const QUOTED_ATTRIBUTE = /<\w[^<>]{0,500}\s[\w-]+=3D["'\w]/i;
/** A line break that the encoding has added, and a byte. */
const QUOTED_BREAK = /=[ \t]*\r?\n/;
const QUOTED_BYTE = /=[\dA-F]{2}/;
const QUOTED = /=(?:[ \t]*\r?\n|([\da-f]{2}))/gi;
/** A sign that the encoding would have encoded, unless the text was cut off there. */
const UNQUOTED = /=(?![\da-f]{2}|[ \t]*\r?\n|.?$)/i;

const LATIN_CONTROL = /[\u0080-\u009f]/g;
/** What the controls of Latin-1 are in windows-1252: curly quotes, dashes, the euro. No text contains the controls. */
const MEANT = new TextDecoder('windows-1252').decode(
  Uint8Array.from({ length: 32 }, (_, index) => 0x80 + index),
);
/** The bytes from 0x80 to 0xBF in windows-1252. UTF-8 has them after the first of each character. */
const AFTER_FIRST = `[${MEANT}\u00a0-\u00bf]`;
/**
 * Characters whose UTF-8 was read as windows-1252, as in 'ZoÃ«' and 'â€“': letters of our languages, signs, faces and the
 * byte order mark. Other pairs of such characters may be a capital letter before a quotation mark.
 */
const TWICE = new RegExp(`(?:[ÂÃÅ]|á[¸¹]|â[€‚„†œ–]|ï[»¸]|ðŸ${AFTER_FIRST})${AFTER_FIRST}`, 'g');

/** The encoding that a byte order mark indicates, whatever the text declares. */
function markedEncoding([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return first === 0xef && second === 0xbb && third === 0xbf ? 'utf-8' : undefined;
}

/** Base64 text as a binary string, with a character for each byte. */
function binaryOf(base64: string): string {
  const standard = base64.replace(/\s+/g, '').replace(/-/g, '+').replace(/_/g, '/');
  // Searches from the first '=' only. Searching from each would take hours for a megabyte.
  return atob(standard.replace(/(?<!=)=+$/, ''));
}

const isQuotedPrintable = (binary: string): boolean =>
  (QUOTED_ATTRIBUTE.test(binary) || (QUOTED_BREAK.test(binary) && QUOTED_BYTE.test(binary))) &&
  !UNQUOTED.test(binary);

/** Decodes a part of an email that a system has stored as it was transferred. */
const withoutTransferEncoding = (binary: string): string =>
  isQuotedPrintable(binary)
    ? binary.replace(QUOTED, (_, byte?: string) =>
        byte === undefined ? '' : String.fromCharCode(parseInt(byte, 16)),
      )
    : binary;

function bytesOf(binary: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < binary.length; at += 1) bytes[at] = binary.charCodeAt(at);
  return bytes;
}

/**
 * The bytes of base64 text. Accepts the URL alphabet and missing padding, and ignores white space.
 * @throws {DOMException} if the text is not base64
 */
export const base64Bytes = (base64: string): Uint8Array<ArrayBuffer> => bytesOf(binaryOf(base64));

/**
 * Decodes valid UTF-8 with a character beyond ASCII, because text in any other charset is hardly ever valid UTF-8.
 * The last character may be cut off, because a database column was too short.
 */
function readAsUtf8(bytes: Uint8Array<ArrayBuffer>): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return /\P{ASCII}/u.test(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Decodes text that is UTF-8 but for a few characters, such as a footer in another charset. A byte that is no part of
 * UTF-8 becomes U+FFFD.
 */
function readAsMostlyUtf8(bytes: Uint8Array<ArrayBuffer>): string | undefined {
  const text = new TextDecoder().decode(bytes, { stream: true });
  const foreign = text.replace(/\p{ASCII}+/gu, '');
  const wrong = foreign.split('\ufffd').length - 1;
  return wrong < LEAST_WRONG * foreign.length ? text : undefined;
}

/**
 * UTF-16 without a byte order mark, by its zeros, which text in no other charset has. Not if they are at even and odd
 * places alike: a field of a database may be filled up with them.
 */
function encodingOfZeros(bytes: Uint8Array): string | undefined {
  const start = bytes.subarray(0, LOOKED_THROUGH);
  const zerosAt = (parity: number) =>
    start.filter((byte, at) => at % 2 === parity && byte === 0).length;
  const [even, odd] = [zerosAt(0), zerosAt(1)];
  if (Math.max(even, odd) < Math.max(2, (LEAST_LATIN * start.length) / 2)) return undefined;
  if (even * 4 <= odd) return 'utf-16le';
  return odd * 4 <= even ? 'utf-16be' : undefined;
}

/** The encoding that the HTML declares; undefined if no browser knows it. */
function declaredEncoding(bytes: Uint8Array<ArrayBuffer>): string | undefined {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, DECLARED_WITHIN));
  const label = DECLARED.exec(head)?.[1];
  if (label === undefined) return undefined;
  try {
    const { encoding } = new TextDecoder(label);
    // A declaration that is readable byte by byte is not in UTF-16, whatever it says ('unicode', 'ucs-2').
    return encoding.startsWith('utf-16') ? 'utf-8' : encoding;
  } catch {
    return undefined;
  }
}

/** The character whose UTF-8 was read as windows-1252; '' for a byte order mark. */
function writtenOnce(characters: string): string {
  const byteOf = (character: string) => {
    const at = MEANT.indexOf(character);
    return at < 0 ? character.charCodeAt(0) : 0x80 + at;
  };
  return new TextDecoder().decode(Uint8Array.from(characters, byteOf));
}

function decode(bytes: Uint8Array<ArrayBuffer>): string {
  const marked = markedEncoding(bytes);
  if (marked !== undefined) return new TextDecoder(marked).decode(bytes);
  const text = readAsUtf8(bytes);
  if (text !== undefined) return text;
  const zeros = encodingOfZeros(bytes);
  if (zeros !== undefined) return new TextDecoder(zeros).decode(bytes);
  return (
    readAsMostlyUtf8(bytes) ??
    new TextDecoder(declaredEncoding(bytes) ?? 'windows-1252').decode(bytes)
  );
}

/**
 * Decodes an email's base64 HTML (@spec §2, §3 Query response). Mail systems convert a text and keep its old
 * declaration, so the bytes take precedence over the declaration.
 * @throws {DOMException} if the text is not base64
 */
export function decodeEmail(base64: string): string {
  const bytes = bytesOf(withoutTransferEncoding(binaryOf(base64)));
  // Normalises line breaks, as HTML does. Two returns before a line feed are one that was written twice.
  const text = decode(bytes).replace(/\r\r?\n|\r/g, '\n');
  // A system that took windows-1252 for Latin-1 has written the controls of Latin-1.
  const meant = text.replace(LATIN_CONTROL, (control) =>
    MEANT.charAt(control.charCodeAt(0) - 0x80),
  );
  // A system that took UTF-8 for windows-1252 has written each byte as a character.
  return meant.replace(TWICE, writtenOnce);
}
