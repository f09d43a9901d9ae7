import { fileExtension, totalBytes, type FileFacts } from './attachment-rules';
import { MAX_FILES, MAX_TOTAL_BYTES } from './limits';

/** The name of a photo as a JPEG: `.jpg` and `.jpeg` stay as they are written. */
export function jpegName(name: string): string {
  const extension = fileExtension(name);
  if (['jpg', 'jpeg'].includes(extension)) return name;
  return `${extension === '' ? name : name.slice(0, -extension.length - 1)}.jpg`;
}

/** A name that no other file has; names that differ in their case are one to Windows. */
export function freeName(name: string, others: readonly string[]): string {
  const taken = new Set(others.map((other) => other.toLowerCase()));
  const dot = name.lastIndexOf('.');
  for (let number = 1; ; number += 1) {
    const ending = number === 1 ? '' : `-${String(number)}`;
    const free = `${name.slice(0, dot)}${ending}${name.slice(dot)}`;
    if (!taken.has(free.toLowerCase())) return free;
  }
}

/** Photos that were drawn, to be put into a list of files. */
export interface DrawnPhotos<F, Drawn> {
  readonly drawn: ReadonlyMap<F, Drawn>;
  /** Photos to add, drawn or as they are. */
  readonly added: readonly F[];
  /** Makes a file of a drawn photo. */
  readonly toFile: (photo: F, drawn: Drawn, name: string) => F;
}

/** The list with those photos, and the added ones in it. */
export interface FittedList<F> {
  readonly files: readonly F[];
  readonly settled: readonly F[];
}

/**
 * Puts drawn photos into the list as it is now: it may have changed while they were drawn. Ten files stay
 * the limit: the rest is not added.
 * @returns undefined if the files would be over the limit together
 */
export function withDrawn<F extends FileFacts, Drawn>(
  listed: readonly F[],
  { drawn, added, toFile }: DrawnPhotos<F, Drawn>,
): FittedList<F> | undefined {
  const settled = added
    .filter((photo) => !listed.includes(photo))
    .slice(0, Math.max(0, MAX_FILES - listed.length));
  const names = [...listed, ...settled].filter((file) => !drawn.has(file)).map(({ name }) => name);
  const files = [...listed, ...settled].map((photo) => {
    const result = drawn.get(photo);
    if (result === undefined) return photo;
    const name = freeName(jpegName(photo.name), names);
    names.push(name);
    return toFile(photo, result, name);
  });
  return totalBytes(files) > MAX_TOTAL_BYTES ? undefined : { files, settled };
}
