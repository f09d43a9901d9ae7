import { parseFragment } from 'parse5';

/** Converts a parsed node to a `MarkupNode`. */
function markupNode({ nodeName, value, data, attrs = [], childNodes = [] }) {
  if (nodeName === '#text') return value;
  if (nodeName === '#comment') throw new Error(`React marks a text that has siblings: ${data}`);
  const attributes = attrs.flatMap((attribute) => [attribute.name, attribute.value]);
  return [nodeName, attributes, ...childNodes.map(markupNode)];
}

/** Converts rendered HTML to data. */
export const markupOf = (html) => parseFragment(html).childNodes.map(markupNode);
