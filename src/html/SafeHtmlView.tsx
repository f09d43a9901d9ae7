import { useCallback } from 'react';
import { limitLooks } from './limits/limit-looks';
import { applyStyles } from './quiet-style';
import type { SafeHtml } from './safe-html';

/** Shows HTML that a sanitising policy has passed. */
export function SafeHtmlView({ html, className }: { html: SafeHtml; className: string }) {
  const show = useCallback(
    (view: HTMLElement | null) => {
      if (!view) return;
      const content = document.importNode(html, true);
      // Before it is in the page, where each change would recalculate styles.
      applyStyles(content);
      view.replaceChildren(content);
      limitLooks(view);
    },
    [html],
  );
  return <div ref={show} className={className} />;
}
