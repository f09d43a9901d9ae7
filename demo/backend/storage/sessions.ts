import { randomUUID } from 'node:crypto';
import type { DemoDatabase } from './database';

/** A session: live, expired after too long without use, or ended by its member. */
export interface Session {
  readonly entityNumber: string;
  readonly state: 'live' | 'expired' | 'signed-out';
}

/** The members' sessions, which survive a restart. */
export interface SessionStore {
  /** Starts a session and returns its id. */
  start(entityNumber: string): string;
  find(id: string): Session | undefined;
  /** Restarts the lifetime of a live session. */
  renew(id: string): void;
  /** Ends a session at its member's request. */
  end(id: string): void;
}

interface SessionRow {
  readonly entityNumber: string;
  readonly expiresAt: number;
  readonly signedOut: 0 | 1;
}

/** `lifetime` is how long an unused session lasts, in milliseconds. */
export function openSessionStore(database: DemoDatabase, lifetime: number): SessionStore {
  return {
    start(entityNumber) {
      const id = randomUUID();
      database
        .prepare(
          `INSERT INTO sessions (id, entity_number, expires_at, signed_out) VALUES (?, ?, ?, 0)`,
        )
        .run(id, entityNumber, Date.now() + lifetime);
      return id;
    },
    find(id) {
      const [row] = database
        .prepare(
          `SELECT entity_number AS entityNumber, expires_at AS expiresAt, signed_out AS signedOut
            FROM sessions WHERE id = ?`,
        )
        .all(id) as SessionRow[];
      if (!row) return undefined;
      const { entityNumber, expiresAt, signedOut } = row;
      if (signedOut) return { entityNumber, state: 'signed-out' };
      return { entityNumber, state: expiresAt > Date.now() ? 'live' : 'expired' };
    },
    renew: (id) =>
      void database
        .prepare('UPDATE sessions SET expires_at = ? WHERE id = ?')
        .run(Date.now() + lifetime, id),
    end: (id) => void database.prepare('UPDATE sessions SET signed_out = 1 WHERE id = ?').run(id),
  };
}
