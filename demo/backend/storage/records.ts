import type { DemoDatabase } from './database';
import type { RecordKinds } from './record-kinds';

type Kind = keyof RecordKinds;

/** The scheme's documents as the samples have them. */
export interface RecordStore {
  list<K extends Kind>(kind: K, owner: string): RecordKinds[K][];
  add<K extends Kind>(kind: K, owner: string, content: RecordKinds[K]): void;
}

export function openRecordStore(database: DemoDatabase): RecordStore {
  return {
    list: <K extends Kind>(kind: K, owner: string) =>
      (
        database
          .prepare('SELECT content FROM records WHERE kind = ? AND owner = ? ORDER BY id')
          .all(kind, owner) as { content: string }[]
      ).map(({ content }) => JSON.parse(content) as RecordKinds[K]),
    add: (kind, owner, content) =>
      void database
        .prepare('INSERT INTO records (kind, owner, content) VALUES (?, ?, ?)')
        .run(kind, owner, JSON.stringify(content)),
  };
}
