import type { FileOwner, Files, StoredFile, Upload } from '../../../src/mock/store';
import { inTransaction, type DemoDatabase } from './database';
import { diskFile } from './disk-file';
import type { UploadFolders } from './uploads';

/** A received file: `size` in bytes, `sha256` in hex. */
export interface FileRecord extends Upload {
  readonly id: string;
  readonly size: number;
  readonly sha256: string;
}

/** A file on disk that is not stored yet; `path` is its temporary place. */
export interface ReceivedFile extends FileRecord {
  readonly path: string;
}

/** Files that members sent: rows in the database, bytes in the upload folders. */
export interface FileStore extends Files {
  /**
   * Stores files together with what they belong to, all or nothing. `work` stores the owner and returns
   * its reference.
   */
  addWith(
    files: readonly ReceivedFile[],
    work: () => number,
    ownerOf: (reference: number) => FileOwner,
  ): number;
  of(owner: FileOwner): FileRecord[];
}

const columns = (owner: FileOwner): readonly [query: number | null, submission: number | null] =>
  'query' in owner ? [owner.query, null] : [null, owner.submission];

/** Inserts the rows of files and moves their bytes to their final place. */
export function insertFiles(
  database: DemoDatabase,
  uploads: UploadFolders,
  owner: FileOwner,
  files: readonly ReceivedFile[],
): void {
  const insert = database.prepare(
    `INSERT INTO files (query, submission, id, position, name, size, sha256)
      VALUES (?, ?, ?, ?, ?, ?, ?)`,
  );
  files.forEach(({ id, name, size, sha256, path }, position) => {
    insert.run(...columns(owner), id, position, name, size, sha256);
    uploads.keep(path, id);
  });
}

/** Removes files whose row was never committed, under the write lock that a commit needs. */
function dropOrphans(database: DemoDatabase, uploads: UploadFolders): void {
  inTransaction(database, () => {
    const rows = database.prepare('SELECT id FROM files').all() as { id: string }[];
    const known = new Set(rows.map((row) => row.id));
    for (const id of uploads.keptIds()) if (!known.has(id)) uploads.drop(id);
  });
}

/** Opens the store and removes files without a row, which a killed process leaves. */
export function openFileStore(database: DemoDatabase, uploads: UploadFolders): FileStore {
  dropOrphans(database, uploads);
  const of = (owner: FileOwner) =>
    database
      .prepare(
        `SELECT id, name, size, sha256 FROM files WHERE query IS ? AND submission IS ?
          ORDER BY position`,
      )
      .all(...columns(owner)) as FileRecord[];
  return {
    addWith(files, work, ownerOf) {
      try {
        return inTransaction(database, () => {
          const reference = work();
          insertFiles(database, uploads, ownerOf(reference), files);
          return reference;
        });
      } catch (error) {
        for (const file of files) uploads.drop(file.id);
        throw error;
      }
    },
    of,
    async open(owner, id): Promise<StoredFile | undefined> {
      const file = of(owner).find((each) => each.id === id);
      return file && diskFile(uploads.pathOf(id), file.name);
    },
  };
}
