import { readLocks, takeLock } from '../../vault/draft-lock';
import { openVault, type StoredDraft, type Vault } from '../../vault/open-vault';
import { eraseFound } from './erase-found';
import { createKeepingState, type TakenDraft } from './keeping-state';
import { ownDraft, type FormContent, type OwnDraft } from './own-draft';
import { createSendingMark } from './sending-mark';
import { storeWhole } from './store-whole';

/**
 * The stored drafts of one form: its own one, and those that were found. Its promises must run in turn.
 * @param form the form's name
 * @param since since when what the form holds may be stored, in milliseconds
 * @param onExpiry called when a draft has expired
 */
export function createDraftSlot(form: string, since: () => number, onExpiry: () => void) {
  const state = createKeepingState(onExpiry);
  const { get, set, hide } = state;
  /** Undefined while nothing may be stored or read. */
  let vault: Vault | undefined;
  let own: OwnDraft | undefined;
  const sending = createSendingMark();
  /** Until when the form held something else than the own draft, by the clock that nobody sets. */
  let before = 0;

  /** Begins a new draft with the next save. */
  const forgetOwn = () => {
    const released = own?.release();
    own = undefined;
    set({ until: undefined, hasNoRoom: false });
    return released;
  };
  const eraseOwn = async () => {
    const erased = own;
    // One that could not be erased is not forgotten either.
    await erased?.erase();
    if (own === erased) void forgetOwn();
  };
  /** Stores and reads nothing until the drafts are opened again. The own draft stays this form's. */
  const close = () => {
    vault = undefined;
    set({ found: [], isAble: undefined });
  };
  /** All was erased: nothing is kept until the member wants it again. */
  const giveUp = (wasErased: boolean) => {
    vault = undefined;
    void forgetOwn();
    set({ found: [], isKept: false, wasErased });
  };
  const find = async () => {
    const opened = vault;
    if (!opened) return;
    const [isHeld, drafts] = [await readLocks(), await opened.list(form)];
    // Otherwise they were closed meanwhile.
    if (vault === opened) set({ found: drafts.filter(({ id }) => !isHeld(id)) });
  };
  /** Returns whether the content is stored. */
  const store = async (content: FormContent | undefined): Promise<boolean> => {
    if (!vault || !get().isKept) {
      // The form may still be sent: what is stored of it would invite a second claim.
      await own?.mark(sending.get());
      return false;
    }
    if (!content || content.elapsed <= before) return false;
    const saving = (own ??= ownDraft(vault));
    const saved = await saving.save(form, content, sending.get()).catch((error: unknown) => {
      // The storage has failed: the member must not rely on it. What it holds is still erased in the end.
      if (vault) set({ isAble: false, isKept: false, until: undefined });
      throw error;
    });
    // Everything was erased meanwhile.
    if (own !== saving) return false;
    switch (saved) {
      case 'unchanged':
        return true;
      case 'taken':
        void forgetOwn();
        return store(content);
      case 'erased':
        // With the browser's data, for example: the member is not asked to trust it again.
        giveUp(true);
        return false;
      default:
        set({ ...saved, wasErased: false });
        return true;
    }
  };

  /** Takes the lock of the own draft again. If another page has it by now, the form begins a new one. */
  const resume = async () => {
    if (vault && own && !(await own.resume())) void forgetOwn();
  };
  /** Nothing is replaced after all: what a member declined is not kept. */
  const keepOn = async (isKept: boolean): Promise<undefined> => {
    await resume();
    if (isKept) return;
    const { hasNoRoom } = get();
    await eraseOwn();
    set({ isKept, hasNoRoom });
  };

  return {
    ...state,
    find,
    store,
    close,
    giveUp,
    forgetOwn,
    eraseOwn,
    resume,
    sending,
    /** Opens the drafts of an owner, if they are still wanted. Returns whether this browser can keep them. */
    open: async (owner: string, isWanted: () => boolean): Promise<boolean> => {
      const opened = await openVault(owner, since).catch(() => undefined);
      if (!isWanted()) return false;
      vault = opened;
      try {
        await resume();
        await find();
      } catch {
        vault = undefined;
      }
      const isAble = vault !== undefined;
      if (isWanted()) set({ isAble });
      return isAble;
    },
    expire: async () => {
      if (!vault) return;
      const { until } = get();
      if (until !== undefined && until <= Date.now()) await eraseOwn();
      await vault.eraseExpired();
      await find();
    },
    release: () => own?.release() ?? Promise.resolve(),
    /**
     * Takes a draft as it is by now in place of the own one, which can be found then; undefined if it is gone or held by
     * another page, what the form holds can't be stored whole, or sending began or the drafts were closed meanwhile.
     * @param read reads the form: what it holds is stored before it is replaced
     */
    take: async (
      { id }: StoredDraft,
      read: () => FormContent | undefined,
      hasBegun: () => boolean,
    ): Promise<TakenDraft | undefined> => {
      const opened = vault;
      const release = await takeLock(id);
      let isOwn = false;
      try {
        const draft = (await opened?.list(form))?.find((each) => each.id === id);
        if (!opened || !release || !draft) return undefined;
        const files = await opened.files(draft);
        const { isKept } = get();
        set({ isKept: true });
        const isWhole = await storeWhole(read, store, () => get().hasNoRoom);
        if (isWhole) await own?.release();
        if (!isWhole || vault !== opened || hasBegun()) return await keepOn(isKept);
        own = ownDraft(opened, { id, content: draft.content, release, files });
        isOwn = true;
        sending.set(draft.content.sending);
        before = performance.now();
        set({ isKept: true, until: draft.until, hasNoRoom: false, wasErased: false });
        hide(id);
        return { draft, files: [...files.values()] };
      } finally {
        if (!isOwn) await release?.();
      }
    },
    /** Releases what was taken, as its form is gone: it is offered again. */
    putBack: async () => {
      sending.set(null);
      await forgetOwn();
      await find();
    },
    /** Erases a draft that was found. Returns whether it did: another page may have it. */
    drop: async ({ id }: StoredDraft): Promise<boolean> => {
      const isErased = vault !== undefined && (await eraseFound(vault, id));
      if (isErased) hide(id);
      return isErased;
    },
  };
}
