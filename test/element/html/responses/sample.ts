/** A response written like one of a mail program, and the expected result. */
export interface Sample {
  readonly html: string;
  /** UTF-8 if absent. */
  readonly charset?: 'windows-1252';
  /** Texts visible at once. */
  readonly says: readonly string[];
  /** Texts of earlier messages, which are folded. */
  readonly folds?: readonly string[];
  /** Texts of the markup that must not appear. */
  readonly lacks?: readonly string[];
  /** How many elements remain, by selector. */
  readonly holds?: Readonly<Record<string, number>>;
  /** Computed styles, by selector. */
  readonly looks?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The addresses of all links, in order. */
  readonly links?: readonly string[];
  /** How many remote images are blocked, and from which hosts. */
  readonly blocked?: readonly [count: number, ...hosts: string[]];
}

export type Samples = Readonly<Record<string, Sample>>;

/** A red pixel, as responses embed images. */
export const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==';
