import { Parser, type Handler } from 'htmlparser2';

export type Attributes = Readonly<Record<string, string>>;

const nothing = () => '';

/** The text of an input by its type, where that is not its value. */
const INPUTS = new Map<string, (attributes: Attributes) => string>([
  ['checkbox', ({ checked }) => (checked === undefined ? '☐' : '☑')],
  ['radio', ({ checked }) => (checked === undefined ? '○' : '◉')],
  ['image', ({ alt = '' }) => alt],
  // Their values are for the page, not for its readers.
  ...['hidden', 'password', 'file', 'color', 'range'].map((type) => [type, nothing] as const),
]);

/** The words of an element that has no content: of a field its value. Readers of an email can't change it. */
export function wordsOfVoid(name: string, attributes: Attributes): string {
  const { type = '', alt = '', title = '', value = '' } = attributes;
  if (name === 'area') return alt || title;
  if (name !== 'input') return '';
  return INPUTS.get(type.toLowerCase())?.(attributes) ?? value;
}

/** Elements whose content is text alone, shown line by line. */
export const PLAIN_TEXT = /^(?:textarea|xmp|plaintext|listing)$/;

/** Controls with content. */
const LABELLED = /^(?:button|option)$/;

/** The tree that takes the elements of remote HTML. */
interface Builder {
  onopentag: (name: string, attributes: Attributes, isImplied: boolean) => void;
  onclosetag: () => void;
  ontext: (data: string) => void;
  onend: () => void;
}

/**
 * Passes on the elements that a parser reads, with text in place of controls: a field becomes its value, a text
 * area its lines, a list of options the chosen ones, and an area of an image map a link with its words.
 */
class PlainControls implements Partial<Handler> {
  /** The address that relative ones belong to. */
  base: string | undefined;
  private readonly builder: Builder;
  private isInSelect = false;
  private isChosen = false;

  constructor(builder: Builder) {
    this.builder = builder;
  }

  onopentag(name: string, attributes: Attributes, isImplied: boolean): void {
    const { builder } = this;
    const { href } = attributes;
    if (name === 'base') this.base ??= href;
    if (name === 'select') this.isInSelect = true;
    if (name === 'option') this.isChosen = attributes['selected'] !== undefined;
    const words = wordsOfVoid(name, attributes);
    if (name === 'area' && words !== '')
      builder.onopentag('a', href === undefined ? {} : { href }, isImplied);
    else if (PLAIN_TEXT.test(name)) builder.onopentag('pre', {}, isImplied);
    // No list holds a label, so that its content is kept.
    else if (name === 'select') builder.onopentag('label', {}, isImplied);
    else builder.onopentag(name, attributes, isImplied);
    // Controls may be side by side.
    if (words !== '') builder.ontext(` ${words} `);
    if (LABELLED.test(name)) this.ontext(' ');
  }

  onclosetag(name: string): void {
    if (LABELLED.test(name)) this.ontext(' ');
    this.builder.onclosetag();
    if (name === 'option') this.isChosen = false;
    if (name === 'select') this.isInSelect = false;
  }

  ontext(data: string): void {
    if (!this.isInSelect || this.isChosen) this.builder.ontext(data);
  }

  onend(): void {
    this.builder.onend();
  }
}

/** Parses HTML for a builder; returns the base that it names. */
export function parsePlain(html: string, builder: Builder): string | undefined {
  const controls = new PlainControls(builder);
  new Parser(controls).end(html);
  return controls.base;
}
