import { withoutInvisible } from './invisible';
import { FILE_EXTENSIONS, MAX_FILES, MAX_TOTAL_BYTES } from './limits';

/** Why a chosen file was not added. */
export type RefusalReason = SelectionRefusal | ContentRefusal;
type SelectionRefusal = 'type' | 'empty' | 'too-large' | 'too-many' | 'duplicate';
/**
 * The content contradicts the name, the file can't be read (it was deleted), is a folder, or is one of too many to
 * read.
 */
export type ContentRefusal = 'other-content' | 'unreadable' | 'folder' | 'too-many';

/** A file that was not added, and why. */
export interface RefusedFile<F = File> {
  readonly file: F;
  readonly reason: RefusalReason;
}

/** The result of a choice of files: the accepted files in order, and the refused ones. */
export interface FileSelection<F> {
  readonly files: readonly F[];
  readonly refusals: readonly RefusedFile<F>[];
}

/** The facts about a file that the rules need, as in a browser's `File`. */
export interface FileFacts {
  readonly name: string;
  readonly size: number;
  readonly lastModified?: number;
}

/**
 * A file name without invisible characters, and without the white space and dots that some systems drop from its end.
 */
export const plainFileName = (name: string): string =>
  withoutInvisible(name).replace(/[\s.]+$/u, '');

/** A file name's extension in lower case; '' without a dot, or if nothing precedes it. */
export const fileExtension = (name: string): string =>
  /[^.]\.+([^.]+)$/.exec(plainFileName(name))?.[1]?.toLowerCase() ?? '';

/** The total size of files in bytes. */
export const totalBytes = (files: readonly FileFacts[]): number =>
  files.reduce((sum, file) => sum + file.size, 0);

/** Whether a file of this name may be attached. */
export const isAllowedType = (name: string): boolean =>
  (FILE_EXTENSIONS as readonly string[]).includes(fileExtension(name));

/** Whether a browser can show a file of this name as a picture. */
export const isPicture = (name: string): boolean =>
  ['png', 'jpg', 'jpeg'].includes(fileExtension(name));

/** Whether two files seem to be one file that was chosen twice. */
export const isSameFile = (a: FileFacts, b: FileFacts) =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

/** The limit of number or size that the files exceed, if any. */
export function brokenLimit(files: readonly FileFacts[]): 'too-many' | 'too-large' | undefined {
  if (files.length > MAX_FILES) return 'too-many';
  return totalBytes(files) > MAX_TOTAL_BYTES ? 'too-large' : undefined;
}

function refusalReason(
  kept: readonly FileFacts[],
  file: FileFacts,
  content: ContentRefusal | undefined,
): RefusalReason | undefined {
  if (content === 'folder') return content;
  if (!isAllowedType(file.name)) return 'type';
  if (file.size === 0) return 'empty';
  if (kept.some((other) => isSameFile(other, file))) return 'duplicate';
  if (content) return content;
  return brokenLimit([...kept, file]);
}

/**
 * Adds chosen files to the kept ones by the rules of @spec §5 Attachments. One refused file does not affect the
 * others; of too many files the first ten are accepted.
 * @param contentRefusal the result of reading a file's content, if it was read
 */
export function addFiles<F extends FileFacts>(
  kept: readonly F[],
  chosen: readonly F[],
  contentRefusal: (file: F) => ContentRefusal | undefined = () => undefined,
): FileSelection<F> {
  const files = [...kept];
  const refusals: RefusedFile<F>[] = [];
  for (const file of chosen) {
    const reason = refusalReason(files, file, contentRefusal(file));
    if (reason === undefined) files.push(file);
    else refusals.push({ file, reason });
  }
  return { files, refusals };
}
