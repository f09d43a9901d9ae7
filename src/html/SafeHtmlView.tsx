import { useLayoutEffect, useRef } from 'react';
import { applyStyles } from './apply-styles';
import type { SafeHtml } from './safe-html';

/** Shows HTML that a sanitising policy has passed. */
export function SafeHtmlView({ html, className }: { html: SafeHtml; className: string }) {
  const view = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!view.current) return;
    const content = document.importNode(html, true);
    // Outside the page first: there every change of a style is looked into.
    applyStyles(content);
    view.current.replaceChildren(content);
  }, [html]);
  return <div ref={view} className={className} />;
}
