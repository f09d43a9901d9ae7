import { WRONG_LOGIN, type LoginOutcome, type Store } from '../../../src/mock/store';
import type { DemoDatabase } from './database';
import { isPassword } from './password';

/** Consecutive wrong passwords that lock a login. */
const MAX_FAILURES = 5;
/** How long a login stays locked, in minutes. */
const LOCK_MINUTES = 10;
const LOCK = LOCK_MINUTES * 60_000;

const LOCKED: LoginOutcome = {
  status: 423,
  message: `Too many wrong passwords: the login is locked. Try again in ${LOCK_MINUTES} minutes.`,
};
const BLOCKED: LoginOutcome = {
  status: 403,
  message: 'The scheme has locked this login. Call us on 0860 555 019 to unlock it.',
};

interface LoginRow {
  readonly username: string;
  readonly entityNumber: string;
  readonly hash: string;
  readonly blocked: 0 | 1;
  readonly lockedUntil: number;
}

/** Opens the logins and counts their failed attempts. */
export function openLoginStore(database: DemoDatabase): Store['logins'] {
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
      if (login && login.lockedUntil > Date.now()) return LOCKED;
      if (!login || !isRight) {
        countFailure(username);
        return WRONG_LOGIN;
      }
      if (login.blocked) return BLOCKED;
      clear(username);
      return { entityNumber: login.entityNumber };
    },
  };
}
