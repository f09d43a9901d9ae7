import { useLayoutEffect, useRef } from 'react';
import { applyStyles } from './apply-styles';
import { limitFonts } from './limit-fonts';
import type { SafeHtml } from './safe-html';

/** Shows HTML that a sanitising policy has passed. */
export function SafeHtmlView({ html, className }: { html: SafeHtml; className: string }) {
  const view = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!view.current) return;
    const content = document.importNode(html, true);
    // Before it is in the page, where each change would recalculate styles.
    applyStyles(content);
    view.current.replaceChildren(content);
    limitFonts(view.current);
  }, [html]);
  return <div ref={view} className={className} />;
}
