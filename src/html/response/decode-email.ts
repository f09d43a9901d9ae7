const DECLARED = /<meta[^>]*charset\s*=\s*["']?\s*([\w-]+)/i;
/** How far into a document a charset declaration counts, in bytes. */
const DECLARED_WITHIN = 2048;

/** The encoding that a byte order mark names, whatever the text declares. */
function markedEncoding([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return first === 0xef && second === 0xbb && third === 0xbf ? 'utf-8' : undefined;
}

/**
 * The bytes of base64 text: the URL alphabet and missing padding are accepted, white space ignored.
 * @throws {DOMException} on text that is no base64
 */
export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const standard = base64.replace(/\s+/g, '').replaceAll('-', '+').replaceAll('_', '/');
  // Searches from the first '=' only: from each of them it would take hours for a megabyte.
  const binary = atob(standard.replace(/(?<!=)=+$/, ''));
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < binary.length; at += 1) bytes[at] = binary.charCodeAt(at);
  return bytes;
}

/** The decoder of the charset that a mark or the HTML declares; undefined without one that is known. */
function declaredDecoder(bytes: Uint8Array<ArrayBuffer>): TextDecoder | undefined {
  const marked = markedEncoding(bytes);
  if (marked !== undefined) return new TextDecoder(marked);
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, DECLARED_WITHIN));
  const label = DECLARED.exec(head)?.[1]?.toLowerCase();
  // A declaration that could be read byte by byte is not in UTF-16, whatever it says.
  if (label === undefined || label.startsWith('utf-16')) return undefined;
  try {
    return new TextDecoder(label);
  } catch {
    return undefined;
  }
}

/**
 * Decodes an email's base64 HTML (@spec §2, §3 Query response): in the charset that it declares, by a
 * byte order mark or in words, else UTF-8, else windows-1252.
 * @throws {DOMException} on text that is no base64
 */
export function decodeEmail(base64: string): string {
  const bytes = bytesOf(base64);
  const declared = declaredDecoder(bytes);
  if (declared) return declared.decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
