import { limitLooks } from '../limits/limit-looks';
import { applyStyles } from '../quiet-style';
import { fitFrame, letGrow } from './fit-frame';
import { showWords } from './fit-response';
import { letDragsPass, refuseDrops } from './let-drags-pass';
import responseCss from './response.css';
import type { SafeDocument } from './safe-document';

type View = Window & typeof globalThis;

/**
 * The width of a response on paper, which A4 and Letter have within wide margins. Any width will do that is known before
 * the browser lays the page out for its paper, because no script runs after that, and a narrower frame cuts off its end.
 */
const PAPER_WIDTH = '640px';

/** A stylesheet of the frame's window, because the host's CSP may forbid inline styles. */
function sheetOf({ CSSStyleSheet: Sheet }: View, css: string): CSSStyleSheet {
  const sheet = new Sheet();
  sheet.replaceSync(css);
  return sheet;
}

/**
 * Moves the children of a node to the end of another. One by one, because a range takes WebKit seconds for thousands.
 */
function moveChildren(from: ParentNode, to: ParentNode): void {
  while (from.firstChild) to.append(from.firstChild);
}

/** Copies a response into its frame. The response's `body` becomes the document's. */
function fillPage(response: Document, { content }: SafeDocument): void {
  const copy = response.importNode(content, true);
  const [root] = copy.children;
  for (const { name, value } of root?.attributes ?? []) response.body.setAttribute(name, value);
  response.body.replaceChildren();
  moveChildren(root ?? copy, response.body);
}

/**
 * Shows a response in a frame, and keeps the frame as high as its content. Returns a function that stops this.
 * @param decorate runs optional work; never throws
 */
export function showInFrame(
  element: HTMLIFrameElement,
  shown: SafeDocument,
  decorate: (work: () => void) => void,
): () => void {
  let frame: number | undefined;
  let width = 0;
  let ours: CSSStyleSheet | undefined;
  const fit = () => {
    const { contentDocument: response, clientWidth } = element;
    if (!response) return;
    const isNewWidth = clientWidth !== width;
    width = clientWidth;
    decorate(() => {
      // Media queries of a response may hide its text in a narrower frame.
      if (isNewWidth && ours) showWords(response, ours);
    });
    decorate(() => {
      fitFrame(element, response, isNewWidth);
    });
  };
  // In the next animation frame, because a change within the observer's callback would report an error to the page, and
  // in Firefox the page still has the styles of paper at `afterprint`.
  const fitSoon = () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    frame = requestAnimationFrame(fit);
  };
  const observer = new ResizeObserver(fitSoon);
  const show = () => {
    const { contentDocument: response, contentWindow: view } = element;
    // The first load event may be that of the blank page.
    if (response?.URL !== 'about:srcdoc' || !view) return;
    fillPage(response, shown);
    refuseDrops(response);
    decorate(() => {
      applyStyles(response);
    });
    decorate(() => {
      ours = sheetOf(view as View, responseCss);
      response.adoptedStyleSheets = [ours];
      response.adoptedStyleSheets = [ours, sheetOf(view as View, shown.css)];
    });
    decorate(() => {
      limitLooks(response.body);
    });
    decorate(() => {
      letGrow(response);
    });
    width = 0;
    fit();
    observer.disconnect();
    observer.observe(response.documentElement);
  };
  const fitPaper = () => {
    element.style.width = PAPER_WIDTH;
    fit();
  };
  const fitPanel = () => {
    element.style.width = '';
    fitSoon();
  };
  const life = new AbortController();
  const { signal } = life;
  window.addEventListener('beforeprint', fitPaper, { signal });
  window.addEventListener('afterprint', fitPanel, { signal });
  element.addEventListener('load', show, { signal });
  letDragsPass(element, signal);
  element.srcdoc = shown.page;
  return () => {
    life.abort();
    observer.disconnect();
    if (frame !== undefined) cancelAnimationFrame(frame);
  };
}
