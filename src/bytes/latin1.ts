const PIECE = 8192;

/** Converts each byte to one character. Not TextDecoder, whose latin1 is Windows-1252. */
export function latin1(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += PIECE)
    text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return text;
}

const ascii = new TextDecoder('latin1');

/** A text to search, in which each byte is one character and only ASCII is exact. Several times as fast. */
export const asciiText = (bytes: Uint8Array): string => ascii.decode(bytes);

/** The bytes of such a text. */
export const latin1Bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (character) => character.charCodeAt(0));
