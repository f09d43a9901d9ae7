import type { StoredFile } from '../draft-store/draft-content';
import { newId } from '../draft-store/encrypt';
import { inTime } from '../host/in-time';
import { readFile } from '../host/read-file';
import type { FactEvent, FormContent, Own } from './draft-state';

/** How long reading a file may take until the member is told that the file is not stored, in milliseconds. */
const SLOW = 1500;

/** The bytes that were read of files. */
export type Bytes = ReadonlyMap<File, ArrayBuffer>;

const recordOf = ({ name, type, size, lastModified }: File): StoredFile => ({
  id: newId(),
  name,
  type,
  size,
  lastModified,
});

/** The files that are stored with a draft: those already stored, and those whose bytes are given. */
export function storedFilesOf(own: Own | undefined, { files }: FormContent, bytes: Bytes) {
  const records = new Map<File, StoredFile>();
  for (const file of files) {
    const record = own?.files.get(file) ?? (bytes.has(file) ? recordOf(file) : undefined);
    if (record) records.set(file, record);
  }
  return records;
}

/** Reads a file in parallel to all jobs. A file in a cloud may never load, or only later. */
export function readLater(file: File, act: (event: FactEvent) => unknown): void {
  act({ type: 'read', file, as: 'reading' });
  const reading = file.arrayBuffer();
  inTime(reading, SLOW).catch(() => act({ type: 'read', file, as: 'slow' }));
  reading.then(
    (bytes) => act({ type: 'read', file, as: bytes }),
    () => undefined,
  );
}

/**
 * The bytes of files that are not stored yet, read at once because the form's content is about to be replaced. Files
 * that can't be read are left out.
 */
export async function readNow({ files }: FormContent, own: Own | undefined): Promise<Bytes> {
  const bytes = new Map<File, ArrayBuffer>();
  const readEach = async (file: File) => {
    const read = await readFile(file).catch(() => undefined);
    if (read) bytes.set(file, read);
  };
  await Promise.all(files.filter((file) => own?.files.has(file) !== true).map(readEach));
  return bytes;
}
