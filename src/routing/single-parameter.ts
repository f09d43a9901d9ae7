/** A parameter that a query string has exactly once; a doubled one counts as missing. */
export function singleParameter(search: string, name: string): string | undefined {
  const values = new URLSearchParams(search).getAll(name);
  return values.length === 1 ? values[0] : undefined;
}
