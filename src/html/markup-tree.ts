import type { Handler } from 'htmlparser2';
import { DROPPED_WHOLE, RAW_TEXT, type AllowList } from './allow-lists';
import { directionOf } from './direction';
import { easeAttribute } from './ease-attribute';
import { appendParts, easeText, longWords } from './ease-text';
import { MOST_DEPTH, MOST_OPEN, TooMuchMarkup } from './limits/budget';
import { elementLimit } from './limits/element-limit';
import { spanLimit } from './limits/span-limit';
import { withFewMarks } from './marks';
import { parsePlain, type Attributes } from './plain-controls';
import { QUIET_STYLE } from './quiet-style';
import { isBlankParagraph, parentOf, type Within } from './siblings';

/** Remote HTML as nodes of a document that is never shown. Not yet sanitised. */
export interface MarkupTree {
  /** Has the content, and the attributes of the `body` or else the `html` tag. */
  readonly root: HTMLElement;
  /** The texts of the style elements, in document order. */
  readonly sheets: readonly string[];
  /** The base of relative addresses, from a `base` element. */
  readonly base: string | undefined;
}

type MayHold = Pick<AllowList, 'elements' | 'attributes'>;

/** The parser's position: in an element that is built, in one that is dropped, or in a style element. */
type Place = Within | 'dropped' | 'style';

/** Attributes that responses convert to styles. They are removed afterwards. */
const OLD_LOOKS = ['background', 'bgcolor', 'text'];
const CELL = /^t[dh]$/;
const TABLE_PART = /^(?:table|thead|tbody|tfoot|tr|colgroup)$/;
/** Elements that start and end on their own lines. */
const BLOCK =
  /^(?:center|main|nav|form|fieldset|legend|details|summary|dialog|menu|dir|hgroup|search|marquee)$/;
/** Elements without content, which add no depth. */
const VOID = /^(?:br|hr|img|wbr)$/;
const DROPPED = new Set([...DROPPED_WHOLE, ...RAW_TEXT]);

/** A document without a browsing context, in which no image loads and no script runs. */
const inert = document.implementation.createHTMLDocument('');

/** Builds the allowed elements. Of all others only the content is kept. */
class TreeBuilder implements Partial<Handler> {
  readonly root = inert.createElement('div');
  readonly sheets: string[] = [];
  private readonly places: Place[] = [{ element: this.root, depth: 0 }];
  private readonly text: string[] = [];
  /** The media query of the current style element. */
  private media = '';
  /** Which of `html` and `body` have been opened. */
  private readonly documents = new Set<string>();
  private readonly continuesLongWord = longWords();
  private readonly spans = spanLimit();
  private readonly countElement = elementLimit();
  private readonly autoDirected: Element[] = [];

  private readonly allowed: ReadonlySet<string>;
  private readonly attributes: ReadonlySet<string>;

  constructor({ elements, attributes }: MayHold) {
    this.allowed = new Set(elements);
    this.attributes = new Set([...attributes, ...OLD_LOOKS]);
  }

  onopentag(name: string, attributes: Attributes, isImplied: boolean): void {
    this.endText();
    if (this.places.length > MOST_OPEN) throw new TooMuchMarkup();
    this.places.push(isImplied && this.isAtStart ? this.place : this.open(name, attributes));
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
    for (const element of this.autoDirected) element.setAttribute('dir', directionOf(element));
  }

  private get place(): Place {
    return this.places.at(-1) ?? 'dropped';
  }

  /** A lone end tag is an empty paragraph or a line break, which adds nothing where no words are before it. */
  private get isAtStart(): boolean {
    if (typeof this.place === 'string') return true;
    const { element } = this.place;
    const last = element.lastChild;
    return !last || TABLE_PART.test(element.localName) || isBlankParagraph(last);
  }

  private open(name: string, attributes: Attributes): Place {
    if (typeof this.place === 'string') return 'dropped';
    if (name === 'style') {
      this.media = attributes['media'] ?? '';
      return 'style';
    }
    if (DROPPED.has(name)) return 'dropped';
    if (name === 'html' || name === 'body') this.openDocument(name, attributes);
    if (this.allowed.has(name)) return this.build(name, attributes, this.place);
    // Not between the parts of a table, where forms are common, because a `div` would take their place.
    const isApart = BLOCK.test(name) && !TABLE_PART.test(this.place.element.localName);
    return isApart ? this.build('div', {}, this.place) : this.place;
  }

  private build(name: string, attributes: Attributes, within: Within): Within {
    const place = parentOf(name, within);
    this.leave(place);
    const lastCell = CELL.test(name) && this.spans.lastOfFull(place.element);
    // The remaining cells of a row go into its last cell.
    if (lastCell) return { element: lastCell, depth: place.depth + 1 };
    this.countElement(name);
    if (place.depth >= MOST_DEPTH && !VOID.test(name)) return place;
    const element = inert.createElement(name);
    this.setAttributes(element, attributes);
    this.spans.limit(element, place.element);
    place.element.append(element);
    return { element, depth: place.depth + 1 };
  }

  /** A quoted response may have another body. Only the attributes of the first one count. */
  private openDocument(name: string, attributes: Attributes): void {
    const isFirst = !this.documents.has(name) && !this.documents.has('body');
    this.documents.add(name);
    if (isFirst) this.setAttributes(this.root, attributes);
  }

  /** Text after an element that its sibling has closed goes to the parent, so that all words keep their order. */
  private leave(place: Within): void {
    for (let at = this.places.length - 1; at >= 0; at -= 1) {
      const open = this.places[at];
      if (typeof open !== 'object' || open.depth <= place.depth) return;
      this.places[at] = place;
    }
  }

  private endText(): void {
    const data = this.text.join('');
    this.text.length = 0;
    const { place } = this;
    if (data === '' || place === 'dropped') return;
    if (place === 'style') {
      this.sheets.push(this.media === '' ? data : `@media ${this.media} {\n${data}\n}`);
      return;
    }
    const text = withFewMarks(data);
    const eased = easeText(text);
    if (this.continuesLongWord(text)) eased.unshift('');
    appendParts(place.element, eased);
  }

  private setAttributes(element: Element, attributes: Attributes): void {
    for (const [name, value] of Object.entries(attributes)) {
      if (name === 'dir' && value.trim().toLowerCase() === 'auto') this.autoDirected.push(element);
      // A style attribute would be parsed at once, and the host's policy would report it.
      else if (name === 'style') element.setAttribute(QUIET_STYLE, value);
      else if (this.attributes.has(name) && !name.startsWith('data-')) {
        const eased = easeAttribute(name, value);
        if (eased !== undefined) element.setAttribute(name, eased);
      }
    }
  }
}

/**
 * Parses remote HTML once, and builds the allowed elements.
 * @throws {TooMuchMarkup} where every browser would freeze
 */
export function readMarkup(html: string, mayHold: MayHold): MarkupTree {
  const builder = new TreeBuilder(mayHold);
  const base = parsePlain(html, builder);
  return { root: builder.root, sheets: builder.sheets, base };
}
