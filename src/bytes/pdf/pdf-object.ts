import { WINDOW, type FileWindow } from '../file-window';
import { asciiText, latin1 } from '../latin1';
import { DICTIONARY, dictionaryAt } from './pdf-trailer';
import type { PdfDictionary, PdfReference } from './pdf-value';

/** White space without comments, which would take time that grows with the square of their length. */
const GAP = '[\\0\\t\\n\\f\\r ]{1,8}';
/** Longer than the beginning of an object, which two windows may share. */
const OVERLAP = 64;
/** Places that are tried: one, but for updated files. */
const MOST_PLACES = 8;

/**
 * An object that is a dictionary and in no object stream, found by its number: in an updated file the last one.
 * Undefined where there is none. No table is needed, so one that is wrong does no harm.
 */
export async function pdfDictionary(
  file: FileWindow,
  { number, generation }: PdfReference,
): Promise<PdfDictionary | undefined> {
  const begin = new RegExp(`${String(number)}${GAP}${String(generation)}${GAP}obj(?![a-z])`, 'g');
  const places: number[] = [];
  for (let at = 0; at < file.size; at += WINDOW - OVERLAP) {
    const text = asciiText(await file.read(at, WINDOW));
    for (const { 0: match, index } of text.matchAll(begin))
      // Not the end of a longer number. What begins a window was in the one before.
      if (index === 0 ? at === 0 : !/\d/.test(text.charAt(index - 1)))
        places.push(at + index + match.length);
    places.splice(0, places.length - MOST_PLACES);
  }
  for (const place of places.reverse()) {
    const found = dictionaryAt(latin1(await file.read(place, DICTIONARY)), 0);
    if (found) return found;
  }
  return undefined;
}
