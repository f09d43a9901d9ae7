import { createValueStore, type ReadStore } from '../ui/value-store';
import {
  firstMember,
  isLoggingIn,
  nextMember,
  type MemberEvent,
  type MemberState,
} from './member-state';

/** Who the member is, and which forms a change of member leaves unchanged. It outlives the screens. */
export interface MemberStore extends ReadStore<MemberState> {
  readonly send: (event: MemberEvent) => void;
  /** Marks a login as under way, perhaps by another member, until the promise is settled. Returns the promise. */
  readonly duringLogin: <Login extends Promise<unknown>>(login: Login) => Login;
  /** Resolves once no login is under way; undefined if none is. */
  readonly whenLoggedIn: () => Promise<void> | undefined;
}

/**
 * @param since when the element was mounted, in milliseconds since 1970
 * @param who the last known member
 */
export function createMemberStore(since: number, who?: string): MemberStore {
  const { subscribe, get, set } = createValueStore(firstMember(since, who));
  const send = (event: MemberEvent) => {
    const next = nextMember(get(), event);
    if (next !== get()) set(next);
  };
  return {
    subscribe,
    get,
    send,
    duringLogin: (login) => {
      send({ type: 'loginBegan' });
      const end = () => {
        send({ type: 'loginEnded' });
      };
      void login.then(end, end);
      return login;
    },
    whenLoggedIn: () => {
      if (!isLoggingIn(get())) return undefined;
      return new Promise((resolve) => {
        const stop = subscribe(() => {
          if (isLoggingIn(get())) return;
          stop();
          resolve();
        });
      });
    },
  };
}
