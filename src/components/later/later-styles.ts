import type { RefCallback } from 'react';
import { createStylesheet } from '../../host/stylesheet';

const sheets = new Map<string, CSSStyleSheet>();

/** Returns a ref for what a part renders: it adds the part's styles to the element around it. */
export const laterStyles =
  (css: string): RefCallback<Element> =>
  (part) => {
    const root = part?.getRootNode();
    if (!(root instanceof ShadowRoot)) return;
    const sheet = sheets.get(css) ?? createStylesheet(css);
    sheets.set(css, sheet);
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
  };
