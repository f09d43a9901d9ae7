import { MOST_PIXELS, pictureSizeOf } from '../../domain/picture-size';
import { bytesOf } from './decode-email';

/** No AVIF: no mail program writes it into a message, and its size is not in one place. */
const WITHIN = /^data:image\/(?:png|jpe?g|gif|webp|bmp)(?:;[^,]*)?;base64,/i;

/** Pixels of a picture in a data URL; infinitely many where they can't be measured. */
function pixelsOf(address: string, start: number): number {
  try {
    const size = pictureSizeOf(bytesOf(decodeURIComponent(address.slice(start))));
    return size ? size.width * size.height : Infinity;
  } catch {
    return Infinity;
  }
}

/**
 * Returns a function that decides whether a response shows an embedded picture: browsers decode it whole,
 * however small its box is. All of them together may have as many pixels as one.
 */
export function pictureBudget(): (address: string) => boolean {
  const decided = new Map<string, boolean>();
  let remaining = MOST_PIXELS;
  return (address) => {
    const known = decided.get(address);
    if (known !== undefined) return known;
    const [scheme = ''] = WITHIN.exec(address) ?? [];
    const pixels = scheme === '' ? Infinity : pixelsOf(address, scheme.length);
    const isShown = pixels <= remaining;
    if (isShown) remaining -= pixels;
    decided.set(address, isShown);
    return isShown;
  };
}
