import { openDrafts } from '../../draft-store/draft-store';
import { onErasure, wasErasedSince } from '../../draft-store/erase-drafts';
import type { DraftsMode } from '../../settings/drafts-mode';
import type { FormStore } from '../../visit/form-store';
import { keptWith } from '../../visit/kept-with';
import type { MemberState } from '../../visit/member-state';
import { createDraftMachine, type DraftMachine } from './draft-machine';
import { sourceOf, type KeptValues } from './form-content';

/** The owner of the drafts, and how they are kept. */
interface Ownership {
  /** Undefined where the owner is unknown. */
  readonly owner: string | undefined;
  readonly mode: DraftsMode;
  /** Forms that another member may have filled in. Nothing of them is stored, and no draft is offered there. */
  readonly asking: MemberState['asking'];
}

/** Resolves once the drafts of removed elements are stored and unlocked. */
let leaving: Promise<unknown> = Promise.resolve();

type Each = (type: 'away' | 'back' | 'look' | 'erased') => Promise<unknown>;

/** Follows the page when it is hidden, shown, frozen or resumed, and when all drafts are erased. */
function followPage(each: Each, saveEach: () => Promise<unknown>, signal: AbortSignal): void {
  const onVisibility = () => {
    void (document.visibilityState === 'hidden' ? saveEach() : each('look'));
  };
  const onHide = () => void each('away');
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
  const byForm = new Map<string, DraftMachine>();
  let opened: Ownership = { owner: undefined, mode: 'memory', asking: new Map() };
  /** The last known owner, and the time from which the forms' content is theirs, in milliseconds since 1970. */
  let known: string | undefined;
  let since: number | undefined;

  const open = (form: string, draft: DraftMachine) => {
    const { owner, mode, asking } = opened;
    void draft.act({ type: 'member', owner, mode, asks: asking.has(form), since: since ?? 0 });
  };
  const each: Each = (type) =>
    Promise.all([...byForm.values()].map((draft) => draft.act({ type })));
  const saveEach = () => Promise.all([...byForm.values()].map((draft) => draft.save()));

  return {
    /** Keeps the draft of a form. */
    of: (form: FormStore<KeptValues>, report: (error: unknown) => void): DraftMachine => {
      const { name } = form;
      const existing = byForm.get(name);
      if (existing) return existing;
      const draft = createDraftMachine(name, sourceOf(form), leaving, report);
      byForm.set(name, draft);
      open(name, draft);
      return draft;
    },
    /**
     * Opens the drafts of an owner, or closes them where the owner is unknown.
     * @param mountedAt when the element was mounted, in milliseconds since 1970. Drafts erased since then stay
     * erased.
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
      // Erases the drafts of other owners, on any screen. A browser that can't store drafts shows this at a form.
      if (!isSame && owner !== undefined && !wasErasedSince(since))
        openDrafts(owner).catch(() => undefined);
      for (const [form, draft] of byForm) open(form, draft);
    },
    /** Called when a form was sent, which may have changed the content of the others. */
    onSent: (sent: DraftMachine) => {
      for (const draft of byForm.values()) if (draft !== sent) void draft.save();
    },
    /** Follows the page while the element is on it. Returns a function that stops this. */
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

/** The drafts of an element. Like the visit, they outlive the screens. */
export const elementDrafts = keptWith(create);
