import type { DemoDatabase } from './database';

/** Documents that a member submitted (@spec §3); `loggedAt` in milliseconds since 1970. */
export interface SubmissionRecord {
  readonly reference: number;
  readonly entityNumber: string;
  readonly category: string;
  readonly loggedAt: number;
}

/** Members' document submissions; their files are in the file store. */
export interface SubmissionStore {
  find(reference: number): SubmissionRecord | undefined;
  /** A member's submissions, newest first. */
  of(entityNumber: string): SubmissionRecord[];
}

/** Inserts a submission's row; returns its reference number. */
export function insertSubmission(
  database: DemoDatabase,
  { entityNumber, category, loggedAt }: Omit<SubmissionRecord, 'reference'>,
): number {
  const { lastInsertRowid } = database
    .prepare(
      'INSERT INTO document_submissions (entity_number, category, logged_at) VALUES (?, ?, ?)',
    )
    .run(entityNumber, category, loggedAt);
  return Number(lastInsertRowid);
}

export function openSubmissionStore(database: DemoDatabase): SubmissionStore {
  const select = (rest: string, value: string | number) =>
    database
      .prepare(
        `SELECT reference, entity_number AS entityNumber, category, logged_at AS loggedAt
          FROM document_submissions ${rest}`,
      )
      .all(value) as SubmissionRecord[];
  return {
    find: (reference) => select('WHERE reference = ?', reference)[0],
    of: (entityNumber) => select('WHERE entity_number = ? ORDER BY logged_at DESC', entityNumber),
  };
}
