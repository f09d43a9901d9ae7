/**
 * Waits for what a selector finds in the element, once it is visible. Asked for that, puppeteer looks
 * at every frame; else it looks when the document changes, and misses changes in a shadow tree.
 */
export const inElement = (frame, selector) =>
  frame.waitForSelector(`>>> ${selector}`, { visible: true });
