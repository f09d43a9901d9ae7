import type { DemoDatabase } from './database';
import type { Kinds } from './kinds';

type Kind = keyof Kinds;

/** All that the demo stores: records with a kind, an id within it, an owner, and their content. */
export interface RecordTable {
  /** The records of a kind, and of an owner if one is named, in the order in which they were added. */
  list<K extends Kind>(kind: K, owner?: string): Kinds[K][];
  find<K extends Kind>(kind: K, id: string | number): Kinds[K] | undefined;
  /** Adds a record, or replaces the content of the one with its id. */
  put<K extends Kind>(kind: K, id: string | number, content: Kinds[K], owner?: string): void;
  remove(kind: Kind, id: string): void;
  /** The number after the highest id of a kind. */
  nextNumber(kind: Kind): number;
  /** Runs `work` in a transaction with the write lock; an error rolls it back. */
  together<T>(work: () => T): T;
}

export function openRecords(database: DemoDatabase): RecordTable {
  const contents = <K extends Kind>(where: string, ...values: (string | null)[]) =>
    (
      database
        .prepare(`SELECT content FROM records WHERE ${where} ORDER BY place`)
        .all(...values) as { content: string }[]
    ).map(({ content }) => JSON.parse(content) as Kinds[K]);
  return {
    list: (kind, owner) =>
      contents('kind = ?1 AND (?2 IS NULL OR owner = ?2)', kind, owner ?? null),
    find: <K extends Kind>(kind: K, id: string | number) =>
      contents<K>('kind = ? AND id = ?', kind, String(id))[0],
    put: (kind, id, content, owner = String(id)) =>
      void database
        .prepare(
          `INSERT INTO records (kind, id, owner, content) VALUES (?, ?, ?, ?)
            ON CONFLICT (kind, id) DO UPDATE SET content = excluded.content`,
        )
        .run(kind, String(id), owner, JSON.stringify(content)),
    remove: (kind, id) =>
      void database.prepare('DELETE FROM records WHERE kind = ? AND id = ?').run(kind, id),
    nextNumber(kind) {
      const [row] = database
        .prepare('SELECT MAX(CAST(id AS INTEGER)) AS last FROM records WHERE kind = ?')
        .all(kind) as { last: number }[];
      return (row?.last ?? 0) + 1;
    },
    together: (work) => database.transaction(work).immediate(),
  };
}
