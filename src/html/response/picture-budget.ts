import { isFitToDecode, MOST_SCANNED_PIXELS, scansIn } from '../../bytes/picture/picture-scans';
import { pictureSizeOf } from '../../bytes/picture/read-size';
import { MOST_PIXELS } from '../../domain/picture-size';
import { MOST_EMBEDDED_IMAGES } from '../limits/budget';
import { base64Bytes } from './decode-email';

/** AVIF is not supported: no mail program embeds it, and its size is not in one place. */
const EMBEDDED_PICTURE = /^data:image\/(?:png|jpe?g|gif|webp|bmp)(?:;[^,]*)?;base64,/i;

/** The cost of decoding a picture: its pixels, and its pixels times its scans. */
interface Cost {
  readonly pixels: number;
  readonly scanned: number;
}

const TOO_MUCH: Cost = { pixels: Infinity, scanned: Infinity };

/** The first byte of a GIF. */
const GIF = 0x47;

/**
 * About how many frames a picture has: by their name in a PNG or WebP, or by the bytes before one in a GIF, which its data
 * may contain as well.
 */
export const framesIn = (picture: Uint8Array): number =>
  new TextDecoder().decode(picture).split(picture[0] === GIF ? '\0,' : /fcTL|ANMF/).length;

/** The cost of a picture in a data URL. A picture that can't be measured costs too much. */
function costOf(address: string): Cost {
  const [scheme] = EMBEDDED_PICTURE.exec(address) ?? [];
  if (scheme === undefined) return TOO_MUCH;
  try {
    const bytes = base64Bytes(decodeURIComponent(address.slice(scheme.length)));
    const size = pictureSizeOf(bytes);
    const scans = Math.max(scansIn(bytes), framesIn(bytes));
    if (!size || !isFitToDecode(size, scans)) return TOO_MUCH;
    const pixels = size.width * size.height;
    return { pixels, scanned: pixels * scans };
  } catch {
    return TOO_MUCH;
  }
}

/**
 * Returns a function that decides whether a response shows an embedded picture. Browsers decode the whole picture,
 * however small its box is. All pictures together may have as many pixels as a single one.
 */
export function pictureBudget(): (address: string) => boolean {
  const decided = new Map<string, boolean>();
  const rest = {
    pictures: MOST_EMBEDDED_IMAGES,
    pixels: MOST_PIXELS,
    scanned: MOST_SCANNED_PIXELS,
  };
  return (address) => {
    const known = decided.get(address);
    if (known !== undefined) return known;
    const { pixels, scanned } = costOf(address);
    const isShown = rest.pictures > 0 && pixels <= rest.pixels && scanned <= rest.scanned;
    if (isShown) {
      rest.pictures -= 1;
      rest.pixels -= pixels;
      rest.scanned -= scanned;
    }
    decided.set(address, isShown);
    return isShown;
  };
}
