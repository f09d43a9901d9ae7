/**
 * The first name that no other file has. Names that differ only in case are the same on Windows.
 * @param nameWith the name with a suffix: '', '-2', '-3' and so on
 */
export function freeName(others: readonly string[], nameWith: (ending: string) => string): string {
  const taken = new Set(others.map((other) => other.toLowerCase()));
  for (let number = 1; ; number += 1) {
    const name = nameWith(number === 1 ? '' : `-${String(number)}`);
    if (!taken.has(name.toLowerCase())) return name;
  }
}
