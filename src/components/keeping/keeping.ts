import type { Sending } from '../../vault/draft-content';
import type { StoredDraft } from '../../vault/open-vault';
import { createDraftSlot } from './draft-slot';
import type { TakenDraft } from './keeping-state';
import type { FormContent } from './own-draft';
import { createQueue } from './queue';

/** How long a form rests before it is stored, in milliseconds. */
const REST = 1000;

/** Reads a form; undefined while it has nothing to keep. */
type ReadForm = () => FormContent | undefined;

/**
 * Keeps the draft of one form, also while another screen is shown.
 * @param form the form's name
 * @param readMemory reads what the form holds while it is on no screen
 * @param report called with exceptions of the storage: they cost no word on screen
 */
export function createKeeping(
  form: string,
  readMemory: ReadForm,
  report: (error: unknown) => void,
) {
  let owner: string | undefined;
  let read = readMemory;
  let resting: ReturnType<typeof setTimeout> | undefined;
  /** One after the other: an erasure follows the saves before it. */
  const inTurn = createQueue(report);
  const slot = createDraftSlot(form, () => void inTurn(slot.expire));

  const stopResting = () => {
    clearTimeout(resting);
    resting = undefined;
  };
  /** Reads the form at once, and stores that when it is its turn. */
  const save = () => {
    stopResting();
    const content = read();
    return inTurn(async () => void (await slot.store(content)));
  };
  return {
    subscribe: slot.subscribe,
    get: slot.get,
    save,
    find: () => inTurn(slot.find),
    /**
     * Opens the drafts of an owner, or closes them where it is not known. After a login of another member what the
     * form holds is stored for that one.
     * @param isWanted whether drafts are kept at first
     */
    open: (now: string | undefined, isWanted: (hasFound: boolean) => boolean) => {
      if (owner === now) return;
      const isFirst = slot.get().isAble === undefined;
      const isMoved = slot.isRunning() && slot.get().isKept;
      stopResting();
      // At once: no word of one member may be shown to another.
      const before = slot.close();
      owner = now;
      void inTurn(async () => {
        if (now === undefined) return;
        await before?.erase().catch(report);
        if (!(await slot.open(now)) || owner !== now) return;
        slot.set({ isKept: isMoved || isWanted(slot.get().found.length > 0) });
        // What was typed before they were open, and what is another member's now.
        if (isFirst || isMoved) await slot.store(read());
      });
    },
    /** Returns a function that ends it: a change that rests is stored. */
    attach: (readForm: ReadForm) => {
      read = readForm;
      return () => {
        if (resting !== undefined) void save();
        read = readMemory;
      };
    },
    /** The form has changed: it is stored once it rests. */
    change: () => {
      stopResting();
      resting = setTimeout(() => void save(), REST);
    },
    mark: (sending: Sending | null) => {
      slot.mark(sending);
      return save();
    },
    /** The form was sent: its draft is erased, and nothing that it held is stored again. */
    end: () => {
      stopResting();
      read = readMemory;
      return inTurn(slot.eraseOwn);
    },
    /** Another form was sent, which may have changed or ended what this one holds. */
    follow: () => {
      const content = read();
      return inTurn(async () => void (content ? await slot.store(content) : await slot.eraseOwn()));
    },
    /** The member wants a draft, or wants it no longer. */
    keep: (isKept: boolean) => {
      slot.set({ isKept, wasErased: false });
      const content = read();
      void inTurn(async () => {
        if (!isKept) {
          await slot.eraseOwn();
          slot.set({ wasErased: true });
        } else if (owner !== undefined && (await slot.open(owner))) {
          await slot.store(content);
        }
      });
    },
    /** See `take` of the slot. */
    take: async (draft: StoredDraft): Promise<TakenDraft | undefined> => {
      let taken: TakenDraft | undefined;
      const content = read();
      await inTurn(async () => {
        taken = await slot.take(draft, content);
      });
      return taken;
    },
    /** See `drop` of the slot. */
    drop: async (draft: StoredDraft): Promise<boolean> => {
      let isErased = false;
      await inTurn(async () => {
        isErased = await slot.drop(draft);
      });
      return isErased;
    },
    /** All drafts are being erased: nothing is kept until the member wants it again. */
    stop: () => {
      const { until, found } = slot.get();
      stopResting();
      slot.close();
      slot.set({ wasErased: until !== undefined || found.length > 0 });
    },
    /** The page may be frozen: a held lock would keep it out of the back-forward cache. */
    pause: () => {
      void save();
      slot.release();
    },
    /** The page is back. */
    resume: () => {
      void inTurn(slot.resume);
      void save();
      void inTurn(slot.find);
    },
    /** Does nothing before this has ended. */
    after: (before: Promise<unknown>) => {
      void inTurn(async () => void (await before));
    },
    /** The element is gone. Resolves once what it held can be offered to another. */
    dispose: () => inTurn(slot.end),
  };
}

export type Keeping = ReturnType<typeof createKeeping>;
