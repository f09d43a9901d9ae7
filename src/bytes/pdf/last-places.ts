import { WINDOW, type FileWindow } from '../file-window';
import { asciiText } from '../latin1';

/** Two windows may share a match, so they overlap by more than its length. */
const OVERLAP = 64;
/** Places that are tried. Only updated files have more than one. */
const MOST_PLACES = 8;

/**
 * The offsets at which the last matches of a pattern end, the last one first. A match has up to 64 bytes, and looks
 * at none before it.
 */
export async function lastPlaces(file: FileWindow, pattern: RegExp): Promise<readonly number[]> {
  const places: number[] = [];
  for (let at = 0; at < file.size; at += WINDOW - OVERLAP) {
    const text = asciiText(await file.read(at, WINDOW));
    for (const { 0: match, index } of text.matchAll(pattern)) {
      const place = at + index + match.length;
      // The start of a window was in the previous one, including the bytes before it.
      const isNew = place > (places.at(-1) ?? 0);
      if (isNew && (index > 0 || at === 0)) places.push(place);
    }
    places.splice(0, places.length - MOST_PLACES);
  }
  return places.reverse();
}
