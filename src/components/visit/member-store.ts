import { createValueStore } from '../../ui/value-store';

/** Who the element shows a portal to. */
export interface MemberState {
  /** The last answer that was known: a member who is unknown for a while is the same one. */
  readonly who: string | undefined;
  /** How many members there were on these screens before. */
  readonly turn: number;
  /**
   * The forms that ask before they are sent, by the names of their drafts: another member may have filled them in.
   * Nothing of them is sealed until they are sent.
   */
  readonly asking: ReadonlySet<string>;
}

/**
 * Who the member is, and which forms a change of member leaves in place. It outlives the screens.
 * @param who the last answer that was known before
 */
export function createMemberStore(who?: string) {
  const { subscribe, get, set } = createValueStore<MemberState>({
    who,
    turn: 0,
    asking: new Set(),
  });
  /** The form on screen whose session has ended. */
  let waiting: string | undefined;
  const logins = new Set<Promise<void>>();
  const ask = (form: string) => {
    set({ ...get(), asking: new Set([...get().asking, form]) });
  };
  const stopWaiting = (form: string) => {
    if (waiting === form) waiting = undefined;
  };
  return {
    subscribe,
    get,
    /** Returns whether that is another member than before. */
    become: (now: string): boolean => {
      const { who: before, turn } = get();
      if (before === now) return false;
      const isOther = before !== undefined;
      // The screen of the form that waits stays, for its words.
      set({ ...get(), who: now, turn: isOther && waiting === undefined ? turn + 1 : turn });
      if (isOther && waiting !== undefined) ask(waiting);
      return isOther;
    },
    /** Whether a change of member leaves what a form holds. */
    spares: (form: string): boolean => form === waiting || get().asking.has(form),
    isWaiting: () => waiting !== undefined,
    /** Someone logs in, perhaps another member, until the promise is settled; it never rejects. */
    logIn: (login: Promise<void>) => {
      logins.add(login);
      void login.then(() => logins.delete(login));
    },
    /** Resolves once nobody logs in any more; undefined if nobody does. */
    whenLoggedIn: (): Promise<void> | undefined => {
      if (logins.size === 0) return undefined;
      return (async () => {
        while (logins.size > 0) await Promise.all(logins);
      })();
    },
    ask,
    /** The form's session has ended: it waits for a login. */
    wait: (form: string) => {
      waiting = form;
    },
    stopWaiting,
    /** The member sends the form. */
    adopt: (form: string) => {
      stopWaiting(form);
      if (!get().asking.has(form)) return;
      set({ ...get(), asking: new Set([...get().asking].filter((each) => each !== form)) });
    },
  };
}

export type MemberStore = ReturnType<typeof createMemberStore>;
