/** The base64 of bytes. Node's `Buffer` is not everywhere, and a call's arguments are limited. */
export const toBase64 = (bytes: Uint8Array): string =>
  btoa([...bytes].map((byte) => String.fromCharCode(byte)).join(''));
