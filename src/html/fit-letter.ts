/** Set on a letter that is wider than its frame; `letter.css` says what narrows it. */
const NARROWED = 'data-narrowed';

/** Narrows a letter that its own layout makes wider than its frame. */
export function fitWidth({ documentElement: root }: Document): void {
  root.removeAttribute(NARROWED);
  if (root.scrollWidth > root.clientWidth) root.setAttribute(NARROWED, '');
}

/** Whether a member sees any of a letter's words. */
function showsWords(letter: Document): boolean {
  const texts = letter.createTreeWalker(letter.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode as Text;
    if (data.trim() === '' || !parentElement) continue;
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
 * Takes its own looks from a letter that hides all of its words by them (security 36).
 * @param own the stylesheet that every letter has
 */
export function showWords(letter: Document, own: CSSStyleSheet): void {
  if (letter.body.textContent.trim() === '' || showsWords(letter)) return;
  letter.adoptedStyleSheets = [own];
  if (showsWords(letter)) return;
  for (const element of letter.querySelectorAll('body, body *')) element.removeAttribute('style');
}
