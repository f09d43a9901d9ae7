import { withFewLines } from './budget';

/** A fact of a record; each of its values may have several lines. */
export interface RecordFact {
  readonly label: string;
  readonly values: readonly string[];
}

interface RecordPage {
  readonly title: string;
  /** Shown below the title. */
  readonly origin: string;
  readonly facts: readonly RecordFact[];
}

/** As much of a word as fits on a phone's line, where more of the word follows. */
const FULL_LINE = /(\S{24})(?=\S)/u;

/** Text with its line ends. Nothing in it is read as markup. */
function appendText(parent: Element, text: string): void {
  const page = parent.ownerDocument;
  for (const [index, line] of withFewLines(text.split(/\r\n|\r|\n/)).entries()) {
    if (index > 0) parent.append(page.createElement('br'));
    // The page has no styles that would break a long word.
    for (const part of line.split(FULL_LINE).filter(Boolean)) {
      if (parent.lastChild?.nodeType === Node.TEXT_NODE) parent.append(page.createElement('wbr'));
      parent.append(part);
    }
  }
}

/** A self-contained HTML file that loads nothing and runs nothing (@spec §9). */
export function recordPage({ title, origin, facts }: RecordPage): string {
  const page = document.implementation.createHTMLDocument(title);
  const add = (parent: Element, name: string, text: string) => {
    const element = page.createElement(name);
    element.dir = 'auto';
    appendText(element, text);
    parent.append(element);
  };
  const charset = page.createElement('meta');
  charset.setAttribute('charset', 'utf-8');
  const policy = page.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "default-src 'none'";
  const viewport = page.createElement('meta');
  viewport.name = 'viewport';
  viewport.content = 'width=device-width';
  page.head.prepend(charset, policy, viewport);
  page.documentElement.lang = document.documentElement.lang || 'en';

  add(page.body, 'h1', title);
  add(page.body, 'p', origin);
  const list = page.createElement('dl');
  for (const { label, values } of facts) {
    add(list, 'dt', label);
    for (const value of values) add(list, 'dd', value);
  }
  page.body.append(list);
  return `<!doctype html>\n${page.documentElement.outerHTML}\n`;
}
