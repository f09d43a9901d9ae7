import type { PictureSize } from '../../domain/picture-size';
import { END_OF_IMAGE, isBare, START_OF_SCAN } from './jpeg-markers';

/** A picture with more scans is not decoded. Programs write a dozen. */
const MOST_SCANS = 100;
/** Most decoded pixels times scans: 20 scans of the largest thumbnail, a quarter of a second on a computer. */
export const MOST_SCANNED_PIXELS = 600_000_000;

const MARKER = 0xff;

/** Whether a file begins like a JPEG. */
export const isJpegStart = (file: Uint8Array): boolean => file[0] === MARKER && file[1] === 0xd8;

/**
 * How many times a browser decodes all pixels of a picture: once per scan of a JPEG, however little the scan
 * contains, and once for other formats. Stops counting at one more than the limit.
 */
export function scansIn(picture: Uint8Array): number {
  if (!isJpegStart(picture)) return 1;
  let scans = 0;
  for (let at = picture.indexOf(MARKER, 2); at >= 0 && scans <= MOST_SCANS;) {
    const code = picture[at + 1] ?? END_OF_IMAGE;
    if (code === END_OF_IMAGE) break;
    if (code === START_OF_SCAN) scans += 1;
    at += code === MARKER ? 1 : 2;
    if (code !== MARKER && !isBare(code))
      at += Math.max(2, (picture[at] ?? 0) * 256 + (picture[at + 1] ?? 0));
    // Decoders search for the next marker too. This skips the data of a scan.
    at = picture.indexOf(MARKER, at);
  }
  return Math.max(1, scans);
}

/** Whether a browser can decode a picture without blocking the page, or other pictures that wait. */
export const isFitToDecode = ({ width, height }: PictureSize, scans: number): boolean =>
  scans <= MOST_SCANS && width * height * scans <= MOST_SCANNED_PIXELS;
