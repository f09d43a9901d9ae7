import { inlineSheets } from './embedded-sheets';
import { parseAddress } from './links';
import { markQuotes } from './mark-quotes';
import { moveChildren } from './move-children';
import { QUIET_STYLE } from './quiet-style';

/** Old attributes for looks that work on a body alone, and what they are in CSS. */
const BODY_LOOKS = { bgcolor: 'background-color', text: 'color' };

function prependStyle(element: Element, declaration: string): void {
  const own = element.getAttribute(QUIET_STYLE) ?? '';
  element.setAttribute(QUIET_STYLE, `${declaration}; ${own}`);
}

/** A background image in an attribute becomes a style, to be filtered with the others. */
function backgroundsToStyles(root: Element): void {
  for (const element of root.querySelectorAll('[background]')) {
    const url = parseAddress(element.getAttribute('background'));
    if (url) prependStyle(element, `background-image: url("${url.href}")`);
  }
}

/** The body's own looks, language and direction would go with its tag: an element inside takes them. */
function wrapContent(root: Element, body: Element): void {
  const wrapper = body.ownerDocument.createElement('div');
  for (const name of ['lang', 'dir', QUIET_STYLE]) {
    const value = body.getAttribute(name) ?? root.getAttribute(name);
    if (value !== null) wrapper.setAttribute(name, value);
  }
  for (const [attribute, property] of Object.entries(BODY_LOOKS)) {
    const value = body.getAttribute(attribute);
    if (value !== null && CSS.supports(property, value))
      prependStyle(wrapper, `${property}: ${value}`);
  }
  moveChildren(body, wrapper);
  body.append(wrapper);
}

/** Brings what a letter says in its head, its body's tag and its classes to where it can stay. */
export function prepareLetter(root: Element, body: Element, sheets: readonly string[]): void {
  inlineSheets(root, sheets);
  backgroundsToStyles(root);
  markQuotes(body);
  wrapContent(root, body);
}
