import { WINDOW, type FileWindow } from '../file-window';
import { asciiText, latin1 } from '../latin1';
import { lastPlaces } from './last-places';
import { parsePdfValue, SPACE } from './parse-pdf-value';
import { isDictionary, nameIn, type PdfDictionary } from './pdf-value';

/** Readers accept a header within the first bytes, and some count offsets from it. */
const HEADER = 1024;
/** More bytes than a dictionary that describes a file has. */
export const DICTIONARY = 64 * 1024;
const TRAILER = 'trailer';
const SECTION = new RegExp(`^${SPACE}*(?:(xref)|\\d+${SPACE}+\\d+${SPACE}+obj)(?![a-z])`);

/** A dictionary in a text; undefined where it can't be read. */
export function dictionaryAt(text: string, at: number): PdfDictionary | undefined {
  try {
    const value = parsePdfValue(text, at);
    return isDictionary(value) ? value : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** The dictionary after the next `trailer`. */
async function trailerFrom(file: FileWindow, from: number): Promise<PdfDictionary | undefined> {
  for (let at = from; at < file.size; at += WINDOW - TRAILER.length) {
    const index = asciiText(await file.read(at, WINDOW)).indexOf(TRAILER);
    if (index < 0) continue;
    const place = at + index + TRAILER.length;
    return dictionaryAt(latin1(await file.read(place, DICTIONARY)), 0);
  }
  return undefined;
}

/** The dictionary of the cross-reference table or stream at an offset. */
async function sectionAt(file: FileWindow, place: number): Promise<PdfDictionary | undefined> {
  const text = latin1(await file.read(place, DICTIONARY));
  const [begin, table] = SECTION.exec(text) ?? [];
  if (begin === undefined) return undefined;
  if (table) return trailerFrom(file, place);
  const stream = dictionaryAt(text, begin.length);
  return nameIn(stream?.get('Type')) === 'XRef' ? stream : undefined;
}

/** Identifies a section's dictionary: `trailer` before it, or the type of a cross-reference stream in it. */
const MARK = /trailer|\/XRef(?![A-Za-z])/g;
/** The most bytes between the start of a dictionary and its type. */
const BEFORE = 4096;

/** The last dictionary that describes the whole file, as programs that repair a file search for it. */
async function lastSection(file: FileWindow): Promise<PdfDictionary | undefined> {
  for (const place of await lastPlaces(file, MARK)) {
    const start = Math.max(0, place - BEFORE);
    const text = latin1(await file.read(start, place - start + DICTIONARY));
    const [before] = /^.*(?:trailer|obj)/s.exec(text.slice(0, place - start)) ?? [];
    const found = before === undefined ? undefined : dictionaryAt(text, before.length);
    // The other table of a linearised file may contain only its size.
    if (found?.has('Root')) return found;
  }
  return undefined;
}

/**
 * The dictionary that describes the whole PDF, from the last `startxref`. An update repeats all entries, so no
 * earlier dictionary is needed. Undefined if there is none.
 */
export async function pdfTrailer(file: FileWindow): Promise<PdfDictionary | undefined> {
  const end = latin1(await file.end(DICTIONARY));
  const last = end.lastIndexOf('startxref');
  const [, place] = /^startxref\D{1,32}(\d+)/.exec(end.slice(last, last + 64)) ?? [];
  const header = latin1(await file.read(0, HEADER)).indexOf('%PDF-');
  for (const shift of new Set([0, Math.max(0, header)])) {
    const found = place === undefined ? undefined : await sectionAt(file, Number(place) + shift);
    if (found) return found;
  }
  return lastSection(file);
}
