import { createValueStore } from '../../ui/value-store';

/** Who the element shows a portal to. */
export interface MemberState {
  /** The last answer that was known: a member who is unknown for a while is the same one. */
  readonly who: string | undefined;
  /** How often a change of member has replaced the screens. */
  readonly turn: number;
  /**
   * The forms that ask before they are sent, by the names of their drafts: another member may have filled them in.
   * Nothing of them is sealed until they are sent. A `kept` one has asked, and stays. What a `doubted` one holds is
   * removed if it turns out that the member is another, and asks no more if it is the same.
   */
  readonly asking: ReadonlyMap<string, 'kept' | 'doubted'>;
}

/**
 * Who the member is, and which forms a change of member leaves in place. It outlives the screens.
 * @param who the last answer that was known before
 */
export function createMemberStore(who?: string) {
  const { subscribe, get, set } = createValueStore<MemberState>({
    who,
    turn: 0,
    asking: new Map(),
  });
  /** The form on screen that waits for a login. */
  let waiting: string | undefined;
  const logins = new Set<Promise<unknown>>();
  const ask = (form: string) => {
    if (get().asking.get(form) === 'kept') return;
    set({ ...get(), asking: new Map([...get().asking, [form, 'kept']]) });
  };
  const removeAsking = (isOver: (how: 'kept' | 'doubted', form: string) => boolean) => {
    const left = [...get().asking].filter(([form, how]) => !isOver(how, form));
    if (left.length < get().asking.size) set({ ...get(), asking: new Map(left) });
  };
  /** Nobody can say whether that is the one who has filled in what is doubted. */
  const becomeFirst = (now: string) => {
    const asking = [...get().asking.keys()].map((form) => [form, 'kept'] as const);
    set({ ...get(), who: now, asking: new Map(asking) });
  };
  return {
    subscribe,
    get,
    /** Returns whether that is another member than before. */
    become: (now: string): boolean => {
      const { who: before, turn } = get();
      if (before === undefined) {
        becomeFirst(now);
        return false;
      }
      removeAsking((how) => how === 'doubted');
      if (before === now) return false;
      // The screen of the form that waits stays, for its words.
      set({ ...get(), who: now, turn: waiting === undefined ? turn + 1 : turn });
      if (waiting !== undefined) ask(waiting);
      return true;
    },
    /** Whether a change of member leaves what a form holds. */
    spares: (form: string): boolean => form === waiting || get().asking.get(form) === 'kept',
    isWaiting: () => waiting !== undefined,
    ask,
    /** Nobody knows who the member is since a login: these forms hold what the one before may have filled in. */
    doubt: (forms: readonly string[]) => {
      const doubted = forms.map((form) => [form, 'doubted'] as const);
      set({ ...get(), asking: new Map([...doubted, ...get().asking]) });
    },
    /** Whether the form on screen waits for a login. */
    wait: (form: string, isWaiting: boolean) => {
      if (isWaiting) waiting = form;
      else if (waiting === form) waiting = undefined;
    },
    /** The member sends the form. */
    adopt: (sent: string) => {
      removeAsking((_, form) => form === sent);
    },
    /** Someone logs in, perhaps another member, until the promise is settled; it never rejects. Returns it. */
    duringLogin: <Login extends Promise<unknown>>(login: Login): Login => {
      logins.add(login);
      void login.then(() => logins.delete(login));
      return login;
    },
    /** Resolves once nobody logs in any more; undefined if nobody does. */
    whenLoggedIn: (): Promise<void> | undefined => {
      if (logins.size === 0) return undefined;
      return (async () => {
        while (logins.size > 0) await Promise.all(logins);
      })();
    },
  };
}

export type MemberStore = ReturnType<typeof createMemberStore>;
