/** Whether a value can be a path segment. Dots would change the path, and lone surrogates can't be encoded. */
export const isSegment = (value: string): boolean =>
  !['', '.', '..'].includes(value) && !/\p{Surrogate}/u.test(value);

/** Encodes a path value as one segment. */
function segment(name: string, value: string): string {
  if (!isSegment(value)) {
    throw new TypeError(`'${value}' is not a valid value of the path parameter '${name}'`);
  }
  return encodeURIComponent(value);
}

/**
 * Fills in the `:name` parameters of a path, each encoded as one segment.
 * @throws {TypeError} on a missing or invalid value
 */
export function fillPath(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => segment(name, params[name] ?? ''));
}

type FieldValue = string | number | boolean | File | undefined;
/** Query or multipart fields by name, each a value or a list of values. Undefined values are omitted. */
export type Fields = Readonly<Record<string, FieldValue | readonly FieldValue[]>>;

/** Name and value pairs; a list repeats the name. */
function* entriesOf(fields: Fields): Generator<[string, string | File]> {
  for (const [name, value] of Object.entries(fields)) {
    for (const item of [value].flat()) {
      // A file made in a frame's document is no instance of this document's classes.
      if (item !== undefined) yield [name, typeof item === 'object' ? item : String(item)];
    }
  }
}

/** Returns a query string with its question mark; '' if it is empty. */
export function toSearch(query: Fields = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of entriesOf(query)) {
    search.append(name, typeof value === 'string' ? value : value.name);
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

/** Returns a multipart body. */
export function toFormData(form: Fields): FormData {
  const data = new FormData();
  for (const [name, value] of entriesOf(form)) {
    if (typeof value === 'string') data.append(name, value);
    else data.append(name, value, value.name);
  }
  return data;
}
