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

export const NOTHING_KEPT: KeepingState = {
  isAble: undefined,
  isKept: false,
  found: [],
  until: undefined,
  hasNoRoom: false,
  wasErased: false,
};

/** When the next of the drafts expires, in milliseconds; undefined if there is none. */
export function nextExpiry({ until, found }: KeepingState): number | undefined {
  const times = [until, ...found.map((draft) => draft.until)].filter((time) => time !== undefined);
  return times.length === 0 ? undefined : Math.min(...times);
}
