import type { PictureSize } from '../../domain/picture-size';
import { isFrame } from './jpeg-markers';

/** Reads a size from a header. Throws a RangeError where the header is truncated. */
type SizeReader = (bytes: DataView) => PictureSize | undefined;

const textAt = (bytes: DataView, at: number, length: number): string =>
  String.fromCharCode(...[...Array(length).keys()].map((n) => bytes.getUint8(at + n)));

const pngSize: SizeReader = (bytes) =>
  textAt(bytes, 12, 4) === 'IHDR'
    ? { width: bytes.getUint32(16), height: bytes.getUint32(20) }
    : undefined;

/** A marker without a length. In an intact file, none precedes the size. */
const isOutOfPlace = (marker: number) => marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd9);

const jpegSize: SizeReader = (bytes) => {
  for (let at = 2; bytes.getUint8(at) === 0xff;) {
    const marker = bytes.getUint8(at + 1);
    // Marker, length, precision, height, width.
    if (isFrame(marker)) return { height: bytes.getUint16(at + 5), width: bytes.getUint16(at + 7) };
    if (isOutOfPlace(marker)) return undefined;
    // Any number of 0xff bytes may precede a marker. An empty segment still has its length.
    at += marker === 0xff ? 1 : 2 + Math.max(2, bytes.getUint16(at + 2));
  }
  return undefined;
};

/** The bytes of a GIF's colour table; the lowest bits of its flags are the size. */
const colourTable = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Browsers enlarge the logical screen of a GIF to its first image. */
const gifSize: SizeReader = (bytes) => {
  let at = 13 + colourTable(bytes.getUint8(10));
  // Extensions: an introducer, a label, blocks of a given length, and an empty one.
  while (bytes.getUint8(at) === 0x21) {
    at += 2;
    while (bytes.getUint8(at) > 0) at += 1 + bytes.getUint8(at);
    at += 1;
  }
  if (bytes.getUint8(at) !== 0x2c) return undefined;
  const [left, top, width, height] = [1, 3, 5, 7].map((n) => bytes.getUint16(at + n, true));
  return {
    width: Math.max(bytes.getUint16(6, true), (left ?? 0) + (width ?? 0)),
    height: Math.max(bytes.getUint16(8, true), (top ?? 0) + (height ?? 0)),
  };
};

const FOURTEEN_BITS = 0x3fff;
const uint24 = (bytes: DataView, at: number) =>
  bytes.getUint16(at, true) + 0x10000 * bytes.getUint8(at + 2);

const webpSize: SizeReader = (bytes) => {
  if (textAt(bytes, 8, 4) !== 'WEBP') return undefined;
  const kind = textAt(bytes, 12, 4);
  if (kind === 'VP8 ')
    return {
      width: bytes.getUint16(26, true) & FOURTEEN_BITS,
      height: bytes.getUint16(28, true) & FOURTEEN_BITS,
    };
  if (kind === 'VP8X') return { width: uint24(bytes, 24) + 1, height: uint24(bytes, 27) + 1 };
  if (kind !== 'VP8L') return undefined;
  // Fourteen bits each, after a byte of signature.
  const both = bytes.getUint32(21, true);
  return { width: (both & FOURTEEN_BITS) + 1, height: ((both >>> 14) & FOURTEEN_BITS) + 1 };
};

/** The length of a bitmap's older header, whose sizes have two bytes. */
const OLD_BITMAP = 12;

const bitmapSize: SizeReader = (bytes) => {
  if (bytes.getUint32(14, true) === OLD_BITMAP)
    return { width: bytes.getUint16(18, true), height: bytes.getUint16(20, true) };
  // The height of a top-down bitmap is negative.
  const height = Math.abs(bytes.getInt32(22, true));
  return { width: Math.abs(bytes.getInt32(18, true)), height };
};

/** The first bytes, each as one character. */
const READERS: readonly (readonly [start: string, read: SizeReader])[] = [
  ['\x89PNG\r\n\x1a\n', pngSize],
  ['\xff\xd8\xff', jpegSize],
  ['GIF8', gifSize],
  ['RIFF', webpSize],
  ['BM', bitmapSize],
];

const readerOf = (file: Uint8Array) => {
  const begins = String.fromCharCode(...file.subarray(0, 8));
  return READERS.find(([start]) => begins.startsWith(start))?.[1];
};

/** Whether a file begins like a picture whose size can be read. */
export const isPictureStart = (file: Uint8Array): boolean => readerOf(file) !== undefined;

/** Reads the size of a PNG, JPEG, GIF, WebP or BMP from its header; undefined if it has none. */
export function pictureSizeOf(file: Uint8Array): PictureSize | undefined {
  const bytes = new DataView(file.buffer, file.byteOffset, file.byteLength);
  try {
    return readerOf(file)?.(bytes);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
