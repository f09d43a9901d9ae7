/** A picture's width and height in pixels, as stored. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The most decoded pixels. A browser takes four bytes for each. */
export const MOST_PIXELS = 30_000_000;
/** The height of a small copy of a picture in pixels, twice that of a thumbnail on screen. */
export const SMALL_HEIGHT = 96;
/** The longest small copy, as a multiple of its height. */
const MOST_TIMES_AS_LONG = 20;

/** Whether a picture can have a small copy. That of a long strip would be as long as the strip. */
export function isNoStrip({ width, height }: PictureSize): boolean {
  const [short, long] = width < height ? [width, height] : [height, width];
  return short > 0 && long <= Math.max(short, SMALL_HEIGHT) * MOST_TIMES_AS_LONG;
}

/** Whether a browser can make a thumbnail of such a picture without exhausting the page's memory. */
export const isFitForThumbnail = (size: PictureSize): boolean =>
  isNoStrip(size) && size.width * size.height <= MOST_PIXELS;
