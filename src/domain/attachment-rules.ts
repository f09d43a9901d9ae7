import { FILE_EXTENSIONS, MAX_FILES, MAX_TOTAL_BYTES } from './limits';

/** Why a chosen file was not added. */
export type RefusalReason = SelectionRefusal | ContentRefusal;
type SelectionRefusal = 'type' | 'empty' | 'too-large' | 'too-many' | 'duplicate';
/** The file holds another type than its name says, can't be read (it is gone), or is a folder. */
export type ContentRefusal = 'other-content' | 'unreadable' | 'folder';

/** A file that was not added, and why. */
export interface Refusal {
  readonly fileName: string;
  readonly reason: RefusalReason;
}

/** The result of a choice of files: the kept ones in order, and the refused ones. */
export interface FileSelection<F> {
  readonly files: readonly F[];
  readonly refusals: readonly Refusal[];
}

/** What the rules look at; a browser's `File` is one. */
export interface FileFacts {
  readonly name: string;
  readonly size: number;
  readonly lastModified?: number;
}

/** The last extension of a file name in lower case, '' where there is none. */
export function fileExtension(name: string): string {
  return /[^.]\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** The total size of files in bytes. */
export const totalBytes = (files: readonly FileFacts[]): number =>
  files.reduce((sum, file) => sum + file.size, 0);

const isAllowedType = (name: string) =>
  (FILE_EXTENSIONS as readonly string[]).includes(fileExtension(name));

/** Whether a browser can show a file of this name as a picture. */
export const isPicture = (name: string): boolean =>
  ['png', 'jpg', 'jpeg'].includes(fileExtension(name));

const isSameFile = (a: FileFacts, b: FileFacts) =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

function refusalReason(
  kept: readonly FileFacts[],
  file: FileFacts,
  content: ContentRefusal | undefined,
): RefusalReason | undefined {
  if (content === 'folder') return content;
  if (!isAllowedType(file.name)) return 'type';
  if (file.size === 0) return 'empty';
  if (content) return content;
  if (kept.some((other) => isSameFile(other, file))) return 'duplicate';
  if (kept.length >= MAX_FILES) return 'too-many';
  if (totalBytes(kept) + file.size > MAX_TOTAL_BYTES) return 'too-large';
  return undefined;
}

/**
 * Adds chosen files to the kept ones by the rules of @spec §5 Attachments. One bad file spares the
 * good ones; of too many files the first ten stay.
 * @param contentRefusal what was found by reading a file, where it was read
 */
export function addFiles<F extends FileFacts>(
  kept: readonly F[],
  chosen: readonly F[],
  contentRefusal: (file: F) => ContentRefusal | undefined = () => undefined,
): FileSelection<F> {
  const files = [...kept];
  const refusals: Refusal[] = [];
  for (const file of chosen) {
    const reason = refusalReason(files, file, contentRefusal(file));
    if (reason === undefined) files.push(file);
    else refusals.push({ fileName: file.name, reason });
  }
  return { files, refusals };
}
