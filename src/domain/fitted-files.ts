import { fileExtension, plainFileName, totalBytes, type FileFacts } from './attachment-rules';
import { freeName } from './free-name';
import { MAX_FILES, MAX_TOTAL_BYTES } from './limits';

/**
 * The name of a photo as a JPEG: `.jpg` and `.jpeg` stay as they are written.
 * @param others the names of the other files
 */
export function jpegName(name: string, others: readonly string[]): string {
  const plain = plainFileName(name) || 'photo';
  const extension = fileExtension(plain);
  const stem = extension === '' ? plain : plain.slice(0, plain.lastIndexOf('.'));
  const end = ['jpg', 'jpeg'].includes(extension) ? plain.slice(stem.length) : '.jpg';
  return freeName(others, (ending) => stem + ending + end);
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
    const name = jpegName(photo.name, names);
    names.push(name);
    return toFile(photo, result, name);
  });
  return totalBytes(files) > MAX_TOTAL_BYTES ? undefined : { files, settled };
}
