import { DROPPED_WHOLE, RAW_TEXT } from './allow-lists';

const NAMES = [...RAW_TEXT, ...DROPPED_WHOLE].join('|');
/** A tag that ends itself, as XML writes an element without content: '<title/>' or '<script src="a.js" />'. */
const EMPTY = new RegExp(String.raw`<(?:${NAMES})\b[^<>]*/>`, 'gi');

/**
 * HTML without such tags of elements whose content is not shown. HTML knows no tag that ends itself, so everything
 * after it would be their content.
 */
export const withoutEmptyTags = (html: string): string => html.replace(EMPTY, '');
