/** The second bytes of a JPEG's markers; the first is 0xff. */
export const START_OF_SCAN = 0xda;
export const END_OF_IMAGE = 0xd9;

/** A start of frame holds the size; three other markers are among its numbers. */
export const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Markers without a segment: a stuffed zero, TEM, restarts, and a second start. */
export const isBare = (marker: number): boolean =>
  marker <= 1 || (marker >= 0xd0 && marker <= 0xd8);
