import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';
import { FOREIGN, RAW_TEXT } from './allow-lists';
import { MOST_WORD_DIRECTIONS, MOST_WORDS, TooMuchMarkup, withFewLines } from './limits/budget';
import { changesOftener } from './limits/limit-directions';
import { fewSigns } from './limits/limit-signs';
import { withFewMarks } from './marks';
import { withoutNames } from './name-references';
import { PLAIN_TEXT, wordsOfVoid } from './plain-controls';

/** Elements within a line of text. */
export const INLINE =
  /^(?:a|abbr|area|b|bdi|bdo|big|cite|code|del|em|font|i|img|input|ins|kbd|mark|o:p|q|s|small|span|strike|strong|sub|sup|time|tt|u|var|wbr)$/;
const CELL = /^t[dh]$/;
/** Elements in which text keeps its lines. */
const isPreformatted = (name: string) => name === 'pre' || PLAIN_TEXT.test(name);

const separatorAt = (name: string): string => {
  if (INLINE.test(name)) return '';
  return CELL.test(name) ? ' ' : '\n';
};

const ignore = () => undefined;

/** Elements whose text is in attributes. */
const WORDED = /^(?:area|img|input|svg)$/;

/**
 * Text and the text of images and fields, with a line break at each block. Preformatted text keeps its line breaks. A
 * tokenizer builds no tree, so markup of any depth takes linear time.
 */
function textOf(html: string): string {
  const parts: string[] = [];
  let unread: string | undefined;
  let tag = '';
  let isForeign = false;
  let keepsLines = false;
  let attribute = '';
  let attributes: Record<string, string> = {};
  const nameAt = (start: number, end: number) => html.slice(start, end).toLowerCase();
  const add = (text: string) => {
    if (unread === undefined) parts.push(text);
  };
  const addValue = (value: string) => {
    if (WORDED.test(tag)) attributes[attribute] = (attributes[attribute] ?? '') + value;
  };
  const addAttributes = () => {
    const words = tag === 'img' ? (attributes['alt'] ?? '') : wordsOfVoid(tag, attributes);
    if (words !== '') add(` ${words} `);
  };
  const callbacks: TokenizerCallbacks = {
    ontext: (start, end) => {
      const text = html.slice(start, end);
      add(keepsLines ? text : text.replace(/\s+/g, ' '));
    },
    ontextentity: (codepoint) => {
      add(String.fromCodePoint(codepoint));
    },
    onopentagname: (start, end) => {
      const name = (tag = nameAt(start, end));
      add(separatorAt(name));
      // Only here may an element be self-closing.
      if (FOREIGN.includes(name)) isForeign = true;
      if (isPreformatted(name)) keepsLines = true;
      attributes = {};
      if (RAW_TEXT.includes(name)) unread ??= name;
    },
    onclosetag: (start, end) => {
      const name = nameAt(start, end);
      if (name === unread) unread = undefined;
      if (FOREIGN.includes(name)) isForeign = false;
      if (isPreformatted(name)) keepsLines = false;
      add(separatorAt(name));
    },
    onattribname: (start, end) => {
      attribute = nameAt(start, end);
      addValue('');
    },
    onattribdata: (start, end) => {
      addValue(html.slice(start, end));
    },
    onattribentity: (codepoint) => {
      addValue(String.fromCodePoint(codepoint));
    },
    onattribend: ignore,
    oncdata: ignore,
    oncomment: ignore,
    ondeclaration: ignore,
    onend: ignore,
    onopentagend: addAttributes,
    onprocessinginstruction: ignore,
    onselfclosingtag: () => {
      addAttributes();
      if (isForeign && tag === unread) unread = undefined;
    },
  };
  const tokenizer = new Tokenizer({ decodeEntities: true }, callbacks);
  tokenizer.write(html);
  tokenizer.end();
  return parts.join('');
}

/**
 * The text of remote HTML, line by line, shown instead of markup that would freeze a browser.
 * @throws {TooMuchMarkup} where even the text alone would
 */
export function linesOf(html: string): readonly string[] {
  const words = fewSigns(withFewMarks(textOf(withoutNames(html))));
  if (words.length > MOST_WORDS) throw new TooMuchMarkup();
  // `directedText` removes characters that set a direction from such a text.
  const letters = words.replace(/\p{Bidi_Control}/gu, '');
  if (changesOftener(letters, MOST_WORD_DIRECTIONS)) throw new TooMuchMarkup();
  const lines = words
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
  return withFewLines(lines);
}
