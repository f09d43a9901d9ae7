import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Charset } from '../agent-answer';

/** A letter that an agent may send as it is. */
interface ReadyLetter {
  readonly title: string;
  readonly charset: Charset;
  readonly html: string;
}

const LETTERS: readonly (readonly [file: string, title: string, charset: Charset])[] = [
  ['plain.html', 'Plain paragraphs', 'utf-8'],
  ['table-and-image.html', 'A table, with an image in the letter', 'utf-8'],
  ['long-and-wide.html', 'A table wider than the screen', 'utf-8'],
  ['quoted.html', 'Answers among quoted mails', 'utf-8'],
  ['afrikaans.html', 'Afrikaans, encoded as windows-1252', 'windows-1252'],
];

/** Reads the ready letters; `folder` holds the samples' files. */
export const readyLetters = (folder: string): ReadyLetter[] =>
  LETTERS.map(([file, title, charset]) => ({
    title,
    charset,
    html: readFileSync(join(folder, 'letters', file), 'utf8'),
  }));
