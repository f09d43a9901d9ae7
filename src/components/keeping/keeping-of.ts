import { onErasure } from '../../vault/erase-drafts';
import type { Drafts } from '../forms/drafts';
import { contentOf, holdsSomething, type KeptValues } from './form-content';
import { createKeeping, type Keeping } from './keeping';
import type { FormContent } from './own-draft';

/** What is kept of one element's drafts, by form. */
interface Kept {
  readonly drafts: Drafts;
  readonly byForm: Map<string, Keeping>;
  readonly life: AbortController;
}

const elements = new Map<Element, Kept>();

/** Resolves once the drafts of elements that are gone are stored and free. */
let ending: Promise<unknown> = Promise.resolve();

/** Elements that were removed, or that have begun again, hold no stored draft: it can be offered again. */
function letGo(isGone: (element: Element, kept: Kept) => boolean): void {
  for (const [element, kept] of elements) {
    if (!isGone(element, kept)) continue;
    kept.life.abort();
    elements.delete(element);
    const all = [...kept.byForm.values()].map(({ dispose }) => dispose());
    ending = Promise.all([ending, ...all]);
  }
}

/** The forms of the element but this one: what was sent may have changed or ended what they hold. */
export function followOthers(sent: Keeping): void {
  for (const { byForm } of elements.values()) {
    const all = [...byForm.values()];
    if (!all.includes(sent)) continue;
    for (const other of all.filter((each) => each !== sent)) void other.follow();
  }
}

/** Follows the page: it is hidden, shown, frozen, back, and all drafts are erased. */
function followPage(keeping: Keeping, signal: AbortSignal): void {
  const onVisibility = () => {
    // Another tab may have erased or taken what is offered here.
    void (document.visibilityState === 'hidden' ? keeping.save() : keeping.find());
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) keeping.resume();
  };
  window.addEventListener('pagehide', keeping.pause, { signal });
  window.addEventListener('pageshow', onShow, { signal });
  document.addEventListener('visibilitychange', onVisibility, { signal });
  const forget = onErasure(keeping.stop);
  signal.addEventListener('abort', forget);
}

/** What a form that is on no screen holds. */
function contentIn(drafts: Drafts, form: string): FormContent | undefined {
  const { files = [], ...values } = (drafts.get(form) ?? {}) as Partial<KeptValues>;
  return holdsSomething({ ...values, files }) ? contentOf({ ...values, files }, false) : undefined;
}

/**
 * What keeps the draft of a form. It outlives the form's screen, as the element's drafts in memory do.
 * @param drafts those in memory
 * @param form its name
 */
export function keepingOf(
  element: Element,
  drafts: Drafts,
  form: string,
  report: (error: unknown) => void,
): Keeping {
  letGo((each, kept) => !each.isConnected || (each === element && kept.drafts !== drafts));
  const kept: Kept = elements.get(element) ?? {
    drafts,
    byForm: new Map(),
    life: new AbortController(),
  };
  elements.set(element, kept);
  const known = kept.byForm.get(form);
  if (known) return known;
  const keeping = createKeeping(form, () => contentIn(drafts, form), report);
  kept.byForm.set(form, keeping);
  keeping.after(ending);
  followPage(keeping, kept.life.signal);
  return keeping;
}

/** Lets go of the drafts of elements that have left the page. */
export const letGoOfRemoved = (): void => {
  letGo((element) => !element.isConnected);
};
