import type { DraftsMode } from '../../settings/drafts-mode';
import type { Sending } from '../../vault/draft-content';
import type { StoredDraft } from '../../vault/open-vault';
import type { FormStore } from '../visit/form-store';
import { createDraftSlot } from './draft-slot';
import { contentIn, type KeptValues } from './form-content';
import { createQueue } from './queue';
import { createRest } from './rest';

/** How long a form rests before it is stored, in milliseconds. */
const REST = 1000;

/** Whether all drafts were erased: nothing is opened until a member wants a draft again, or is another. */
export interface Erasure {
  readonly isOver: () => boolean;
  /** What is filled in from now on is of no one before. */
  readonly beginAgain: () => void;
  /** Since when what is filled in may be kept, in milliseconds. */
  readonly since: () => number;
}

/**
 * Keeps the draft of one form, also while another screen is shown.
 * @param erasure that of the element's page
 * @param report called with exceptions of the storage: they cost no word on screen
 */
export function createKeeping(
  form: FormStore<KeptValues>,
  erasure: Erasure,
  report: (error: unknown) => void,
) {
  /** Whose drafts are to be open. */
  let wanted: string | undefined;
  let mode: DraftsMode = 'memory';
  /** Whose draft the own one is. */
  let owner: string | undefined;
  /** The form was sent: what is typed until it is removed is not stored again. */
  let isSent = false;
  const read = () => (isSent ? undefined : contentIn(form, slot.get().until !== undefined));
  /** One after the other: an erasure follows the saves before it. */
  const inTurn = createQueue(report);
  const slot = createDraftSlot(form.name, erasure.since, () => void inTurn(slot.expire));

  /** Reads the form at once, and stores that when it is its turn. */
  const save = () => {
    rest.stop();
    const content = read();
    return inTurn(() => slot.store(content));
  };
  const rest = createRest(REST, () => void save());
  /** Looks for what can be offered afterwards, also if it fails. */
  const thenFind = <T>(act: () => Promise<T>) => {
    const acting = inTurn(act);
    void inTurn(slot.find);
    return acting;
  };
  const eraseSent = async () => {
    slot.sending.forget();
    await slot.eraseOwn();
  };
  /** All drafts are being erased: nothing is kept until the member wants it again. */
  const stop = () => {
    const { until, found, isAble = wanted === undefined ? undefined : true } = slot.get();
    rest.stop();
    slot.giveUp(until !== undefined || found.length > 0);
    slot.set({ isAble });
  };
  return {
    subscribe: slot.subscribe,
    get: slot.get,
    save,
    find: () => inTurn(slot.find),
    /** Opens the drafts of an owner, or closes them where it is not known. */
    open: (now: string | undefined, nowMode: DraftsMode) => {
      if (now === wanted && nowMode === mode) return;
      mode = nowMode;
      rest.stop();
      // At once: no word of one member may be shown to another.
      slot.close();
      if (mode === 'memory') void slot.release();
      wanted = now;
      if (now === undefined) return;
      if (erasure.isOver()) {
        // Not opened, the box offers to try.
        slot.set({ isAble: true });
        return;
      }
      void inTurn(async () => {
        const isWanted = () => wanted === now && !erasure.isOver();
        if (!isWanted()) return;
        const isNew = owner !== now;
        if (isNew) {
          await slot.eraseOwn().catch(report);
          void slot.forgetOwn();
        }
        owner = now;
        if (!(await slot.open(now, isWanted))) return;
        if (isNew) slot.set({ isKept: nowMode === 'keep' || slot.get().found.length > 0 });
        // What was typed before they were open.
        await slot.store(read());
      });
    },
    /** The form is on no screen any more: a change that rests is stored. */
    leaveForm: () => {
      if (rest.isRunning()) void save();
      isSent = false;
    },
    /** The form has changed: it is stored once it rests. */
    change: rest.start,
    /** It is being sent from now on; see `begin` of the mark. */
    begin: (attempt: object, known: Sending) =>
      slot.sending.begin(attempt, known) ? save() : undefined,
    refuse: (attempt: object) => (slot.sending.refuse(attempt) ? save() : undefined),
    /** The form was sent: its draft is erased, and nothing that is typed until it is removed is stored again. */
    end: () => {
      rest.stop();
      isSent = true;
      return inTurn(eraseSent);
    },
    /** Its receipt shows. */
    clear: () => {
      form.send({ type: 'cleared' });
    },
    /** Another form was sent, which may have changed or ended what this one holds. */
    follow: () => {
      const content = contentIn(form, false);
      return inTurn<unknown>(() => (content ? slot.store(content) : eraseSent()));
    },
    /** The member wants a draft, or wants it no longer. */
    keep: (isKept: boolean) => {
      slot.set({ isKept, wasErased: false });
      if (isKept) erasure.beginAgain();
      const content = read();
      const now = wanted;
      void inTurn(async () => {
        if (!isKept) {
          await slot.eraseOwn();
          slot.set({ wasErased: true });
        } else if (now !== undefined) {
          owner = now;
          if (await slot.open(now, () => wanted === now)) await slot.store(content);
        }
      });
    },
    /** What another member has sent is no matter of the next. */
    forgetSending: slot.sending.forget,
    take: (draft: StoredDraft, hasBegun: () => boolean) =>
      thenFind(() => slot.take(draft, () => read(), hasBegun)),
    putBack: () => inTurn(slot.putBack),
    drop: (draft: StoredDraft) => thenFind(() => slot.drop(draft)),
    stop,
    /** The page may be frozen: a held lock would keep it out of the back-forward cache. */
    pause: () => {
      void save();
      void slot.release();
      void inTurn(slot.release);
    },
    /** The page, or the element, is back. */
    resume: () => {
      void inTurn(slot.resume);
      void save();
      void inTurn(slot.find);
    },
    /** Does nothing before this has ended. */
    after: (before: Promise<unknown>) => void inTurn(() => before),
    /** The element is gone. Resolves once what it held can be offered to another. */
    leave: () => inTurn(slot.release),
  };
}

export type Keeping = ReturnType<typeof createKeeping>;
