import { MOST_STYLE } from '../limits/budget';
import { QUIET_STYLE } from '../quiet-style';
import { imageUrl } from './remote-images';

/** Presentational attributes that only work on a body, with their CSS properties. */
const BODY_LOOKS = { bgcolor: 'background-color', text: 'color' };

function prependStyle(element: Element, declaration: string): void {
  const own = element.getAttribute(QUIET_STYLE) ?? '';
  if (declaration.length + own.length < MOST_STYLE)
    element.setAttribute(QUIET_STYLE, `${declaration}; ${own}`);
}

/**
 * Converts those attributes, and background images, to styles, which are filtered with the others.
 * @param root has the attributes of the response's `body`
 */
export function carryLooks(root: Element): void {
  for (const [attribute, property] of Object.entries(BODY_LOOKS)) {
    const value = root.getAttribute(attribute) ?? '';
    root.removeAttribute(attribute);
    // Old systems write colours without '#'.
    const colour = [value, `#${value}`].find((each) => CSS.supports(property, each));
    if (colour !== undefined) prependStyle(root, `${property}: ${colour}`);
  }
  for (const element of [root, ...root.querySelectorAll('[background]')]) {
    const url = imageUrl(element.getAttribute('background'));
    if (url) prependStyle(element, `background-image: url("${url.href}")`);
  }
}
