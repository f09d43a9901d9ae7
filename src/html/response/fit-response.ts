/** Set on a response that is wider than its frame. `response.css` narrows it. */
const NARROWED = 'data-narrowed';

/** Set on a cell with a word that is longer than words of a language, such as an address. */
const LONG_WORD = 'data-long-word';
const HAS_LONG_WORD = /\S{31}/;

/** Returns whether there are any. */
function markLongWords({ body }: Document): boolean {
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode as Text;
    if (HAS_LONG_WORD.test(data)) parentElement?.closest('td, th')?.setAttribute(LONG_WORD, '');
  }
  return body.querySelector(`[${LONG_WORD}]`) !== null;
}

/** Set on text whose indent leaves it hardly any room. `response.css` removes the indent. */
const INDENTED = 'data-indented';
/** The share of its column. A centred block has at most half of it at each side. */
const MOST_INDENTED = 2 / 3;

function hasDeepIndent(element: Element): boolean {
  const { marginLeft, marginRight } = getComputedStyle(element);
  const room = element.parentElement?.clientWidth ?? 0;
  return Math.max(parseFloat(marginLeft), parseFloat(marginRight)) > room * MOST_INDENTED;
}

/** Measures all before it marks any, because each mark changes the layout. */
function markIndents({ body }: Document): void {
  const indented = [...body.querySelectorAll('[style*="margin"]')].filter(hasDeepIndent);
  for (const element of indented) element.setAttribute(INDENTED, '');
}

/**
 * Narrows a response whose layout is wider than its frame.
 * @param isNewWidth whether the frame's width has changed, so that the response may fit now
 */
export function fitWidth(response: Document, isNewWidth: boolean): void {
  const { documentElement: root } = response;
  const isTooWide = () => root.scrollWidth > root.clientWidth;
  if (isNewWidth) root.removeAttribute(NARROWED);
  if (isTooWide()) root.setAttribute(NARROWED, '');
  if (isTooWide()) markIndents(response);
  // In a table, breaks long words first, because a column narrows by the width of its text.
  if (isTooWide() && markLongWords(response)) root.setAttribute(NARROWED, 'long-words');
  if (isTooWide()) root.setAttribute(NARROWED, 'words');
}

/** Returns a function that decides whether an element, or one of its ancestors, clips all of its content. */
function clipping(): (element: Element) => boolean {
  const known = new Map<Element, boolean>();
  const cutsOff = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    const answer =
      known.get(element) ??
      (((width <= 1 || height <= 1) && getComputedStyle(element).overflow !== 'visible') ||
        (element.parentElement !== null && cutsOff(element.parentElement)));
    known.set(element, answer);
    return answer;
  };
  return cutsOff;
}

/** Whether any text of a response is visible. */
function showsWords(response: Document): boolean {
  const cutsOff = clipping();
  const range = response.createRange();
  const texts = response.createTreeWalker(response.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode as Text;
    // Skips the label of a fold, which is ours.
    if (data.trim() === '' || !parentElement || parentElement.localName === 'summary') continue;
    const isShown = parentElement.checkVisibility({
      contentVisibilityAuto: true,
      opacityProperty: true,
      visibilityProperty: true,
    });
    if (!isShown || cutsOff(parentElement)) continue;
    range.selectNodeContents(texts.currentNode);
    // Measures the text itself, because an indent moves text out of a box that stays in view.
    const isInView = [...range.getClientRects()].some(
      ({ width, height, right, bottom }) => width > 1 && height > 1 && right > 0 && bottom > 0,
    );
    if (isInView) return true;
  }
  return false;
}

/**
 * Removes the styles of a response that hide all of its text.
 * @param own the stylesheet that every response has
 */
export function showWords(response: Document, own: CSSStyleSheet): void {
  if (response.body.textContent.trim() === '' || showsWords(response)) return;
  response.adoptedStyleSheets = [own];
  if (showsWords(response)) return;
  for (const element of response.querySelectorAll('body, body *')) element.removeAttribute('style');
}
