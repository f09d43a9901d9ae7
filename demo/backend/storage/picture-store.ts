import type { Pictures } from '../../../src/mock/store';
import type { DemoDatabase } from './database';
import type { ReceivedFile } from './file-store';
import { readPicture, reshape } from './picture-files';

/** Stores a picture's bytes and replaces an earlier one; `type` is its media type. */
export const insertPicture = (
  database: DemoDatabase,
  entityNumber: string,
  type: string,
  bytes: Buffer,
) =>
  void database
    .prepare('INSERT OR REPLACE INTO pictures (entity_number, type, bytes) VALUES (?, ?, ?)')
    .run(entityNumber, type, bytes);

export const openPictureStore = (database: DemoDatabase): Pictures => ({
  async find(entityNumber, shape) {
    const [row] = database
      .prepare('SELECT type, bytes FROM pictures WHERE entity_number = ?')
      .all(entityNumber) as { type: string; bytes: Uint8Array<ArrayBuffer> }[];
    if (!row) return undefined;
    const bytes = shape ? await reshape(row.bytes, shape) : row.bytes;
    return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: row.type });
  },
  async save(entityNumber, { path }: ReceivedFile) {
    const { type, bytes, width, height } = await readPicture(path);
    insertPicture(database, entityNumber, type, bytes);
    return { width, height };
  },
  remove: (entityNumber) =>
    void database.prepare('DELETE FROM pictures WHERE entity_number = ?').run(entityNumber),
});
