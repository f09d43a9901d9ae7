import { Parser, type Handler } from 'htmlparser2';
import { ForeignWords } from './foreign-words';
import { nameOfLink } from './links';
import { withoutNames } from './name-references';

export type Attributes = Readonly<Record<string, string>>;

const nothing = () => '';

/** The text of an input by its type, where it is not the value. */
const INPUTS = new Map<string, (attributes: Attributes) => string>([
  ['checkbox', ({ checked }) => (checked === undefined ? '☐' : '☑')],
  ['radio', ({ checked }) => (checked === undefined ? '○' : '◉')],
  ['image', ({ alt = '' }) => alt],
  // Their values are for the page, not for readers.
  ...['hidden', 'password', 'file', 'color', 'range'].map((type) => [type, nothing] as const),
]);

/** The texts of elements without content, by name. */
const WORDS = new Map<string, (attributes: Attributes) => string>([
  ['area', ({ alt, title, href = null }) => alt || title || nameOfLink(href)],
  // Such as 'Covered' of a tick.
  ['svg', (attributes) => (attributes['aria-label'] ?? '').trim()],
  [
    'input',
    (attributes) => {
      const { type = '', value = '' } = attributes;
      return INPUTS.get(type.toLowerCase())?.(attributes) ?? value;
    },
  ],
]);

/**
 * The text of an element without content, or of a drawing without words. A field has its value, because readers of an
 * email can't change it.
 */
export const wordsOfVoid = (name: string, attributes: Attributes): string =>
  WORDS.get(name)?.(attributes) ?? '';

/** Elements with plain text as content, shown line by line. */
export const PLAIN_TEXT = /^(?:textarea|xmp|plaintext|listing)$/;

/** Controls with content. */
const LABELLED = /^(?:button|option)$/;

/** Elements that show a number as a bar, and in place of it their content where a browser does not know them. */
const BAR = /^(?:meter|progress)$/;

const numberOf = ({ value = '', max = '' }: Attributes): string =>
  max === '' ? value : `${value} / ${max}`;

/** The element that takes the place of a control. */
function plainElement(name: string, attributes: Attributes, words: string): [string, Attributes] {
  const { href } = attributes;
  if (name === 'area' && words !== '') return ['a', href === undefined ? {} : { href }];
  if (PLAIN_TEXT.test(name)) return ['pre', {}];
  // A label is in no allow-list, so only its content is kept.
  return name === 'select' ? ['label', {}] : [name, attributes];
}

/** The tree that takes the elements of remote HTML. */
interface Builder {
  onopentag: (name: string, attributes: Attributes, isImplied: boolean) => void;
  onclosetag: () => void;
  ontext: (data: string) => void;
  onend: () => void;
}

/**
 * Passes the parsed elements to a builder, with text in place of controls: a field becomes its value, a text area its
 * lines, a select its chosen options, and an area of an image map a link with text. Of a drawing or a formula only the
 * words are passed.
 */
class PlainControls implements Partial<Handler> {
  /** The base of relative addresses. */
  base: string | undefined;
  private readonly builder: Builder;
  private isInSelect = false;
  private isChosen = false;
  /** The number of a bar that has no words yet. */
  private unsaid = '';
  private readonly foreign = new ForeignWords((words) => {
    this.show(words);
  });

  constructor(builder: Builder) {
    this.builder = builder;
  }

  onopentag(name: string, attributes: Attributes, isImplied: boolean): void {
    const words = wordsOfVoid(name, attributes);
    if (this.foreign.open(name, words)) return;
    const { builder } = this;
    if (name === 'base') this.base ??= attributes['href'];
    if (name === 'select') this.isInSelect = true;
    if (name === 'option') this.isChosen = attributes['selected'] !== undefined;
    builder.onopentag(...plainElement(name, attributes, words), isImplied);
    // Spaces separate controls that are side by side.
    if (words !== '') builder.ontext(` ${words} `);
    if (LABELLED.test(name)) this.show(' ');
    this.unsaid = BAR.test(name) ? numberOf(attributes) : '';
  }

  onclosetag(name: string): void {
    if (this.foreign.close()) return;
    if (BAR.test(name) && this.unsaid !== '') this.show(` ${this.unsaid} `);
    if (LABELLED.test(name)) this.show(' ');
    this.builder.onclosetag();
    if (name === 'option') this.isChosen = false;
    if (name === 'select') this.isInSelect = false;
  }

  ontext(data: string): void {
    if (!this.foreign.add(data)) this.show(data);
  }

  private show(data: string): void {
    if (data.trim() !== '') this.unsaid = '';
    if (!this.isInSelect || this.isChosen) this.builder.ontext(data);
  }

  onend(): void {
    this.builder.onend();
  }
}

/** Parses HTML for a builder. Returns the base that the HTML declares. */
export function parsePlain(html: string, builder: Builder): string | undefined {
  const controls = new PlainControls(builder);
  new Parser(controls).end(withoutNames(html));
  return controls.base;
}
