import Database from 'libsql';
import { SCHEMA, SCHEMA_VERSION } from './schema';

/** The demo's database. Each query types its own rows. */
export type DemoDatabase = Database.Database;

/** How long a second demo on the same folder waits for the first one's write lock, in milliseconds. */
const BUSY_TIMEOUT = 5000;

function versionOf(database: DemoDatabase): number {
  const answer = database.prepare('PRAGMA user_version').get() as { user_version: number };
  return answer.user_version;
}

/** Drops every table of an older version; a database left empty is filled at the next start. */
function empty(database: DemoDatabase): void {
  database.exec('PRAGMA foreign_keys = OFF');
  inTransaction(database, () => {
    const tables = database
      .prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`)
      .all() as { name: string }[];
    for (const { name } of tables) database.exec(`DROP TABLE "${name}"`);
    database.exec('PRAGMA user_version = 0');
  });
}

/**
 * Opens the database file and creates it and its tables if it is new. A database of an older version is
 * emptied first and `report` gets a message. `fill` runs once, in the transaction that creates the
 * tables.
 *
 * @throws if the file cannot be opened, or a newer version of the demo made it.
 */
export function openDatabase(
  file: string,
  fill: (database: DemoDatabase) => void,
  report: (line: string) => void,
): DemoDatabase {
  const database = new Database(file);
  database.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT}; PRAGMA journal_mode = WAL;`);
  const version = versionOf(database);
  if (version > SCHEMA_VERSION) throw new Error('it was made by a newer version of the demo');
  if (version > 0 && version < SCHEMA_VERSION) {
    report('The data is from an older version of the demo: it is recreated.');
    empty(database);
  }
  database.exec('PRAGMA foreign_keys = ON');
  inTransaction(database, () => {
    if (versionOf(database) === SCHEMA_VERSION) return;
    database.exec(SCHEMA);
    fill(database);
  });
  return database;
}

/** Runs `work` in a transaction with the write lock; an error rolls it back. */
export function inTransaction<T>(database: DemoDatabase, work: () => T): T {
  return database.transaction(work).immediate();
}
