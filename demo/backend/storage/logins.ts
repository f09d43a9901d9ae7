import type { DemoDatabase } from './database';
import { isPassword } from './password';

/** Consecutive wrong passwords that lock a login. */
const MAX_FAILURES = 5;
/** How long a login stays locked, in minutes. */
export const LOCK_MINUTES = 10;
const LOCK = LOCK_MINUTES * 60_000;

/** The outcome of a login attempt. The scheme blocks a login; wrong passwords lock it for a while. */
export type LoginOutcome =
  | { readonly kind: 'known'; readonly entityNumber: string }
  | { readonly kind: 'wrong' | 'locked' | 'blocked' };

/** The logins and their failed attempts. */
export interface LoginStore {
  /** Tries a login. A locked one is refused even with its correct password. */
  attempt(username: string, password: string): Promise<LoginOutcome>;
}

interface LoginRow {
  readonly username: string;
  readonly entityNumber: string;
  readonly hash: string;
  readonly blocked: 0 | 1;
  readonly lockedUntil: number;
}

export function openLoginStore(database: DemoDatabase): LoginStore {
  const find = (username: string) =>
    database
      .prepare(
        `SELECT username, entity_number AS entityNumber, password_hash AS hash, blocked,
          locked_until AS lockedUntil FROM logins WHERE username = ?`,
      )
      .all(username)[0] as LoginRow | undefined;

  const clear = (username: string) =>
    database
      .prepare('UPDATE logins SET failures = 0, locked_until = 0 WHERE username = ?')
      .run(username);

  const countFailure = (username: string) =>
    database
      .prepare(
        `UPDATE logins SET failures = (failures + 1) % ?1,
          locked_until = CASE WHEN failures + 1 >= ?1 THEN ?2 ELSE locked_until END
          WHERE username = ?3`,
      )
      .run(MAX_FAILURES, Date.now() + LOCK, username);

  return {
    async attempt(username, password) {
      const isRight = await isPassword(password, find(username)?.hash);
      // Read again: attempts at the same time count too.
      const login = find(username);
      if (login && login.lockedUntil > Date.now()) return { kind: 'locked' };
      if (!login || !isRight) {
        countFailure(username);
        return { kind: 'wrong' };
      }
      if (login.blocked) return { kind: 'blocked' };
      clear(username);
      return { kind: 'known', entityNumber: login.entityNumber };
    },
  };
}
