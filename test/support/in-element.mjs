/**
 * Waits for a visible match of a selector in the element. With `visible` puppeteer checks every frame; without it,
 * only when the document changes, and it misses changes in a shadow tree.
 */
export const inElement = (frame, selector) =>
  frame.waitForSelector(`>>> ${selector}`, { visible: true });
