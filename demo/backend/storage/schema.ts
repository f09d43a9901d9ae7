/** Increase it when the tables or the sample data change: an older database is then recreated. */
export const SCHEMA_VERSION = 3;

/** References have seven digits: the first of each kind gets the number after this one. */
const LAST_BEFORE_FIRST = { queries: 4_218_306, document_submissions: 7_530_114 };

const sequences = Object.entries(LAST_BEFORE_FIRST)
  .map(([table, last]) => `('${table}', ${last})`)
  .join();

/** The tables of the demo's database; times are milliseconds since 1970, dates yyyy-MM-dd. */
export const SCHEMA = `
  CREATE TABLE memberships (
    number TEXT PRIMARY KEY,
    plan_code TEXT NOT NULL,
    joined TEXT NOT NULL
  ) STRICT;
  CREATE TABLE people (
    entity_number TEXT PRIMARY KEY,
    membership_number TEXT NOT NULL REFERENCES memberships (number),
    dependant_code TEXT NOT NULL,
    relationship TEXT NOT NULL,
    title TEXT NOT NULL,
    first_name TEXT NOT NULL,
    last_name TEXT NOT NULL,
    birth_date TEXT NOT NULL,
    id_number TEXT NOT NULL UNIQUE,
    cellphone TEXT NOT NULL,
    emails TEXT NOT NULL,
    UNIQUE (membership_number, dependant_code)
  ) STRICT;
  CREATE TABLE records (
    id INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,
    owner TEXT NOT NULL,
    content TEXT NOT NULL
  ) STRICT;
  CREATE INDEX records_of_owner ON records (kind, owner);
  CREATE TABLE logins (
    username TEXT PRIMARY KEY COLLATE NOCASE,
    entity_number TEXT NOT NULL UNIQUE REFERENCES people (entity_number),
    password_hash TEXT NOT NULL,
    blocked INTEGER NOT NULL,
    failures INTEGER NOT NULL,
    locked_until INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE sessions (
    id TEXT PRIMARY KEY,
    entity_number TEXT NOT NULL REFERENCES people (entity_number),
    expires_at INTEGER NOT NULL,
    signed_out INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE queries (
    reference INTEGER PRIMARY KEY AUTOINCREMENT,
    original INTEGER REFERENCES queries (reference),
    entity_number TEXT NOT NULL REFERENCES people (entity_number),
    origin TEXT NOT NULL,
    category TEXT NOT NULL,
    sub_category TEXT,
    query TEXT NOT NULL,
    email TEXT NOT NULL,
    cc_email TEXT,
    product TEXT,
    status TEXT NOT NULL CHECK (status IN ('OPEN', 'CLOSED')),
    logged_at INTEGER NOT NULL,
    encoded_response TEXT
  ) STRICT;
  CREATE INDEX queries_of_member ON queries (entity_number, origin, logged_at);
  CREATE TABLE document_submissions (
    reference INTEGER PRIMARY KEY AUTOINCREMENT,
    entity_number TEXT NOT NULL REFERENCES people (entity_number),
    category TEXT NOT NULL,
    logged_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE files (
    id TEXT PRIMARY KEY,
    query INTEGER REFERENCES queries (reference),
    submission INTEGER REFERENCES document_submissions (reference),
    position INTEGER NOT NULL,
    name TEXT NOT NULL,
    size INTEGER NOT NULL,
    sha256 TEXT NOT NULL,
    UNIQUE (query, position),
    UNIQUE (submission, position),
    CHECK ((query IS NULL) <> (submission IS NULL))
  ) STRICT;
  CREATE TABLE pictures (
    entity_number TEXT PRIMARY KEY REFERENCES people (entity_number),
    type TEXT NOT NULL,
    bytes BLOB NOT NULL
  ) STRICT;
  INSERT INTO sqlite_sequence (name, seq) VALUES ${sequences};
  PRAGMA user_version = ${SCHEMA_VERSION};
`;
