import ts from 'typescript';
import { nodesOf } from './source.mjs';

/** React's names of which the browser has others. */
const BROWSERS = {
  blur: ['focusout'],
  // Of a text it tells with every key.
  change: ['change', 'input'],
  focus: ['focusin'],
  mouseenter: ['mouseover'],
  mouseleave: ['mouseout'],
};

/** What React listens to on an element itself, because it does not bubble. */
const OF_ELEMENTS = ['error', 'load'];

const isOfElement = ({ parent }) => /^[a-z]/.test(parent.parent.tagName.getText());

/** The browser's events that components answer to on elements, each once. */
export function answeredEvents(sources) {
  const names = sources
    .flatMap((source) => [...nodesOf(source)])
    .filter((node) => ts.isJsxAttribute(node) && isOfElement(node))
    .map((node) => /^on([A-Z]\w*?)(?:Capture)?$/.exec(node.name.getText())?.[1]?.toLowerCase())
    .filter((name) => name !== undefined && !OF_ELEMENTS.includes(name));
  return [...new Set(names.flatMap((name) => BROWSERS[name] ?? name))].sort();
}

/** The texts of the one list of a file. */
export const listIn = (source) =>
  [...nodesOf(source)]
    .find(ts.isArrayLiteralExpression)
    .elements.map(({ text }) => text)
    .sort();
