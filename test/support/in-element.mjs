/**
 * Waits for a visible match of a selector in the element. With `visible` puppeteer checks every frame; without
 * it checks when the document changes, and misses changes in a shadow tree.
 */
export const inElement = (frame, selector) =>
  frame.waitForSelector(`>>> ${selector}`, { visible: true });
