/** A parameter that a query string contains exactly once. A duplicate counts as missing. */
export function singleParameter(search: string, name: string): string | undefined {
  const values = new URLSearchParams(search).getAll(name);
  return values.length === 1 ? values[0] : undefined;
}
