/** A value in a PDF. Strings and names have one character per byte. */
export type PdfValue =
  | number
  | boolean
  | null
  | PdfName
  | PdfString
  | PdfReference
  | readonly PdfValue[]
  | PdfDictionary;

export interface PdfName {
  readonly name: string;
}
export interface PdfString {
  readonly string: string;
}
export interface PdfReference {
  readonly number: number;
  readonly generation: number;
}
export type PdfDictionary = ReadonlyMap<string, PdfValue>;

export const isDictionary = (value: PdfValue | undefined): value is PdfDictionary =>
  value instanceof Map;

const has = <Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> =>
  typeof value === 'object' && value !== null && key in value;

/** A name's text; undefined for any other value. */
export const nameIn = (value: PdfValue | undefined): string | undefined =>
  has(value, 'name') ? value.name : undefined;

/** A string's bytes, each as one character; undefined for any other value. */
export const stringIn = (value: PdfValue | undefined): string | undefined =>
  has(value, 'string') ? value.string : undefined;

/** A whole number; undefined for any other value. */
export const integerIn = (value: PdfValue | undefined): number | undefined =>
  Number.isSafeInteger(value) ? (value as number) : undefined;

/** A reference; undefined for any other value. */
export const referenceIn = (value: PdfValue | undefined): PdfReference | undefined =>
  has(value, 'generation') ? value : undefined;
