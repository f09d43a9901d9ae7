import { Parser, type Handler } from 'htmlparser2';
import { DROPPED_WHOLE, RAW_TEXT, type AllowList } from './allow-lists';
import {
  LONGEST_ATTRIBUTE,
  LONGEST_SPAN,
  MOST_DEPTH,
  MOST_ELEMENTS,
  MOST_LINES,
  MOST_OPEN,
  MOST_SPANNED,
  MOST_STYLE,
  TooMuchMarkup,
} from './budget';
import { easeText } from './ease-text';
import { QUIET_STYLE } from './quiet-style';
import { parentOf, type Within } from './siblings';

/** HTML from outside as nodes of a document that is never shown. Not yet sanitised. */
export interface MarkupTree {
  /** Has the content, and the attributes of the `body` or else the `html` tag. */
  readonly root: HTMLElement;
  /** The texts of the style elements, in their order. */
  readonly sheets: readonly string[];
}

type MayHold = Pick<AllowList, 'elements' | 'attributes'>;
type Attributes = Readonly<Record<string, string>>;

/** Where the parser is: in an element that is built, in one that is dropped, or in a style element. */
type Place = Within | 'dropped' | 'style';

/** Attributes that become styles, and are not kept. */
const OLD_LOOKS = ['background', 'bgcolor', 'text'];
const ADDRESSES = new Set(['href', 'src', 'background']);
const SPANS = new Set(['colspan', 'rowspan', 'span']);
const DROPPED = new Set([...DROPPED_WHOLE, ...RAW_TEXT]);

/** A document without a browsing context: no image in it loads, no script runs. */
const inert = document.implementation.createHTMLDocument('');

/** Builds the elements of an allow-list; of all others the content is kept. */
class TreeBuilder implements Partial<Handler> {
  readonly root = inert.createElement('div');
  readonly sheets: string[] = [];
  private readonly places: Place[] = [{ element: this.root, depth: 0 }];
  private readonly text: string[] = [];
  private elements = 0;
  private lines = 0;
  private spanned = 0;

  private readonly allowed: ReadonlySet<string>;
  private readonly attributes: ReadonlySet<string>;

  constructor({ elements, attributes }: MayHold) {
    this.allowed = new Set(elements);
    this.attributes = new Set([...attributes, ...OLD_LOOKS]);
  }

  onopentag(name: string, attributes: Attributes, isImplied: boolean): void {
    this.endText();
    if (this.places.length > MOST_OPEN) throw new TooMuchMarkup();
    // The parser makes an empty paragraph of an end tag alone.
    this.places.push(isImplied ? this.place : this.open(name, attributes));
  }

  onclosetag(): void {
    this.endText();
    this.places.pop();
  }

  ontext(data: string): void {
    if (this.place !== 'dropped') this.text.push(data);
  }

  onend(): void {
    this.endText();
  }

  private get place(): Place {
    return this.places.at(-1) ?? 'dropped';
  }

  private open(name: string, attributes: Attributes): Place {
    if (typeof this.place === 'string') return 'dropped';
    if (name === 'style') return 'style';
    if (DROPPED.has(name)) return 'dropped';
    if (name === 'html' || name === 'body') this.setAttributes(this.root, attributes);
    if (!this.allowed.has(name)) return this.place;
    const place = parentOf(name, this.place);
    this.elements += 1;
    if (this.elements > MOST_ELEMENTS) throw new TooMuchMarkup();
    this.spendLines(1, place.depth);
    if (place.depth >= MOST_DEPTH) return place;
    const element = inert.createElement(name);
    this.setAttributes(element, attributes);
    this.limitSpans(element);
    place.element.append(element);
    return { element, depth: place.depth + 1 };
  }

  private spendLines(lines: number, depth: number): void {
    this.lines += lines * (depth + 1);
    if (this.lines > MOST_LINES) throw new TooMuchMarkup();
  }

  private endText(): void {
    const data = this.text.join('');
    this.text.length = 0;
    const { place } = this;
    if (data === '' || place === 'dropped') return;
    if (place === 'style') {
      this.sheets.push(data);
      return;
    }
    const eased = easeText(data);
    this.spendLines(eased.length, place.depth);
    place.element.append(eased);
  }

  private setAttributes(element: Element, attributes: Attributes): void {
    for (const [name, value] of Object.entries(attributes)) {
      // A style attribute would be parsed at once, and a policy would report it.
      if (name === 'style') element.setAttribute(QUIET_STYLE, value.slice(0, MOST_STYLE));
      else if (this.attributes.has(name) && !name.startsWith('data-'))
        element.setAttribute(name, easeAttribute(name, value));
    }
  }

  /** A table is as large as its spans say, whatever stands in it. */
  private limitSpans(element: Element): void {
    const [colspan, rowspan, span] = ['colspan', 'rowspan', 'span'].map((name) => {
      const given = Number.parseInt(element.getAttribute(name) ?? '', 10);
      if (given > LONGEST_SPAN) element.setAttribute(name, String(LONGEST_SPAN));
      return given > 1 ? Math.min(given, LONGEST_SPAN) : 1;
    }) as [number, number, number];
    const covered = colspan * rowspan * span;
    if (covered === 1) return;
    this.spanned += covered;
    if (this.spanned > MOST_SPANNED) for (const name of SPANS) element.removeAttribute(name);
  }
}

const easeAttribute = (name: string, value: string): string =>
  ADDRESSES.has(name) ? value : easeText(value.slice(0, LONGEST_ATTRIBUTE));

/**
 * Reads HTML from outside once, and builds what it may hold of it.
 * @throws {TooMuchMarkup} where no browser could show it without a freeze
 */
export function readMarkup(html: string, mayHold: MayHold): MarkupTree {
  const builder = new TreeBuilder(mayHold);
  new Parser(builder).end(html);
  return builder;
}
