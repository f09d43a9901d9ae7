import { LONGEST_ATTRIBUTE } from './budget';
import { ZERO_WIDTH_SPACE } from './ease-text';
import { withFewMarks } from './marks';

const ADDRESSES = new Set(['href', 'src', 'background']);
/** The end of a comment or of a raw text element. DOMPurify removes attributes that contain one. */
const ENDS = /(?:--!?|\])(?=>)|<(?=\/[a-z])/gi;

/** Shortens an attribute's value so that a browser can lay it out. Addresses are left unchanged. */
export const easeAttribute = (name: string, value: string): string =>
  ADDRESSES.has(name)
    ? value
    : withFewMarks(value.slice(0, LONGEST_ATTRIBUTE)).replace(ENDS, `$&${ZERO_WIDTH_SPACE}`);
