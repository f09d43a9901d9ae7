import { onErasure } from '../draft-store/erase-drafts';
import { createValueStore } from '../ui/value-store';
import type { FormStore } from '../visit/form-store';
import { keptWith } from '../visit/kept-with';
import { createDraftMachine, type DraftMachine } from './draft-machine';
import type { Ownership } from './draft-state';
import type { KeptValues } from './form-content';

/** Resolves once the drafts of removed elements are stored and unlocked. */
let leaving: Promise<unknown> = Promise.resolve();

type Each = (task: (draft: DraftMachine) => Promise<void>) => Promise<unknown>;
const send = (type: 'away' | 'back' | 'look' | 'erased') => (draft: DraftMachine) =>
  draft.act({ type });
const save = (draft: DraftMachine) => draft.save();

/** Follows the page when it is hidden, shown, frozen or resumed, and when all drafts are erased. */
function followPage(each: Each, signal: AbortSignal): void {
  const onVisibility = () => {
    void each(document.visibilityState === 'hidden' ? save : send('look'));
  };
  const onHide = () => void each(send('away'));
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) void each(send('back'));
  };
  document.addEventListener('visibilitychange', onVisibility, { signal });
  window.addEventListener('pagehide', onHide, { signal });
  window.addEventListener('pageshow', onShow, { signal });
  const forget = onErasure(() => void each(send('erased')));
  signal.addEventListener('abort', forget);
}

function create() {
  const byForm = new Map<string, DraftMachine>();
  const ownership = createValueStore<Ownership>({
    owner: undefined,
    isKnown: false,
    mode: 'memory',
    since: 0,
    asking: new Map(),
  });
  const each: Each = (task) => Promise.all([...byForm.values()].map(task));

  return {
    /** Followed by the drafts of all forms. */
    ownership,
    /** Keeps the draft of a form. */
    of: (form: FormStore<KeptValues>, report: (error: unknown) => void): DraftMachine => {
      const draft =
        byForm.get(form.name) ?? createDraftMachine({ form, ownership, before: leaving, report });
      byForm.set(form.name, draft);
      return draft;
    },
    /** Stores the forms now, because one that was sent may have changed the content of the others. */
    saveEach: () => each(save),
    /** Follows the page while the element is on it. Returns a function that stops this. */
    enter: () => {
      const life = new AbortController();
      void each(send('back'));
      followPage(each, life.signal);
      return () => {
        life.abort();
        leaving = Promise.all([leaving, each(send('away'))]);
      };
    },
  };
}

/** The drafts of an element. Like the visit, they outlive the screens. */
export const elementDrafts = keptWith(create);
