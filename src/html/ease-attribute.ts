import { LONGEST_ATTRIBUTE } from './budget';
import { ZERO_WIDTH_SPACE } from './ease-text';
import { withFewMarks } from './marks';

const ADDRESSES = new Set(['href', 'src', 'background']);
/**
 * What ends a comment, or an element whose content is no markup: DOMPurify removes an attribute that holds
 * it, with its words.
 */
const ENDS = /(?:--!?|\])(?=>)|<(?=\/[a-z])/gi;

/** The value of an attribute, which a browser can show if it has words. */
export const easeAttribute = (name: string, value: string): string =>
  ADDRESSES.has(name)
    ? value
    : withFewMarks(value.slice(0, LONGEST_ATTRIBUTE)).replaceAll(ENDS, `$&${ZERO_WIDTH_SPACE}`);
