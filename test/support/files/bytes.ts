/** Converts each character to one byte. */
export const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (character) => character.charCodeAt(0));

/** A number as a number of bytes, in little-endian order. */
export const little = (value: number, bytes: number): number[] =>
  Array.from({ length: bytes }, (_, at) => (value >>> (8 * at)) & 0xff);

/** The same in big-endian order. */
export const big = (value: number, bytes: number): number[] => little(value, bytes).reverse();

/** Bytes that look random and are the same in each run. */
export function noise(length: number, seed = 1): Uint8Array<ArrayBuffer> {
  let state = seed;
  return Uint8Array.from({ length }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state >>> 24;
  });
}
