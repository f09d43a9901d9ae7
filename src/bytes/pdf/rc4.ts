/** Encrypts or decrypts with RC4, which PDFs up to version 1.6 use. */
export function rc4(key: Uint8Array, data: Uint8Array): Uint8Array {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (a: number, b: number) => {
    [state[a], state[b]] = [state[b] ?? 0, state[a] ?? 0];
  };
  for (let a = 0, b = 0; a < 256; a += 1) {
    b = (b + (state[a] ?? 0) + (key[a % key.length] ?? 0)) & 0xff;
    swap(a, b);
  }
  let [a, b] = [0, 0];
  return data.map((byte) => {
    a = (a + 1) & 0xff;
    b = (b + (state[a] ?? 0)) & 0xff;
    swap(a, b);
    return byte ^ (state[((state[a] ?? 0) + (state[b] ?? 0)) & 0xff] ?? 0);
  });
}
