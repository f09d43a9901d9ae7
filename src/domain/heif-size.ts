import type { PictureSize } from './picture-size';

const ascii = new TextDecoder('latin1');

/** The brands of an ISO base media file, ISO/IEC 14496-12: what it holds. */
function brandsOf(file: Uint8Array): readonly string[] {
  const begins = ascii.decode(file.subarray(0, 128));
  if (begins.slice(4, 8) !== 'ftyp') return [];
  // Its length, 'ftyp', a brand, a version, and the compatible brands.
  const length = Math.min((file[2] ?? 0) * 256 + (file[3] ?? 0), begins.length);
  const places = Array.from({ length: Math.max(0, (length - 16) >> 2) }, (_, n) => 16 + 4 * n);
  return [8, ...places].map((at) => begins.slice(at, at + 4));
}

/** Whether a file's first bytes are those of an HEIC photo: phones save it, few browsers open it. */
export function isHeic(file: Uint8Array): boolean {
  const brands = brandsOf(file);
  return (
    brands.some((brand) => /^(?:hei[cxms]|hev[cxms]|mif1|msf1)$/.test(brand)) &&
    !brands.some((brand) => /^avi[fs]$/.test(brand))
  );
}

/** Where a size is in the header: its name's bytes, a version, width and height. */
const SIZE_NAME = [0x69, 0x73, 0x70, 0x65];

/**
 * Reads the size of an HEIC or AVIF picture from its header: the largest of the sizes of its tiles, preview
 * and whole.
 */
export function heifSizeOf(file: Uint8Array): PictureSize | undefined {
  if (brandsOf(file).length === 0) return undefined;
  const bytes = new DataView(file.buffer, file.byteOffset, file.byteLength);
  let largest: PictureSize | undefined;
  for (let at = file.indexOf(0x69); at >= 0; at = file.indexOf(0x69, at + 1)) {
    if (at + 16 > file.length) break;
    if (SIZE_NAME.some((byte, n) => file[at + n] !== byte)) continue;
    const size = { width: bytes.getUint32(at + 8), height: bytes.getUint32(at + 12) };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}
