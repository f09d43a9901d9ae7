import type { PdfValue } from './pdf-value';

/** White space of PDF, which differs from JavaScript's, and comments. */
export const SPACE = String.raw`(?:[\0\t\n\f\r ]|%[^\r\n]*[\r\n])`;
const REGULAR = String.raw`[^\0\t\n\f\r ()<>[\]{}/%]`;

const SPACES = new RegExp(`${SPACE}*`, 'y');
const REFERENCE = new RegExp(`(\\d+)${SPACE}+(\\d+)${SPACE}+R(?!${REGULAR})`, 'y');
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)/y;
const NAME = new RegExp(`/(${REGULAR}*)`, 'y');
const WORD = /true|false|null/y;
const HEX = /<([\da-f\0\t\n\f\r ]*)>/iy;
/** A run of a literal string without parentheses, or an escaped character. */
const PIECE = /[^\\()]+|\\(?:[0-7]{1,3}|\r\n|[^])/y;

const WORDS = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
]);
/** The meaning of an escaped character. An escaped line end is omitted, and any other character is itself. */
const ESCAPED = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['b', '\b'],
  ['f', '\f'],
  ['\n', ''],
  ['\r', ''],
  ['\r\n', ''],
]);

/** Far deeper than the dictionaries that are read here, but not too deep for the call stack. */
const DEEPEST = 32;

const unescaped = (piece: string) => {
  if (!piece.startsWith('\\')) return piece;
  const escaped = piece.slice(1);
  if (/^[0-7]/.test(escaped)) return String.fromCharCode(parseInt(escaped, 8) & 0xff);
  return ESCAPED.get(escaped) ?? escaped;
};
const nameOf = (raw: string) =>
  raw.replace(/#([\da-f]{2})/gi, (_, digits: string) => fromHex(digits));
const fromHex = (digits: string) =>
  (digits.replace(/[^\da-f]/gi, '').match(/..?/g) ?? [])
    .map((pair) => String.fromCharCode(parseInt(pair.padEnd(2, '0'), 16)))
    .join('');

/**
 * Parses the value at an offset of a PDF's text, in which each character is a byte. Throws a SyntaxError if there is
 * none, or if it ends beyond the text.
 */
export function parsePdfValue(text: string, from: number): PdfValue {
  let at = from;
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) at = pattern.lastIndex;
    return match;
  };
  const takeText = (expected: string) => {
    take(SPACES);
    // The `startsWith` of old libraries takes no position.
    if (text.slice(at, at + expected.length) !== expected) return false;
    at += expected.length;
    return true;
  };

  const literal = () => {
    const pieces: string[] = [];
    for (let open = 1; open > 0;) {
      const [piece] = take(PIECE) ?? [];
      const mark = text[at];
      if (piece !== undefined) {
        pieces.push(unescaped(piece));
      } else if (mark === '(' || mark === ')') {
        open += mark === '(' ? 1 : -1;
        if (open > 0) pieces.push(mark);
        at += 1;
      } else {
        throw new SyntaxError('A string has no end');
      }
    }
    return { string: pieces.join('') };
  };
  const dictionary = (depth: number) => {
    const entries = new Map<string, PdfValue>();
    while (!takeText('>>')) {
      const key = take(NAME)?.[1];
      if (key === undefined) throw new SyntaxError('A key is no name');
      entries.set(nameOf(key), value(depth));
    }
    return entries;
  };
  const list = (depth: number) => {
    const values: PdfValue[] = [];
    while (!takeText(']')) values.push(value(depth));
    return values;
  };
  const scalar = (): PdfValue => {
    const reference = take(REFERENCE);
    if (reference) return { number: Number(reference[1]), generation: Number(reference[2]) };
    const number = take(NUMBER);
    if (number) return Number(number[0]);
    const name = take(NAME)?.[1];
    if (name !== undefined) return { name: nameOf(name) };
    const hex = take(HEX)?.[1];
    if (hex !== undefined) return { string: fromHex(hex) };
    const word = WORDS.get(take(WORD)?.[0] ?? '');
    if (word === undefined) throw new SyntaxError('There is no value');
    return word;
  };
  function value(depth: number): PdfValue {
    if (depth > DEEPEST) throw new SyntaxError('Values are nested too deeply');
    if (takeText('<<')) return dictionary(depth + 1);
    if (takeText('[')) return list(depth + 1);
    if (takeText('(')) return literal();
    return scalar();
  }
  return value(0);
}
