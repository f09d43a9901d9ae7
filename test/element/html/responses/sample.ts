/** A response in the manner of a mail program, and what must become of it. */
export interface Sample {
  readonly html: string;
  /** UTF-8 where it is left out. */
  readonly charset?: 'windows-1252';
  /** Words in view as soon as the response is. */
  readonly says: readonly string[];
  /** Words of earlier messages, behind a fold. */
  readonly folds?: readonly string[];
  /** Words of the markup that are nobody's to read. */
  readonly lacks?: readonly string[];
  /** How many of what is left, by selector. */
  readonly holds?: Readonly<Record<string, number>>;
  /** Styles as the browser computes them, by selector. */
  readonly looks?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Every link, in its order. */
  readonly links?: readonly string[];
  /** Remote images: how many, and of which hosts. */
  readonly blocked?: readonly [count: number, ...hosts: string[]];
}

export type Samples = Readonly<Record<string, Sample>>;

/** A red pixel, as responses embed images. */
export const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==';
