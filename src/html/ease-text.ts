import { withFewMarks } from './marks';

/** No word that anyone reads or copies is longer; WebKit takes the square of its length to break one into lines. */
const LONGEST_WORD = 1000;
const PART_OF_A_LINE = /\S{40}(?=\S)/gu;
const WORD = /\S+/gu;
const MAY_BREAK_HERE = '\u200b';

/** Word by word: a search for long ones alone would take the square of the length of each. */
const breakable = (word: string) =>
  word.length <= LONGEST_WORD ? word : word.replaceAll(PART_OF_A_LINE, `$&${MAY_BREAK_HERE}`);

/** Text that a browser can lay out: without thousands of marks on a letter, or words without a break. */
export const easeText = (text: string): string => withFewMarks(text).replaceAll(WORD, breakable);
