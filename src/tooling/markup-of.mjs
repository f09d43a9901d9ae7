import { parseFragment } from 'parse5';

/** A node of a parsed page as the entry makes it again: see `MarkupNode`. */
function markupNode({ nodeName, value, data, attrs = [], childNodes = [] }) {
  if (nodeName === '#text') return value;
  if (nodeName === '#comment') return [data];
  const attributes = attrs.flatMap((attribute) => [attribute.name, attribute.value]);
  return [nodeName, attributes, ...childNodes.map(markupNode)];
}

/** HTML that the build has rendered, as data. */
export const markupOf = (html) => parseFragment(html).childNodes.map(markupNode);
