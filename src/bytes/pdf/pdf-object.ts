import type { FileWindow } from '../file-window';
import { latin1 } from '../latin1';
import { lastPlaces } from './last-places';
import { DICTIONARY, dictionaryAt } from './pdf-trailer';
import type { PdfDictionary, PdfReference } from './pdf-value';

/** White space without comments, which would take time that grows with the square of their length. */
const GAP = '[\\0\\t\\n\\f\\r ]{1,8}';

/**
 * An object that is a dictionary and in no object stream, found by its number: in an updated file the last one.
 * Undefined where there is none. No table is needed, so one that is wrong does no harm.
 */
export async function pdfDictionary(
  file: FileWindow,
  { number, generation }: PdfReference,
): Promise<PdfDictionary | undefined> {
  const begin = `(?<!\\d)${String(number)}${GAP}${String(generation)}${GAP}obj(?![a-z])`;
  for (const place of await lastPlaces(file, new RegExp(begin, 'g'))) {
    const found = dictionaryAt(latin1(await file.read(place, DICTIONARY)), 0);
    if (found) return found;
  }
  return undefined;
}
