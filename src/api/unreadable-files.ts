/** Files that changed or disappeared between choosing and sending; nothing was sent. */
export class UnreadableFiles extends Error {
  override readonly name = 'UnreadableFiles';

  constructor(readonly fileNames: readonly string[]) {
    super(`${String(fileNames.length)} files can no longer be read`);
  }
}

const isReadable = (file: File) =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );

/**
 * Makes sure that files are still what was chosen.
 * @throws {UnreadableFiles} naming those that are not
 */
export async function assertReadable(files: readonly File[]): Promise<void> {
  const readable = await Promise.all(files.map(isReadable));
  const gone = files.filter((_, index) => readable[index] !== true);
  if (gone.length > 0) throw new UnreadableFiles(gone.map(({ name }) => name));
}
