import { useLayoutEffect, type RefObject } from 'react';
import { createStylesheet } from '../../host/stylesheet';

const sheets = new Map<string, CSSStyleSheet>();

/** Adds the styles of a part to the element around it, once the part renders something. */
export function useLaterStyles(css: string, part: RefObject<Element | null>): void {
  useLayoutEffect(() => {
    const root = part.current?.getRootNode();
    if (!(root instanceof ShadowRoot)) return;
    const sheet = sheets.get(css) ?? createStylesheet(css);
    sheets.set(css, sheet);
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
  });
}
