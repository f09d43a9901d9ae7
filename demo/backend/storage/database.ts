import Database from 'libsql';

/** The demo's database. */
export type DemoDatabase = Database.Database;

/** How long a second demo on the same folder waits for the first one's write lock, in milliseconds. */
const BUSY_TIMEOUT = 5000;

/** Increase it when the records or the sample data change: an older database is then recreated. */
const VERSION = 4;

/** The content is JSON. */
const SCHEMA = `
  CREATE TABLE records (
    place INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    owner TEXT NOT NULL,
    content TEXT NOT NULL,
    UNIQUE (kind, id)
  ) STRICT;
  CREATE INDEX records_of_owner ON records (kind, owner);
  PRAGMA user_version = ${VERSION};
`;

function versionOf(database: DemoDatabase): number {
  const answer = database.prepare('PRAGMA user_version').get() as { user_version: number };
  return answer.user_version;
}

/** Drops every table of an older version. */
function empty(database: DemoDatabase): void {
  const tables = database
    .prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`)
    .all() as { name: string }[];
  for (const { name } of tables) database.exec(`DROP TABLE "${name}"`);
}

/**
 * Opens the database file and creates it and its table if it is new. A database of an older version is
 * emptied first and `report` gets a message. `fill` runs once, in the transaction that creates the
 * table.
 *
 * @throws if the file cannot be opened, or a newer version of the demo made it.
 */
export function openDatabase(
  file: string,
  fill: (database: DemoDatabase) => void,
  report: (line: string) => void,
): DemoDatabase {
  const database = new Database(file);
  // Tables of older versions refer to each other.
  database.exec(
    `PRAGMA busy_timeout = ${BUSY_TIMEOUT}; PRAGMA journal_mode = WAL; PRAGMA foreign_keys = OFF;`,
  );
  const create = database.transaction(() => {
    const version = versionOf(database);
    if (version > VERSION) throw new Error('it was made by a newer version of the demo');
    if (version === VERSION) return;
    if (version > 0) report('The data is from an older version of the demo: it is recreated.');
    empty(database);
    database.exec(SCHEMA);
    fill(database);
  });
  create.immediate();
  return database;
}
