/** Set on a response that is wider than its frame; `response.css` says what narrows it. */
const NARROWED = 'data-narrowed';

/**
 * Narrows a response that its own layout makes wider than its frame.
 * @param isNewWidth whether the frame had another width before: it may be wide enough now
 */
export function fitWidth({ documentElement: root }: Document, isNewWidth: boolean): void {
  if (isNewWidth) root.removeAttribute(NARROWED);
  if (root.scrollWidth > root.clientWidth) root.setAttribute(NARROWED, '');
}

/** Whether any text of a response is visible. */
function showsWords(response: Document): boolean {
  const texts = response.createTreeWalker(response.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode as Text;
    // The label of a fold is ours.
    if (data.trim() === '' || !parentElement || parentElement.localName === 'summary') continue;
    const isShown = parentElement.checkVisibility({
      contentVisibilityAuto: true,
      opacityProperty: true,
      visibilityProperty: true,
    });
    const { width, height } = parentElement.getBoundingClientRect();
    if (isShown && width > 1 && height > 1) return true;
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
