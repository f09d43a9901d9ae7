import { WINDOW, type FileWindow } from '../file-window';
import { asciiText } from '../latin1';

/** Longer than what is looked for, which two windows may share. */
const OVERLAP = 64;
/** Places that are tried: one, but for updated files. */
const MOST_PLACES = 8;

/** Where the last matches of a pattern end in a file, the last one first. Up to 64 bytes match, and none before them. */
export async function lastPlaces(file: FileWindow, pattern: RegExp): Promise<readonly number[]> {
  const places: number[] = [];
  for (let at = 0; at < file.size; at += WINDOW - OVERLAP) {
    const text = asciiText(await file.read(at, WINDOW));
    for (const { 0: match, index } of text.matchAll(pattern)) {
      const place = at + index + match.length;
      // The start of a window was in the previous one, with the bytes before it.
      const isNew = place > (places.at(-1) ?? 0);
      if (isNew && (index > 0 || at === 0)) places.push(place);
    }
    places.splice(0, places.length - MOST_PLACES);
  }
  return places.reverse();
}
