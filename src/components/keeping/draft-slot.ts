import { createValueStore } from '../../ui/value-store';
import type { Sending } from '../../vault/draft-content';
import { readLocks, takeLock } from '../../vault/draft-lock';
import { openVault, type StoredDraft, type Vault } from '../../vault/open-vault';
import { NOTHING_KEPT, nextExpiry, type KeepingState, type TakenDraft } from './keeping-state';
import { ownDraft, type FormContent, type OwnDraft } from './own-draft';

/**
 * The stored drafts of one form: its own one, and those that were found. What is asynchronous must run one after the
 * other.
 * @param form the form's name
 * @param onExpiry called when a draft has expired
 */
export function createDraftSlot(form: string, onExpiry: () => void) {
  const { subscribe, get, set: replace } = createValueStore(NOTHING_KEPT);
  const set = (changes: Partial<KeepingState>) => {
    replace({ ...get(), ...changes });
  };
  let vault: Vault | undefined;
  let own: OwnDraft | undefined;
  let sending: Sending | null = null;
  let expiring: ReturnType<typeof setTimeout> | undefined;

  const awaitExpiry = () => {
    clearTimeout(expiring);
    const next = nextExpiry(get());
    if (next !== undefined) expiring = setTimeout(onExpiry, Math.max(0, next - Date.now()));
  };
  /** Begins a new draft with the next save. Returns the one before. */
  const forgetOwn = () => {
    const before = own;
    void before?.release();
    own = undefined;
    sending = null;
    set({ until: undefined, hasNoRoom: false });
    return before;
  };
  const eraseOwn = async () => {
    const erased = own;
    // One that could not be erased is not forgotten either.
    await erased?.erase();
    if (own === erased) forgetOwn();
  };
  const close = () => {
    clearTimeout(expiring);
    vault = undefined;
    set({ found: [], isKept: false });
    return forgetOwn();
  };
  const find = async () => {
    if (!vault) return;
    const [isHeld, drafts] = [await readLocks(), await vault.list(form)];
    set({ found: drafts.filter(({ id }) => !isHeld(id)) });
    awaitExpiry();
  };
  /** Returns whether the content is stored. */
  const store = async (content: FormContent | undefined): Promise<boolean> => {
    if (!vault || !content || !get().isKept) return false;
    const saving = (own ??= ownDraft(vault));
    const saved = await saving.save(form, content, sending).catch((error: unknown) => {
      // The storage has failed: the member must not rely on it. What it holds is still erased in the end.
      set({ isAble: false, isKept: false, until: undefined });
      throw error;
    });
    // Everything was erased meanwhile.
    if (own !== saving) return false;
    switch (saved) {
      case 'unchanged':
        return true;
      case 'taken':
        forgetOwn();
        return store(content);
      case 'erased':
        // With the browser's data, for example: the member is not asked to trust it again.
        close();
        set({ wasErased: true });
        return false;
      default:
        set({ ...saved, wasErased: false });
        awaitExpiry();
        return true;
    }
  };

  /** Stores what is about to be replaced. Returns whether all of it is stored. */
  const storeWhole = async (content: FormContent) => {
    const { isKept } = get();
    set({ isKept: true });
    const isWhole = (await store(content)) && !get().hasNoRoom;
    if (!isWhole) set({ isKept });
    return isWhole;
  };

  return {
    subscribe,
    get,
    set,
    find,
    store,
    eraseOwn,
    close,
    /** The same, when it is its turn. */
    end: async () => {
      await close()?.release();
    },
    isRunning: () => own !== undefined,
    mark: (now: Sending | null) => {
      sending = now;
    },
    /** Opens the drafts of an owner. Returns whether this browser can keep them. */
    open: async (owner: string): Promise<boolean> => {
      try {
        vault ??= await openVault(owner);
        await find();
      } catch {
        vault = undefined;
      }
      set({ isAble: vault !== undefined });
      return vault !== undefined;
    },
    expire: async () => {
      const { until } = get();
      if (until !== undefined && until <= Date.now()) await eraseOwn();
      await vault?.eraseExpired();
      await find();
    },
    release: () => {
      void own?.release();
    },
    resume: async () => {
      if (own && !(await own.resume())) forgetOwn();
    },
    /**
     * Takes a draft as it is by now in place of the own one, which is then offered; undefined if it is gone, or
     * another page has it.
     * @param content what the form holds: it is stored before it is replaced
     */
    take: async (
      { id }: StoredDraft,
      content: FormContent | undefined,
    ): Promise<TakenDraft | undefined> => {
      const opened = vault;
      const release = await takeLock(id);
      const draft = (await opened?.list(form))?.find((each) => each.id === id);
      const isThere = opened && release && draft;
      if (!isThere || (content && !(await storeWhole(content)))) {
        await release?.();
        await find();
        return undefined;
      }
      const files = await opened.files(draft);
      await own?.release();
      own = ownDraft(opened, { id, release, files });
      sending = draft.content.sending;
      set({ isKept: true, until: draft.until, hasNoRoom: false, wasErased: false });
      await find();
      return { draft, files: [...files.values()] };
    },
    /** Erases a draft that was found. Returns whether it did: another page may have it. */
    drop: async ({ id }: StoredDraft): Promise<boolean> => {
      const release = await takeLock(id);
      if (release) await vault?.erase(id);
      await release?.();
      await find();
      return release !== undefined;
    },
  };
}
