import { LONGEST_ATTRIBUTE } from './budget';
import { ZERO_WIDTH_SPACE } from './ease-text';
import { withFewMarks } from './marks';

const ADDRESSES = new Set(['href', 'src', 'background']);
/** The end of a comment, or of an element that holds no markup: DOMPurify removes an attribute that has one. */
const ENDS = /(?:--!?|\])(?=>)|<(?=\/[a-z])/gi;

/** Shortens the value of an attribute so that a browser can lay it out; addresses stay as they are. */
export const easeAttribute = (name: string, value: string): string =>
  ADDRESSES.has(name)
    ? value
    : withFewMarks(value.slice(0, LONGEST_ATTRIBUTE)).replace(ENDS, `$&${ZERO_WIDTH_SPACE}`);
