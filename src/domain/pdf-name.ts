import { freeName } from './free-name';

const EXTENSION = '.pdf';
/** The longest name without its extension, in characters. */
const MOST_CHARACTERS = 100;
/** Characters that some system does not allow in a file name, or that change how it reads. */
const UNFIT = /[\\/:*?"<>|\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;
/** Names that Windows reserves for devices. */
const RESERVED = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=$|\.)/iu;
/** Characters that some systems drop from the end of a name. */
const END = /[\s.]+$/u;

/** The first characters, by code points, so that no character is split. */
const firstOf = (text: string, count: number) =>
  [...text].slice(0, count).join('').replace(END, '');

const fitName = (typed: string) =>
  firstOf(
    typed
      .normalize('NFC')
      .trim()
      .replace(/\.pdf$/iu, '')
      .replace(UNFIT, '-')
      .trim()
      .replace(RESERVED, '$&-'),
    MOST_CHARACTERS,
  );

/**
 * The file name of a PDF that the member has named.
 * @param preset the name if the member has entered none
 * @param taken the names of the other files
 */
export function pdfName(typed: string, preset: string, taken: readonly string[]): string {
  const name = fitName(typed) || fitName(preset);
  return freeName(
    taken,
    (ending) => firstOf(name, MOST_CHARACTERS - ending.length) + ending + EXTENSION,
  );
}
