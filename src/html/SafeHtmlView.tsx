import { useLayoutEffect, useRef } from 'react';
import { applyStyles } from './apply-styles';
import type { SafeHtml } from './safe-html';

/** Shows HTML that a sanitising policy has passed. */
export function SafeHtmlView({ html, className }: { html: SafeHtml; className: string }) {
  const view = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!view.current) return;
    view.current.replaceChildren(document.importNode(html, true));
    applyStyles(view.current);
  }, [html]);
  return <div ref={view} className={className} />;
}
