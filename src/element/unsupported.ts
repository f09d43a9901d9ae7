import { emitterOf } from '../host/element-events';

/** The required feature that the platform lacks, as in an older browser, or in the DOM of a test in Node. */
export function missingFeature(): string | undefined {
  const platform = globalThis as Partial<typeof globalThis>;
  const sheet = platform.CSSStyleSheet?.prototype;
  if (!sheet || !('replaceSync' in sheet)) return 'constructable stylesheets';
  // Test DOMs without layout claim to support every style.
  if (platform.CSS?.supports('color', 'no colour') !== false) return 'layout';
  return platform.fetch ? undefined : 'fetch';
}

let isReported = false;

/**
 * Shows the content of the tag instead of a screen, and logs the reason once per page. Returns a function that
 * unmounts.
 */
export function showTagContent(element: Element, root: ShadowRoot, missing: string): () => void {
  root.replaceChildren(document.createElement('slot'));
  if (!isReported) {
    console.warn(`<medical-aid-inquiries>: no ${missing} here, so the content of the tag is shown`);
  }
  isReported = true;
  // Listeners may be added after the element.
  queueMicrotask(() => {
    emitterOf(element)('element-error', { message: `NotSupportedError in start: no ${missing}` });
  });
  return () => {
    root.replaceChildren();
  };
}
