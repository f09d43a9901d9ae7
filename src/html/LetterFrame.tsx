import { useEffect, type RefObject } from 'react';
import { applyStyles } from './apply-styles';
import letterCss from './letter.css';
import type { SafeDocument } from './safe-document';
import { narrowTables } from './wide-tables';

/** Room for a horizontal scrollbar under a letter that is too wide, in pixels. */
const SCROLLBAR = 18;

/**
 * Without scripts, ever. Of this page's origin, so that it can be filled and measured; its links open
 * tabs, and it can be printed.
 */
const SANDBOX = 'allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-modals';

/** A stylesheet of the letter's own window: it works where the host's CSP forbids inline styles. */
function adoptStyles(view: Window & typeof globalThis, letter: Document): void {
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(letterCss);
  letter.adoptedStyleSheets = [sheet];
}

interface LetterFrameProps {
  readonly ref: RefObject<HTMLIFrameElement | null>;
  readonly title: string;
  readonly document: SafeDocument;
}

/** A letter in a sandboxed frame, as high as its content. */
export function LetterFrame({ ref, title, document: { page, content } }: LetterFrameProps) {
  useEffect(() => {
    const { current: element } = ref;
    if (!element) return;
    let frame: number | undefined;
    const fitNow = () => {
      const { contentDocument: letter } = element;
      if (!letter) return;
      narrowTables(letter);
      const root = letter.documentElement;
      const scrollbar = root.scrollWidth > root.clientWidth ? SCROLLBAR : 0;
      const height = Math.ceil(root.getBoundingClientRect().height) + scrollbar;
      element.style.height = `${String(height)}px`;
      // What reaches out of its box at the letter's end is no part of the root's own height.
      const beyond = root.scrollHeight - root.clientHeight;
      if (beyond > 0) element.style.height = `${String(height + beyond)}px`;
    };
    // In a frame of its own: what it changes would make the observer an error of the page.
    const fit = new ResizeObserver(() => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      frame = requestAnimationFrame(fitNow);
    });
    const show = () => {
      const { contentDocument: letter, contentWindow: view } = element;
      // A frame may tell first of the blank page it began with.
      if (letter?.URL !== 'about:srcdoc' || !view) return;
      adoptStyles(view as Window & typeof globalThis, letter);
      letter.body.replaceChildren(letter.importNode(content, true));
      applyStyles(letter);
      narrowTables(letter);
      fit.disconnect();
      fit.observe(letter.documentElement);
    };
    element.addEventListener('load', show);
    element.srcdoc = page;
    return () => {
      element.removeEventListener('load', show);
      fit.disconnect();
      if (frame !== undefined) cancelAnimationFrame(frame);
    };
  }, [ref, page, content]);
  return <iframe ref={ref} className="letter" part="letter" title={title} sandbox={SANDBOX} />;
}
