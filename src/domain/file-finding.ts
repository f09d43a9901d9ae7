import type { PictureSize } from './picture-size';

/** A problem of a chosen file that the member should know before sending. No file is refused for it. */
export type FileFinding =
  | { readonly kind: 'locked' | 'lockedDocument' | 'mayBeLocked' | 'cutShort' | 'oneColour' }
  | ({ readonly kind: 'small' } & PictureSize);

/** A picture whose long edge has fewer pixels may be too small to read. */
const LEGIBLE_EDGE = 700;

/** Whether print on a picture may be too small to read (@spec §5 Attachments). */
export const isSmall = ({ width, height }: PictureSize): boolean =>
  Math.max(width, height) < LEGIBLE_EDGE;

/**
 * Out of 255. The noise of a covered camera or a blank page is below both; a line of print on a page exceeds the
 * second.
 */
const LEAST_DEVIATION = 4;
const LEAST_CONTRAST = 12;

/** The share of each colour in the luminance (ITU-R BT.709). */
const luminance = (pixels: Uint8ClampedArray, at: number) =>
  0.2126 * (pixels[at] ?? 0) + 0.7152 * (pixels[at + 1] ?? 0) + 0.0722 * (pixels[at + 2] ?? 0);

/**
 * Whether pixels show a single colour, because their luminance hardly deviates, even that of the darkest and the
 * lightest.
 * @param pixels four bytes each: red, green, blue and alpha; opaque
 */
export function isOneColour(pixels: Uint8ClampedArray): boolean {
  const count = pixels.length / 4;
  const all = Float64Array.from({ length: count }, (_, index) => luminance(pixels, index * 4));
  const mean = all.reduce((sum, value) => sum + value, 0) / count;
  const variance = all.reduce((sum, value) => sum + (value - mean) ** 2, 0) / count;
  const [darkest, lightest] = all.reduce(
    ([least, most], value) => [Math.min(least, value), Math.max(most, value)],
    [Infinity, -Infinity],
  );
  return Math.sqrt(variance) < LEAST_DEVIATION && lightest - darkest < LEAST_CONTRAST;
}
