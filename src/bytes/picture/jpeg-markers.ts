/** The second bytes of a JPEG's markers; the first is 0xff. */
export const START_OF_SCAN = 0xda;
export const END_OF_IMAGE = 0xd9;

/** Whether a marker is a start of frame, which contains the size. Three other markers are in its range. */
export const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Markers without a segment: a stuffed zero, TEM, restarts, and a second start. */
export const isBare = (marker: number): boolean =>
  marker <= 1 || (marker >= 0xd0 && marker <= 0xd8);
