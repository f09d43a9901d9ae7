import { useEffect, useEffectEvent, type RefObject } from 'react';
import { applyStyles } from '../apply-styles';
import { limitFonts } from '../limit-fonts';
import { fitWidth, showWords } from './fit-response';
import { moveChildren } from './move-children';
import responseCss from './response.css';
import type { SafeDocument } from './safe-document';

/** Room for a horizontal scrollbar under a response that is too wide, in pixels. */
const SCROLLBAR = 18;
/** A higher response scrolls in its frame, in pixels: browsers show nothing of one that is millions high. */
const TALLEST = 100_000;

/**
 * Without scripts, ever. Of this page's origin, so that it can be filled and measured; its links open
 * tabs, and it can be printed.
 */
const SANDBOX = 'allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-modals';

/** What a response's own sheet may not change: its frame is as high as its content, and would grow for ever. */
const AS_HIGH_AS_CONTENT = {
  height: 'auto',
  'min-height': '0',
  'max-height': 'none',
  float: 'none',
  display: 'block',
};

type View = Window & typeof globalThis;

/** A stylesheet of the response's own window: it works where the host's CSP forbids inline styles. */
function sheetOf({ CSSStyleSheet: Sheet }: View, css: string): CSSStyleSheet {
  const sheet = new Sheet();
  sheet.replaceSync(css);
  return sheet;
}

/** Copies a response into the document of its frame: its own `body` becomes the document's. */
function fillPage(response: Document, { content }: SafeDocument): void {
  const copy = response.importNode(content, true);
  const [root] = copy.children;
  for (const { name, value } of root?.attributes ?? []) response.body.setAttribute(name, value);
  response.body.replaceChildren();
  moveChildren(root ?? copy, response.body);
}

function letGrow(response: Document): void {
  for (const { style } of [response.documentElement, response.body])
    for (const [name, value] of Object.entries(AS_HIGH_AS_CONTENT))
      style.setProperty(name, value, 'important');
}

interface ResponseFrameProps {
  readonly ref: RefObject<HTMLIFrameElement | null>;
  readonly title: string;
  readonly document: SafeDocument;
  /** Called when a decoration throws: the response is shown without it. */
  readonly onPlain: () => void;
}

/** A response in a sandboxed frame, as high as its content. */
export function ResponseFrame({ ref, title, document: shown, onPlain }: ResponseFrameProps) {
  const decorate = useEffectEvent((work: () => void) => {
    try {
      work();
    } catch {
      onPlain();
    }
  });
  useEffect(() => {
    const { current: element } = ref;
    if (!element) return;
    let frame: number | undefined;
    let width = 0;
    let ours: CSSStyleSheet | undefined;
    const fit = (response: Document, isNewWidth: boolean) => {
      const root = response.documentElement;
      fitWidth(response, isNewWidth);
      const scrollbar = root.scrollWidth > root.clientWidth ? SCROLLBAR : 0;
      const height = Math.ceil(root.getBoundingClientRect().height) + scrollbar;
      element.style.height = `${String(Math.min(height, TALLEST))}px`;
      root.toggleAttribute('data-tall', height > TALLEST);
      // Content that overflows at the end is not part of the root's height.
      const beyond = root.scrollHeight - root.clientHeight;
      if (beyond > 0 && height + beyond <= TALLEST)
        element.style.height = `${String(height + beyond)}px`;
    };
    // In the next frame: a change within the callback would report an error to the page.
    const fitNow = () => {
      const { contentDocument: response, clientWidth } = element;
      if (!response) return;
      const isNewWidth = clientWidth !== width;
      width = clientWidth;
      decorate(() => {
        // Media queries of a response may hide its text in a narrower frame.
        if (isNewWidth && ours) showWords(response, ours);
      });
      decorate(() => {
        try {
          fit(response, isNewWidth);
        } catch (error) {
          // A response whose height is unknown scrolls in its frame.
          response.documentElement.setAttribute('data-tall', '');
          throw error;
        }
      });
    };
    const observer = new ResizeObserver(() => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      frame = requestAnimationFrame(fitNow);
    });
    const show = () => {
      const { contentDocument: response, contentWindow: view } = element;
      // The first load event may be that of the blank page.
      if (response?.URL !== 'about:srcdoc' || !view) return;
      fillPage(response, shown);
      decorate(() => {
        applyStyles(response);
      });
      decorate(() => {
        ours = sheetOf(view as View, responseCss);
        response.adoptedStyleSheets = [ours];
        response.adoptedStyleSheets = [ours, sheetOf(view as View, shown.css)];
      });
      decorate(() => {
        limitFonts(response.body);
      });
      decorate(() => {
        letGrow(response);
      });
      width = 0;
      fitNow();
      observer.disconnect();
      observer.observe(response.documentElement);
    };
    element.addEventListener('load', show);
    element.srcdoc = shown.page;
    return () => {
      element.removeEventListener('load', show);
      observer.disconnect();
      if (frame !== undefined) cancelAnimationFrame(frame);
    };
  }, [ref, shown]);
  return (
    <iframe ref={ref} className="response-frame" part="letter" title={title} sandbox={SANDBOX} />
  );
}
