import type { StoredFile } from '../../draft-store/draft-content';
import { newId } from '../../draft-store/encrypt';
import { inTime } from '../../host/in-time';
import { readFile } from '../../host/read-file';
import type { FactEvent, FormContent, Own } from './stored-draft';

/** How long a file may take to be read before the member is to know that it is not stored, in milliseconds. */
const LATE = 1500;

/** The bytes that were read of files. */
export type Bytes = ReadonlyMap<File, ArrayBuffer>;

const recordOf = ({ name, type, size, lastModified }: File): StoredFile => ({
  id: newId(),
  name,
  type,
  size,
  lastModified,
});

/** The files that are stored with a draft: those that are already, and those whose bytes are given. */
export function filesOf(own: Own | undefined, { files }: FormContent, bytes: Bytes) {
  const records = new Map<File, StoredFile>();
  for (const file of files) {
    const record = own?.files.get(file) ?? (bytes.has(file) ? recordOf(file) : undefined);
    if (record) records.set(file, record);
  }
  return records;
}

/** Reads a file beside all other jobs. One in a cloud may take for ever, or be there again later. */
export function readLater(file: File, act: (event: FactEvent) => unknown): void {
  act({ type: 'read', file, as: 'reading' });
  const reading = file.arrayBuffer();
  inTime(reading, LATE).catch(() => act({ type: 'read', file, as: 'late' }));
  reading.then(
    (bytes) => act({ type: 'read', file, as: bytes }),
    () => undefined,
  );
}

/** The bytes of the files that are not stored yet, for what is replaced at once. Those out of reach are lost. */
export async function readNow({ files }: FormContent, own: Own | undefined): Promise<Bytes> {
  const bytes = new Map<File, ArrayBuffer>();
  const readEach = async (file: File) => {
    const read = await readFile(file).catch(() => undefined);
    if (read) bytes.set(file, read);
  };
  await Promise.all(files.filter((file) => own?.files.has(file) !== true).map(readEach));
  return bytes;
}
