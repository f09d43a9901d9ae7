import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Charset } from '../http/agent-answer';

/** A response that an agent can send unchanged. */
interface ReadyResponse {
  readonly title: string;
  readonly charset: Charset;
  readonly html: string;
}

const RESPONSES: readonly (readonly [file: string, title: string, charset: Charset])[] = [
  ['plain.html', 'Plain paragraphs', 'utf-8'],
  ['table-and-image.html', 'A table, with an image in the response', 'utf-8'],
  ['long-and-wide.html', 'A table wider than the screen', 'utf-8'],
  ['quoted.html', 'Answers among quoted mails', 'utf-8'],
  ['afrikaans.html', 'Afrikaans, encoded as windows-1252', 'windows-1252'],
];

/** Reads the prepared responses; `folder` holds the sample files. */
export const readyResponses = (folder: string): ReadyResponse[] =>
  RESPONSES.map(([file, title, charset]) => ({
    title,
    charset,
    html: readFileSync(join(folder, 'responses', file), 'utf8'),
  }));
