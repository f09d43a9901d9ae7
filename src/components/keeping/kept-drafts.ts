import type { DraftsMode } from '../../settings/drafts-mode';
import { onErasure, wasErasedSince } from '../../vault/erase-drafts';
import { openVault } from '../../vault/open-vault';
import type { FormStore } from '../visit/form-store';
import type { Visit } from '../visit/visit';
import type { KeptValues } from './form-content';
import { createKeeping, type Erasure, type Keeping } from './keeping';

/** Whose drafts are kept. */
export interface Ownership {
  /** Undefined where it is not known. */
  readonly owner: string | undefined;
  readonly mode: DraftsMode;
  /** The forms that another member may have filled in: nothing of them is stored, and nothing is offered there. */
  readonly asking: ReadonlySet<string>;
}

/** What is kept of one element's drafts. It outlives the screens, as the drafts in memory do. */
export interface KeptDrafts {
  /** What keeps the draft of a form. */
  readonly of: (form: FormStore<KeptValues>, report: (error: unknown) => void) => Keeping;
  /**
   * Opens the drafts of an owner, or closes them where it is not known.
   * @param mountedAt when the element was mounted, in milliseconds since 1970: what was erased since is over
   */
  readonly open: (ownership: Ownership, mountedAt: number) => void;
  /**
   * A form was sent, and shows no longer. What was typed meanwhile is forgotten; the other forms may have changed or
   * ended with it.
   */
  readonly onSent: (sent: Keeping) => void;
  /** Follows the page while the element is on it. Returns a function that ends that. */
  readonly enter: () => () => void;
}

const kept = new WeakMap<Visit, KeptDrafts>();

/** Resolves once the drafts of elements that are gone are stored and free. */
let leaving: Promise<unknown> = Promise.resolve();

type Act = 'find' | 'pause' | 'resume' | 'save' | 'stop';

/** Follows the page: it is hidden, shown, frozen, back, and all drafts are erased. */
function followPage(
  each: (act: Act) => void,
  { isOver }: Pick<Erasure, 'isOver'>,
  signal: AbortSignal,
): void {
  const options = { signal };
  const onVisibility = () => {
    // Another tab may have erased or taken what is offered here.
    each(document.visibilityState === 'hidden' ? 'save' : 'find');
  };
  const onHide = () => {
    each('pause');
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    // It was away, and has heard nothing.
    each(isOver() ? 'stop' : 'resume');
  };
  document.addEventListener('visibilitychange', onVisibility, options);
  window.addEventListener('pagehide', onHide, options);
  window.addEventListener('pageshow', onShow, options);
  const forget = onErasure(() => {
    each('stop');
  });
  signal.addEventListener('abort', forget);
}

function create(): KeptDrafts {
  const byForm = new Map<string, Keeping>();
  /** Undefined until the element is known. */
  let since: number | undefined;
  const erasure: Erasure = {
    isOver: () => since !== undefined && wasErasedSince(since),
    beginAgain: () => {
      since = new Date().getTime();
    },
    since: () => since ?? 0,
  };
  /** The last owner who was known. */
  let known: string | undefined;
  let opened: Ownership = { owner: undefined, mode: 'memory', asking: new Set() };
  const openForm = (form: string, keeping: Keeping) => {
    keeping.open(opened.asking.has(form) ? undefined : opened.owner, opened.mode);
  };
  const each = (act: Act) => {
    for (const keeping of byForm.values()) void keeping[act]();
  };
  return {
    of: (form, report) => {
      const existing = byForm.get(form.name);
      if (existing) return existing;
      const keeping = createKeeping(form, erasure, report);
      byForm.set(form.name, keeping);
      keeping.after(leaving);
      openForm(form.name, keeping);
      return keeping;
    },
    open: (ownership, mountedAt) => {
      since ??= mountedAt;
      const { owner, mode } = ownership;
      const isSame = owner === opened.owner && mode === opened.mode;
      opened = ownership;
      if (owner !== undefined) {
        if (known !== undefined && owner !== known) {
          erasure.beginAgain();
          for (const keeping of byForm.values()) keeping.forgetSending();
        }
        known = owner;
      }
      // Erases what other owners have left, on whatever screen. A browser that can't says so at a form.
      if (!isSame && owner !== undefined && !erasure.isOver())
        openVault(owner, erasure.since).catch(() => undefined);
      for (const [form, keeping] of byForm) openForm(form, keeping);
    },
    onSent: (sent) => {
      for (const keeping of byForm.values())
        if (keeping === sent) keeping.clear();
        else void keeping.follow();
    },
    enter: () => {
      const life = new AbortController();
      each('resume');
      followPage(each, erasure, life.signal);
      // Drafts may have been erased between `open` and this, which runs in a later task.
      if (erasure.isOver()) each('stop');
      return () => {
        life.abort();
        leaving = Promise.all([leaving, ...[...byForm.values()].map(({ leave }) => leave())]);
      };
    },
  };
}

/** What is kept of the drafts of an element. */
export function keptDrafts(visit: Visit): KeptDrafts {
  const known = kept.get(visit);
  if (known) return known;
  const created = create();
  kept.set(visit, created);
  return created;
}
