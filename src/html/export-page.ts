import { MAX_QUERY_LENGTH } from '../domain/limits';
import { directionOf } from './direction';
import { easeText } from './ease-text';
import { MOST_EXPORTED, withFewLines } from './limits/budget';
import { directedText } from './limits/limit-directions';
import { fewSigns } from './limits/limit-signs';

/** A fact of an exported query. Each of its values may have several lines. */
export interface ExportFact {
  readonly label: string;
  readonly values: readonly string[];
}

interface ExportPage {
  readonly title: string;
  /** Shown below the title. */
  readonly origin: string;
  readonly facts: readonly ExportFact[];
}

/** Keeps white space as typed, so that text copied from the page equals the text that was sent. */
const STYLE = 'h1, p, dt, dd { white-space: pre-wrap; overflow-wrap: anywhere }';

/** Truncates a text to what a page can show. */
const whatFits = (text: string) =>
  text.length > MOST_EXPORTED ? `${text.slice(0, MOST_EXPORTED)}…` : text;

/** Appends text with its line breaks, never parsed as markup. */
function appendLines(parent: Element, text: string): void {
  // A text as short as a query keeps its long words whole. Only longer texts get breaks in them.
  const partsOf = (line: string) => (text.length > MAX_QUERY_LENGTH ? easeText(line) : [line]);
  const shown = fewSigns(whatFits(text));
  const append = directedText(shown);
  withFewLines(shown.split(/\r\n|\r|\n/)).forEach((line, index) => {
    if (index > 0) parent.append(parent.ownerDocument.createElement('br'));
    append(parent, partsOf(line));
  });
}

/** A self-contained HTML file that loads nothing and runs nothing (@spec §9). */
export function exportPage({ title, origin, facts }: ExportPage): string {
  const page = document.implementation.createHTMLDocument();
  const add = (parent: Element, name: string, text: string) => {
    const element = page.createElement(name);
    appendLines(element, text);
    // Not 'auto', because a browser would search for the direction at each part, here and when it loads the file.
    element.dir = directionOf(element);
    parent.append(element);
  };
  // In no document, because a portal's policy would block styles in one.
  const html = page.createElement('html');
  html.lang = document.documentElement.lang || 'en';
  const head = page.createElement('head');
  const body = page.createElement('body');
  const charset = page.createElement('meta');
  charset.setAttribute('charset', 'utf-8');
  const policy = page.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "default-src 'none'; style-src 'unsafe-inline'";
  const viewport = page.createElement('meta');
  viewport.name = 'viewport';
  viewport.content = 'width=device-width';
  const heading = page.createElement('title');
  heading.textContent = title;
  const style = page.createElement('style');
  style.textContent = STYLE;
  head.append(charset, policy, viewport, heading, style);

  add(body, 'h1', title);
  add(body, 'p', origin);
  const list = page.createElement('dl');
  for (const { label, values } of facts) {
    add(list, 'dt', label);
    for (const value of values) add(list, 'dd', value);
  }
  body.append(list);
  html.append(head, body);
  return `<!doctype html>\n${html.outerHTML}\n`;
}
