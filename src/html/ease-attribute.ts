import { ZERO_WIDTH_SPACE } from './ease-text';
import { LONGEST_ATTRIBUTE, MOST_CLASSES } from './limits/budget';
import { hasLongHost } from './links';
import { withFewMarks } from './marks';

const ADDRESSES = new Set(['href', 'src', 'background']);
/** The end of a comment or of a raw text element. DOMPurify removes attributes that contain one. */
const ENDS = /(?:--!?|\])(?=>)|<(?=\/[a-z])/gi;

const fewClasses = (names: string): string => names.trim().split(/\s+/, MOST_CLASSES).join(' ');

/**
 * Shortens an attribute's value so that a browser can lay it out. An address is left unchanged, or undefined if its host
 * is none, because WebKit reads the address of a picture as often as it is set or copied.
 */
export function easeAttribute(name: string, value: string): string | undefined {
  if (ADDRESSES.has(name)) return hasLongHost(value) ? undefined : value;
  const short = withFewMarks(value.slice(0, LONGEST_ATTRIBUTE));
  return (name === 'class' ? fewClasses(short) : short).replace(ENDS, `$&${ZERO_WIDTH_SPACE}`);
}
