import { readFile } from '../host/read-file';

/** Some files have changed or were deleted since they were chosen. Nothing was sent. */
export class UnreadableFiles extends Error {
  override readonly name = 'UnreadableFiles';

  constructor(readonly fileNames: readonly string[]) {
    super(`${String(fileNames.length)} files can no longer be read`);
  }
}

const isReadable = (file: File) =>
  readFile(file.slice(0, 1)).then(
    () => true,
    () => false,
  );

/**
 * Checks that files can still be read.
 * @throws {UnreadableFiles} naming the files that can't
 */
export async function assertReadable(files: readonly File[]): Promise<void> {
  const readable = await Promise.all(files.map(isReadable));
  const gone = files.filter((_, index) => readable[index] !== true);
  if (gone.length > 0) throw new UnreadableFiles(gone.map(({ name }) => name));
}
