import { onSchemeClock } from '../../../src/mock/scheme-clock';
import type { NewQuery, Queries, QueryStatus } from '../../../src/mock/store';
import type { DemoDatabase } from './database';
import type { FileStore, ReceivedFile } from './file-store';
import type { QueryFilter, QueryRecord } from './query-records';

const QUERY_COLUMNS = `reference AS referenceNumber, original AS originalReferenceNumber,
  entity_number AS entityNumber, origin, category, sub_category AS subCategory,
  query AS queryDetail, email, cc_email AS ccEmail, product, status,
  logged_at AS loggedAt`;

/** Members' queries and the agents' responses. */
export interface QueryStore extends Queries {
  /** The queries that match every given part of the filter, newest first. */
  list(filter: QueryFilter): QueryRecord[];
  find(reference: number): QueryRecord | undefined;
  /** The references of a query's updates, oldest first. */
  updatesOf(reference: number): number[];
  /** The emailed response as base64, or null (@spec §3 Query response). */
  responseTo(reference: number): string | null;
  answer(reference: number, encodedResponse: string): void;
}

type QueryRow = Omit<QueryRecord, 'dateLogged'> & Record<string, unknown>;

/** A column without a value is no property. */
const asRecord = (row: QueryRow): QueryRecord => ({
  ...(Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as QueryRow),
  dateLogged: onSchemeClock(row.loggedAt),
});

/** Inserts a query's row without files; returns its reference number. */
export function insertQuery(
  database: DemoDatabase,
  entityNumber: string,
  query: NewQuery,
  status: QueryStatus,
  loggedAt: number,
): number {
  const { lastInsertRowid } = database
    .prepare(
      `INSERT INTO queries (entity_number, original, origin, category, sub_category, query, email,
        cc_email, product, status, logged_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      entityNumber,
      query.originalReferenceNumber ?? null,
      query.origin,
      query.category,
      query.subCategory ?? null,
      query.queryDetail,
      query.email,
      query.ccEmail ?? null,
      query.product ?? null,
      status,
      loggedAt,
    );
  return Number(lastInsertRowid);
}

/** Stores an answer and replaces an earlier one. */
export function answerQuery(database: DemoDatabase, reference: number, encoded: string): void {
  database
    .prepare('UPDATE queries SET encoded_response = ? WHERE reference = ?')
    .run(encoded, reference);
}

export function openQueryStore(database: DemoDatabase, files: FileStore): QueryStore {
  return {
    add: (entityNumber, query, received: readonly ReceivedFile[], loggedAt) =>
      files.addWith(
        received,
        () => insertQuery(database, entityNumber, query, 'OPEN', loggedAt),
        (reference) => ({ query: reference }),
      ),
    list: ({ entityNumber, origin = null, status = null, since = null, until = null }) =>
      (
        database
          .prepare(
            `SELECT ${QUERY_COLUMNS} FROM queries WHERE entity_number = ?1
            AND (?2 IS NULL OR origin = ?2) AND (?3 IS NULL OR status = ?3)
            AND (?4 IS NULL OR logged_at >= ?4) AND (?5 IS NULL OR logged_at <= ?5)
            ORDER BY logged_at DESC, reference DESC`,
          )
          .all(entityNumber, origin, status, since, until) as QueryRow[]
      ).map(asRecord),
    find(reference) {
      // `get` would add libsql's own metadata to the row.
      const [row] = database
        .prepare(`SELECT ${QUERY_COLUMNS} FROM queries WHERE reference = ?`)
        .all(reference) as QueryRow[];
      return row && asRecord(row);
    },
    updatesOf: (reference) =>
      (
        database
          .prepare('SELECT reference FROM queries WHERE original = ? ORDER BY reference')
          .all(reference) as { reference: number }[]
      ).map((row) => row.reference),
    responseTo(reference) {
      const [row] = database
        .prepare('SELECT encoded_response AS encoded FROM queries WHERE reference = ?')
        .all(reference) as { encoded: string | null }[];
      return row?.encoded ?? null;
    },
    answer: (reference, encodedResponse) => answerQuery(database, reference, encodedResponse),
  };
}
