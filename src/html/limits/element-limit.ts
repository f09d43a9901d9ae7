import { MOST_ELEMENTS, MOST_OF, TooMuchMarkup } from './budget';

/**
 * Returns a function that counts a document's elements, in total and by name.
 * @throws {TooMuchMarkup} in that function, on the first element over a limit
 */
export function elementLimit(): (name: string) => void {
  let elements = 0;
  const counts = new Map<string, number>();
  return (name) => {
    elements += 1;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    if (elements > MOST_ELEMENTS || count > (MOST_OF[name] ?? MOST_ELEMENTS))
      throw new TooMuchMarkup();
  };
}
