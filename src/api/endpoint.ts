/** Whether a value can be one segment of a path: '', '.' and '..' name another path, half a character none. */
export const isSegment = (value: string): boolean =>
  !['', '.', '..'].includes(value) && !/\p{Surrogate}/u.test(value);

/** One path value as one segment. */
function segment(name: string, value: string): string {
  if (!isSegment(value)) {
    throw new TypeError(`'${value}' is no value for the path parameter '${name}'`);
  }
  return encodeURIComponent(value);
}

/**
 * Fills the `:name` places of a path, each with one encoded segment.
 * @throws {TypeError} on a value that is missing or no segment
 */
export function fillPath(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => segment(name, params[name] ?? ''));
}

type FieldValue = string | number | boolean | File | undefined;
/** A call's query or multipart fields by name: a value or a list; undefined is left out. */
export type Fields = Readonly<Record<string, FieldValue | readonly FieldValue[]>>;

/** Each value with its field's name; a list repeats the name. */
function* entriesOf(fields: Fields): Generator<[string, string | File]> {
  for (const [name, value] of Object.entries(fields)) {
    for (const item of [value].flat()) {
      if (item !== undefined) yield [name, item instanceof File ? item : String(item)];
    }
  }
}

/** A query string with its question mark; undefined values are left out, lists are repeated. */
export function toSearch(query: Fields = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of entriesOf(query)) {
    search.append(name, value instanceof File ? value.name : value);
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

/** A multipart body: undefined fields are left out, a list of files is repeated under its name. */
export function toFormData(form: Fields): FormData {
  const data = new FormData();
  for (const [name, value] of entriesOf(form)) {
    if (typeof value === 'string') data.append(name, value);
    else data.append(name, value, value.name);
  }
  return data;
}
