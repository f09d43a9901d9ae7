import type { FileWindow } from '../file-window';
import { latin1 } from '../latin1';
import { lastPlaces } from './last-places';
import { DICTIONARY, dictionaryAt } from './pdf-trailer';
import type { PdfDictionary, PdfReference } from './pdf-value';

/** White space without comments, which would take quadratic time in their length. */
const GAP = '[\\0\\t\\n\\f\\r ]{1,8}';

/**
 * A dictionary object outside object streams, found by its number; the last one in an updated file. Undefined if
 * there is none. Uses no cross-reference table, so a wrong table does no harm.
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
