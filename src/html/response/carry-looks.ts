import { MOST_STYLE } from '../limits/budget';
import { QUIET_STYLE } from '../quiet-style';
import { imageUrl } from './remote-images';

function prependStyle(element: Element, declaration: string): void {
  const own = element.getAttribute(QUIET_STYLE) ?? '';
  if (declaration.length + own.length < MOST_STYLE)
    element.setAttribute(QUIET_STYLE, `${declaration}; ${own}`);
}

/**
 * Converts attributes with a background image to styles, which are filtered with the others.
 * @param root has the attributes of the response's `body`
 */
export function carryLooks(root: Element): void {
  for (const element of [root, ...root.querySelectorAll('[background]')]) {
    const url = imageUrl(element.getAttribute('background'));
    if (url) prependStyle(element, `background-image: url("${url.href}")`);
  }
}
