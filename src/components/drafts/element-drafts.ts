import { openDrafts } from '../../draft-store/draft-store';
import { onErasure, wasErasedSince } from '../../draft-store/erase-drafts';
import type { DraftsMode } from '../../settings/drafts-mode';
import type { FormStore } from '../visit/form-store';
import { keptWith } from '../visit/kept-with';
import type { MemberState } from '../visit/member-state';
import { createStoredDraft, type StoredDraftMachine } from './draft-machine';
import { sourceOf, type KeptValues } from './form-content';

/** Whose drafts are kept. */
interface Ownership {
  /** Undefined where it is not known. */
  readonly owner: string | undefined;
  readonly mode: DraftsMode;
  /** The forms that another member may have filled in: nothing of them is stored, and nothing is offered there. */
  readonly asking: MemberState['asking'];
}

/** Resolves once the drafts of elements that are gone are stored and free. */
let leaving: Promise<unknown> = Promise.resolve();

type Each = (type: 'away' | 'back' | 'look' | 'erased') => Promise<unknown>;

/** Follows the page: it is hidden, shown, frozen, back, and all drafts are erased. */
function followPage(each: Each, saveEach: () => Promise<unknown>, signal: AbortSignal): void {
  const onVisibility = () => {
    void (document.visibilityState === 'hidden' ? saveEach() : each('look'));
  };
  const onHide = () => {
    void saveEach();
    void each('away');
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) void each('back');
  };
  document.addEventListener('visibilitychange', onVisibility, { signal });
  window.addEventListener('pagehide', onHide, { signal });
  window.addEventListener('pageshow', onShow, { signal });
  const forget = onErasure(() => void each('erased'));
  signal.addEventListener('abort', forget);
}

function create() {
  const byForm = new Map<string, StoredDraftMachine>();
  let opened: Ownership = { owner: undefined, mode: 'memory', asking: new Map() };
  /** The last owner who was known, and since when what is filled in is theirs, in milliseconds since 1970. */
  let known: string | undefined;
  let since: number | undefined;

  const open = (form: string, draft: StoredDraftMachine) => {
    const { owner, mode, asking } = opened;
    void draft.act({ type: 'member', owner, mode, asks: asking.has(form), since: since ?? 0 });
  };
  const each: Each = (type) =>
    Promise.all([...byForm.values()].map((draft) => draft.act({ type })));
  const saveEach = () => Promise.all([...byForm.values()].map((draft) => draft.save()));

  return {
    /** Keeps the draft of a form. */
    of: (form: FormStore<KeptValues>, report: (error: unknown) => void): StoredDraftMachine => {
      const { name } = form;
      const existing = byForm.get(name);
      if (existing) return existing;
      const draft = createStoredDraft(name, sourceOf(form), leaving, report);
      byForm.set(name, draft);
      open(name, draft);
      return draft;
    },
    /**
     * Opens the drafts of an owner, or closes them where it is not known.
     * @param mountedAt when the element was mounted, in milliseconds since 1970: what was erased since is over
     */
    open: (ownership: Ownership, mountedAt: number) => {
      const { owner } = ownership;
      const isSame = owner === opened.owner && ownership.mode === opened.mode;
      opened = ownership;
      since ??= mountedAt;
      if (owner !== undefined) {
        if (known !== undefined && owner !== known) since = new Date().getTime();
        known = owner;
      }
      // Erases what other owners have left, on whatever screen. A browser that can't says so at a form.
      if (!isSame && owner !== undefined && !wasErasedSince(since))
        openDrafts(owner).catch(() => undefined);
      for (const [form, draft] of byForm) {
        // Content that a change of member has cleared is not stored for the next one.
        void draft.save();
        open(form, draft);
      }
    },
    /** A form was sent, which may have changed what the others hold. */
    onSent: (sent: StoredDraftMachine) => {
      for (const draft of byForm.values()) if (draft !== sent) void draft.save();
    },
    /** Follows the page while the element is on it. Returns a function that ends that. */
    enter: () => {
      const life = new AbortController();
      void each('back');
      followPage(each, saveEach, life.signal);
      return () => {
        life.abort();
        leaving = Promise.all([leaving, each('away')]);
      };
    },
  };
}

/** The drafts of an element. They outlive the screens, as the visit does. */
export const elementDrafts = keptWith(create);
