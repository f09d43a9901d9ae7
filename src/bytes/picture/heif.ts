import type { PictureSize } from '../../domain/picture-size';
import { asciiText } from '../latin1';

/** The brands of an ISO base media file (ISO/IEC 14496-12), which identify its format. */
function brandsOf(file: Uint8Array): readonly string[] {
  const begins = asciiText(file.subarray(0, 128));
  if (begins.slice(4, 8) !== 'ftyp') return [];
  // The box has its length, 'ftyp', a brand, a version, and the compatible brands.
  const length = Math.min((file[2] ?? 0) * 256 + (file[3] ?? 0), begins.length);
  const places = [...Array(Math.max(0, (length - 16) >> 2)).keys()].map((n) => 16 + 4 * n);
  return [8, ...places].map((at) => begins.slice(at, at + 4));
}

/** Whether a file's first bytes are those of an ISO base media file: HEIC, AVIF, or a film. */
export const isHeif = (file: Uint8Array): boolean => brandsOf(file).length > 0;

/** Whether a file's first bytes are those of an AVIF picture. */
export const isAvif = (file: Uint8Array): boolean =>
  brandsOf(file).some((brand) => /^avi[fs]$/.test(brand));

/** Whether a file's first bytes are those of an HEIC photo, which phones save but few browsers open. */
export const isHeic = (file: Uint8Array): boolean =>
  !isAvif(file) &&
  brandsOf(file).some((brand) => /^(?:hei[cxms]|hev[cxms]|mif1|msf1)$/.test(brand));

/** A box of an ISO base media file. Its length includes its header. */
export interface Box {
  readonly name: string;
  readonly length: number;
}

/** Reads a box from its first 16 bytes; undefined where there is none. */
export function boxIn(header: Uint8Array): Box | undefined {
  if (header.length < 8) return undefined;
  const view = new DataView(header.buffer, header.byteOffset, header.byteLength);
  const name = asciiText(header.subarray(4, 8));
  const short = view.getUint32(0);
  // 0 means the rest of the file, and 1 that the length has eight bytes, after the name.
  if (short === 0) return { name, length: Infinity };
  const length = short === 1 && header.length === 16 ? Number(view.getBigUint64(8)) : short;
  return length < 8 ? undefined : { name, length };
}

/** Precedes a size: the bytes of its name, then a version, width and height. */
const SIZE_NAME = [0x69, 0x73, 0x70, 0x65];

/**
 * Reads the size of an HEIC or AVIF picture from its `meta` box. It is the largest of the sizes there, which are of
 * tiles, the preview and the whole picture.
 */
export function heifSizeOf(meta: Uint8Array): PictureSize | undefined {
  const bytes = new DataView(meta.buffer, meta.byteOffset, meta.byteLength);
  let largest: PictureSize | undefined;
  for (let at = meta.indexOf(0x69); at >= 0; at = meta.indexOf(0x69, at + 1)) {
    if (at + 16 > meta.length) break;
    if (SIZE_NAME.some((byte, n) => meta[at + n] !== byte)) continue;
    const size = { width: bytes.getUint32(at + 8), height: bytes.getUint32(at + 12) };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}
