import { WRONG_LOGIN, type LoginOutcome, type Store } from '../../../src/mock/store';
import type { Login } from './kinds';
import { isPassword } from './password';
import type { RecordTable } from './records';

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
  message: 'The scheme has locked this login. Call us on 0860 000 137 to unlock it.',
};

const idOf = (username: string) => username.toLowerCase();

const save = (records: RecordTable, login: Login) =>
  records.put('login', idOf(login.username), login);

/** Adds a login. */
export function addLogin(
  records: RecordTable,
  login: Omit<Login, 'failures' | 'lockedUntil'>,
): void {
  save(records, { ...login, failures: 0, lockedUntil: 0 });
}

function countFailure(records: RecordTable, login: Login): void {
  const failures = (login.failures + 1) % MAX_FAILURES;
  const lockedUntil = failures === 0 ? Date.now() + LOCK : login.lockedUntil;
  save(records, { ...login, failures, lockedUntil });
}

/** Opens the logins and counts their failed attempts. */
export function openLogins(records: RecordTable): Store['logins'] {
  const find = (username: string) => records.find('login', idOf(username));

  const outcome = (username: string, isRight: boolean): LoginOutcome => {
    // Read again: attempts at the same time count too.
    const login = find(username);
    if (login && login.lockedUntil > Date.now()) return LOCKED;
    if (login && !isRight) countFailure(records, login);
    if (!login || !isRight) return WRONG_LOGIN;
    if (login.blocked) return BLOCKED;
    save(records, { ...login, failures: 0, lockedUntil: 0 });
    return login;
  };

  return {
    async attempt(username, password) {
      const isRight = await isPassword(password, find(username)?.hash);
      return records.together(() => outcome(username, isRight));
    },
  };
}
