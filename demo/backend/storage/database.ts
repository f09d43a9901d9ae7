import Database from 'libsql';
import { SCHEMA, SCHEMA_VERSION } from './schema';

/** The demo's database; its answers are typed where they are read. */
export type DemoDatabase = Database.Database;

/** How long a second demo on the same folder waits for the first one's write, in milliseconds. */
const BUSY_TIMEOUT = 5000;

function versionOf(database: DemoDatabase): number {
  const answer = database.prepare('PRAGMA user_version').get() as { user_version: number };
  return answer.user_version;
}

/** Removes every table of an older version; a file that stays empty is filled at the next start. */
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
 * Opens the database file, making it and its tables when it is new. One that an older version of
 * the demo made is emptied first, and `say` told so. `fill` runs once in a database's life, in the
 * transaction that makes the tables.
 *
 * @throws when the file cannot be opened, or was made by a newer version of the demo.
 */
export function openDatabase(
  file: string,
  fill: (database: DemoDatabase) => void,
  say: (line: string) => void,
): DemoDatabase {
  const database = new Database(file);
  database.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT}; PRAGMA journal_mode = WAL;`);
  const version = versionOf(database);
  if (version > SCHEMA_VERSION) throw new Error('it was made by a newer version of the demo');
  if (version > 0 && version < SCHEMA_VERSION) {
    say('The data were made by an older version of the demo: they are made anew.');
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

/** Runs `work` with the write lock held; whatever it throws undoes all of it. */
export function inTransaction<T>(database: DemoDatabase, work: () => T): T {
  return database.transaction(work).immediate();
}
