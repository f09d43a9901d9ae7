import { DROPPED_WHOLE, RAW_TEXT } from './allow-lists';

const NAMES = [...RAW_TEXT, ...DROPPED_WHOLE];

/**
 * HTML without elements that end themselves, as XML writes an element without content: '<title/>', '<script src="a.js" />'.
 * HTML knows no such tag, so everything after it would be the element's content, which is not shown. A tag is kept if
 * another one closes it, because then HTML was meant.
 */
export function withoutEmptyTags(html: string): string {
  const unclosed = NAMES.filter((name) => !new RegExp(String.raw`</${name}\b`, 'i').test(html));
  const empty = String.raw`<(?:${unclosed.join('|')})\b[^<>]*/>`;
  return unclosed.length === 0 ? html : html.replace(new RegExp(empty, 'gi'), '');
}
