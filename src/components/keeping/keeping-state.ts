import { createValueStore } from '../../ui/value-store';
import type { StoredDraft } from '../../vault/open-vault';

/** What shows of a form's kept draft. */
export interface KeepingState {
  /** Whether this browser can keep drafts; undefined until that is known. */
  readonly isAble: boolean | undefined;
  /** Whether the member wants a draft. */
  readonly isKept: boolean;
  /** Stored drafts of this form that no page has open, the latest first. */
  readonly found: readonly StoredDraft[];
  /** When the own draft expires, in milliseconds; undefined until it is stored. */
  readonly until: number | undefined;
  readonly hasNoRoom: boolean;
  /** Whether the last thing that happened to the own draft was its erasure. */
  readonly wasErased: boolean;
}

/** A draft that was found and now belongs to a form. */
export interface TakenDraft {
  readonly draft: StoredDraft;
  readonly files: readonly File[];
}

const NOTHING_KEPT: KeepingState = {
  isAble: undefined,
  isKept: false,
  found: [],
  until: undefined,
  hasNoRoom: false,
  wasErased: false,
};

/** When the next of the drafts expires, in milliseconds; undefined if there is none. */
function nextExpiry({ until, found }: KeepingState): number | undefined {
  const times = [until, ...found.map((draft) => draft.until)].filter((time) => time !== undefined);
  return times.length === 0 ? undefined : Math.min(...times);
}

/**
 * The state of a form's kept draft.
 * @param onExpiry called when a draft has expired
 */
export function createKeepingState(onExpiry: () => void) {
  const { subscribe, get, set: replace } = createValueStore(NOTHING_KEPT);
  let expiring: ReturnType<typeof setTimeout> | undefined;
  const set = (changes: Partial<KeepingState>) => {
    replace({ ...get(), ...changes });
    clearTimeout(expiring);
    const next = nextExpiry(get());
    if (next !== undefined) expiring = setTimeout(onExpiry, Math.max(0, next - Date.now()));
  };
  /** Offers a draft no longer. */
  const hide = (id: string) => {
    set({ found: get().found.filter((draft) => draft.id !== id) });
  };
  return { subscribe, get, set, hide };
}
