/**
 * `Array.from` for libraries, substituted by the build (`tooling/own-built-ins`). Prototype.js and MooTools replace
 * the page's `Array.from` with functions that support neither iterators nor a mapping.
 */
export function arrayFrom<T, U>(
  source: Iterable<T> | ArrayLike<T>,
  map?: (value: T, index: number) => U,
): (T | U)[] {
  const isIterable = Symbol.iterator in Object(source);
  const values = isIterable ? [...(source as Iterable<T>)] : (source as ArrayLike<T>);
  return [...Array(values.length).keys()].map((index) => {
    const value = values[index] as T;
    return map ? map(value, index) : value;
  });
}
