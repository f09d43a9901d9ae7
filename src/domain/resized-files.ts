import { fileExtension, plainFileName, totalBytes, type FileFacts } from './attachment-rules';
import { freeName } from './free-name';
import { MAX_FILES, MAX_TOTAL_BYTES } from './limits';

/**
 * The name of a photo as a JPEG. `.jpg` and `.jpeg` are kept as written.
 * @param others the names of the other files
 */
export function jpegName(name: string, others: readonly string[]): string {
  const plain = plainFileName(name) || 'photo';
  const extension = fileExtension(plain);
  const stem = extension === '' ? plain : plain.slice(0, plain.lastIndexOf('.'));
  const end = ['jpg', 'jpeg'].includes(extension) ? plain.slice(stem.length) : '.jpg';
  return freeName(others, (ending) => stem + ending + end);
}

/** Drawn photos, to be put into a list of files. */
export interface DrawnPhotos<F, Drawn> {
  readonly drawn: ReadonlyMap<F, Drawn>;
  /** Photos to add, drawn or unchanged. */
  readonly added: readonly F[];
  /** Creates a file of a drawn photo. */
  readonly toFile: (photo: F, drawn: Drawn, name: string) => F;
}

/** The drawn photos of a list. */
export interface ResizedList<F> {
  /** The file of each drawn photo. */
  readonly made: ReadonlyMap<F, F>;
  /** The photos that are added. */
  readonly settled: readonly F[];
}

/**
 * Puts drawn photos into the current list, which may have changed while they were drawn. Photos beyond the limit of
 * ten files are not added.
 * @returns undefined if the files would exceed the size limit together
 */
export function withDrawn<F extends FileFacts, Drawn>(
  listed: readonly F[],
  { drawn, added, toFile }: DrawnPhotos<F, Drawn>,
): ResizedList<F> | undefined {
  const settled = added
    .filter((photo) => !listed.includes(photo))
    .slice(0, Math.max(0, MAX_FILES - listed.length));
  const all = [...listed, ...settled];
  const names = all.filter((file) => !drawn.has(file)).map(({ name }) => name);
  const made = new Map<F, F>();
  for (const photo of all) {
    const result = drawn.get(photo);
    if (result === undefined) continue;
    const name = jpegName(photo.name, names);
    names.push(name);
    made.set(photo, toFile(photo, result, name));
  }
  const files = all.map((file) => made.get(file) ?? file);
  return totalBytes(files) > MAX_TOTAL_BYTES ? undefined : { made, settled };
}
