import { onSchemeClock } from '../../../src/mock/scheme-clock';
import type { StoredSubmission } from '../../../src/mock/store';
import type { DemoDatabase } from './database';

/** A row; `loggedAt` in milliseconds since 1970. */
interface SubmissionRow extends Omit<StoredSubmission, 'dateLogged'> {
  readonly loggedAt: number;
}

/** Members' document submissions; their files are in the file store. */
export interface SubmissionStore {
  find(reference: number): StoredSubmission | undefined;
  /** A member's submissions, newest first. */
  of(entityNumber: string): StoredSubmission[];
}

/** Inserts a submission's row; returns its reference number. */
export function insertSubmission(
  database: DemoDatabase,
  { entityNumber, category, loggedAt }: Omit<SubmissionRow, 'referenceNumber'>,
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
    (
      database
        .prepare(
          `SELECT reference AS referenceNumber, entity_number AS entityNumber, category, logged_at AS loggedAt
            FROM document_submissions ${rest}`,
        )
        .all(value) as SubmissionRow[]
    ).map((row) => ({ ...row, dateLogged: onSchemeClock(row.loggedAt) }));
  return {
    find: (reference) => select('WHERE reference = ?', reference)[0],
    of: (entityNumber) => select('WHERE entity_number = ? ORDER BY logged_at DESC', entityNumber),
  };
}
