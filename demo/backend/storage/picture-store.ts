import type { DemoDatabase } from './database';

/** An uploaded image; `type` is its media type. */
export interface Picture {
  readonly type: string;
  readonly bytes: Buffer;
}

/** Profile pictures, one per person. */
export interface PictureStore {
  find(entityNumber: string): Picture | undefined;
  /** Stores a picture and replaces an earlier one. */
  save(entityNumber: string, picture: Picture): void;
  /** Removes a picture, if there is one. */
  remove(entityNumber: string): void;
}

export function openPictureStore(database: DemoDatabase): PictureStore {
  return {
    find(entityNumber) {
      const [row] = database
        .prepare('SELECT type, bytes FROM pictures WHERE entity_number = ?')
        .all(entityNumber) as { type: string; bytes: Uint8Array }[];
      return row && { type: row.type, bytes: Buffer.from(row.bytes) };
    },
    save: (entityNumber, { type, bytes }) =>
      void database
        .prepare('INSERT OR REPLACE INTO pictures (entity_number, type, bytes) VALUES (?, ?, ?)')
        .run(entityNumber, type, bytes),
    remove: (entityNumber) =>
      void database.prepare('DELETE FROM pictures WHERE entity_number = ?').run(entityNumber),
  };
}
