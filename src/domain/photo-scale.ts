import type { PictureSize } from './picture-size';

/** The most pixels of a picture that is redrawn, because a phone's memory must hold four bytes for each. */
const MOST_DRAWN_PIXELS = 50_000_000;

/** Whether a picture can be redrawn without exhausting the page's memory. */
export const isFitToDraw = ({ width, height }: PictureSize): boolean =>
  width > 0 && height > 0 && width * height <= MOST_DRAWN_PIXELS;

/** The size of a picture whose longer edge is limited to a number of pixels. Never enlarges. */
export function scaledTo({ width, height }: PictureSize, longEdge: number): PictureSize {
  const scale = Math.min(1, longEdge / Math.max(width, height));
  const scaled = (edge: number) => Math.max(1, Math.round(edge * scale));
  return { width: scaled(width), height: scaled(height) };
}
