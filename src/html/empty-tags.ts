import { DROPPED_WHOLE, RAW_TEXT } from './allow-lists';

const NAMES = [...RAW_TEXT, ...DROPPED_WHOLE];

/**
 * HTML without elements that end themselves, as XML writes an element without content: '<title/>', '<script src="a.js" />'.
 * HTML knows no such tag, so everything after it would be the element's content, which is not shown. Such a tag is kept
 * where as many are closed as begin, because then HTML was meant.
 */
export function withoutEmptyTags(html: string): string {
  const countOf = (tag: string) => html.match(new RegExp(String.raw`${tag}\b`, 'gi'))?.length ?? 0;
  const unclosed = NAMES.filter((name) => countOf(`<${name}`) > countOf(`</${name}`));
  const empty = String.raw`<(?:${unclosed.join('|')})\b[^<>]*/>`;
  return unclosed.length === 0 ? html : html.replace(new RegExp(empty, 'gi'), '');
}
