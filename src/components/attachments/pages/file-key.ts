const keys = new WeakMap<File, number>();
let last = 0;

/** A key of its own for each file: refused ones may have the same name and size. */
export function fileKey(file: File): number {
  const key = keys.get(file) ?? (last += 1);
  keys.set(file, key);
  return key;
}
