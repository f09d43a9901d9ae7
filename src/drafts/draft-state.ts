import type { InFlight, StoredFile } from '../draft-store/draft-content';
import type { StoredDraft } from '../draft-store/draft-store';
import type { DraftsMode } from '../settings/drafts-mode';
import type { MemberState } from '../visit/member-state';

/** The content of a form. */
export interface FormContent {
  /** When it was read, in milliseconds since 1970. */
  readonly at: number;
  readonly values: Readonly<Record<string, string>>;
  readonly files: readonly File[];
  /** Whether a camera is open and has not returned a photo yet. */
  readonly camera: boolean;
}

/** Whose drafts an element keeps, and how. */
export interface Ownership extends Pick<MemberState, 'since' | 'asking'> {
  /** The last known member. */
  readonly owner: string | undefined;
  /** Whether this is certainly the member now. */
  readonly isKnown: boolean;
  readonly mode: DraftsMode;
}

/** A file that is not stored yet: its bytes, or the state of its reading. A slow file may still be read. */
export type FileRead = 'reading' | 'slow' | ArrayBuffer;

/** The form's own draft on the device. */
export interface Own {
  readonly id: string;
  /** The member who owns it. */
  readonly owner: string;
  /** The form's content as stored. Its time is that of the last change. */
  readonly content: FormContent;
  /** When it expires, in milliseconds since 1970. */
  readonly until: number;
  /** The files of the content that are stored. */
  readonly files: ReadonlyMap<File, StoredFile>;
  readonly hasNoRoom: boolean;
  readonly inFlight: InFlight | null;
}

/** The last event that a notice still shows. `lost` has the names of files that could not be read. */
export type Notice =
  | { readonly is: 'erased' | 'deleted' }
  | {
      readonly is: 'restored';
      readonly files: number;
      readonly lost: readonly string[];
      readonly hasLostPhoto: boolean;
    };

interface Offers {
  /** Drafts of this form that no other page has open, the latest first. */
  readonly offered: readonly StoredDraft[];
  /** Whether they must be read again. */
  readonly isStale: boolean;
}

interface Is<Name extends string> {
  readonly is: Name;
}

/**
 * The access to the drafts of a form (@spec §4):
 * - `closed`: the portal wants none, the member is unknown, or the form asks who the member is. Nothing is read, and
 *   nothing is stored except the mark of an own draft that is sent
 * - `opening`: the member's drafts are being read
 * - `open`: drafts are offered, and the form is stored if the member wants that
 * - `taking`: a draft replaces the form's content, which is stored first; the form is inert
 * - `deleting`: an offered draft is being deleted
 * - `unable`: this browser stores no drafts, or the disk has failed; nothing is stored
 * - `erased`: all drafts or the own one were erased; nothing is stored or read until a draft is wanted again
 */
export type Access =
  | Is<'closed' | 'opening' | 'erased'>
  | (Is<'open' | 'unable'> & Offers)
  | (Is<'taking' | 'deleting'> &
      Offers & { readonly draft: StoredDraft; readonly returnsTo: 'open' | 'unable' });

/** The draft of a form on the device, with the facts that are independent of the access. */
export interface DraftState {
  readonly access: Access;
  /** The last known member. */
  readonly owner: string | undefined;
  readonly mode: DraftsMode;
  /**
   * Whether the member has chosen to keep a draft; undefined before a choice. A draft that is found when drafts are
   * opened counts as one. False once all drafts were erased.
   */
  readonly choice: boolean | undefined;
  /** The time from which content may be stored, in milliseconds since 1970. Drafts erased before stay erased. */
  readonly since: number;
  /** The form's content, which should be stored. */
  readonly content: FormContent | undefined;
  /** The files of the content that are not stored yet and that are being read, or were. */
  readonly reads: ReadonlyMap<File, FileRead>;
  /** The content of the own draft that has expired. It is not stored again until it changes. */
  readonly expired: FormContent | undefined;
  /** A request that is sent marks it, whatever the access is. */
  readonly own: Own | undefined;
  /** The ids of own drafts that were sent. They are deleted, whatever the access is. */
  readonly delivered: readonly string[];
  /** The mark that a taken draft brought from an earlier page, or of attempts that the sending has forgotten. */
  readonly earlier: InFlight | null;
  /**
   * The mark of this page's attempts that may have arrived. Once accepted by the server, nothing is stored until the
   * form is left.
   */
  readonly sent: InFlight | 'accepted' | null;
  readonly notice: Notice | undefined;
  /** Whether the element was removed or its page left, which may be frozen. */
  readonly isAway: boolean;
}

/** Events of the member, the portal, the form and the page, which may happen at any time. */
export type DraftActEvent =
  | {
      readonly type: 'member';
      readonly owner: string | undefined;
      readonly mode: DraftsMode;
      readonly isClosed: boolean;
      readonly since: number;
    }
  /** All drafts were erased, by this page or another. */
  | { readonly type: 'erased' }
  | { readonly type: 'want'; readonly at: number }
  | { readonly type: 'decline' }
  | { readonly type: 'take' | 'delete'; readonly draft: StoredDraft }
  | { readonly type: 'content'; readonly content: FormContent | undefined }
  /** Other pages may have changed the offered drafts. */
  | { readonly type: 'look' }
  | { readonly type: 'away' | 'back' }
  /** The form is no longer on a screen. */
  | { readonly type: 'left' }
  /** The form is being validated before it is sent. */
  | { readonly type: 'pressed' }
  /** Null once no attempt may have arrived. */
  | { readonly type: 'marked'; readonly mark: InFlight | null }
  /** The sending has forgotten its attempts, because another member may have made them. */
  | { readonly type: 'forgotten' }
  | { readonly type: 'accepted' };

/** Facts about the own draft on the device, and the files to store. `since` is that of the state that was stored. */
export type FactEvent =
  | { readonly type: 'saved'; readonly own: Own; readonly since: number }
  /** The draft or its key no longer existed. */
  | { readonly type: 'gone'; readonly since: number }
  /** Another page holds the draft. */
  | { readonly type: 'heldElsewhere' }
  | { readonly type: 'removed'; readonly id: string }
  | { readonly type: 'read'; readonly file: File; readonly as: FileRead };

/** The outcomes of a state's own work, which no later state receives. */
export type DraftOutcomeEvent =
  | {
      readonly type: 'found';
      /** All drafts of the form. */
      readonly drafts: readonly StoredDraft[];
      readonly isFree: (id: string) => boolean;
      /** Whether no other page holds the own draft. */
      readonly isHeld: boolean;
      readonly at: number;
    }
  | { readonly type: 'taken'; readonly own: Own; readonly lost: readonly string[] }
  | { readonly type: 'deleted' | 'failed' };

export type DraftEvent = DraftActEvent | FactEvent | DraftOutcomeEvent;
export type DraftEventOf<Type extends DraftEvent['type']> = DraftEvent & { readonly type: Type };

/** Whether drafts are being read, or were. Ends when all drafts are erased. */
export const isEntered = ({ is }: Access): boolean => is !== 'closed' && is !== 'erased';
/** Whether the member wants a draft: the member's choice, else the portal's. */
export const isWanted = ({ choice, mode }: DraftState): boolean => choice ?? mode === 'keep';
/** Whether the form's content should be on the device. */
export const isKept = (now: DraftState): boolean => now.access.is === 'open' && isWanted(now);
/** Whether the form's content must not be on the device, by the portal's or the member's choice. */
export const isDeclined = (now: DraftState): boolean => now.access.is === 'open' && !isWanted(now);

export const offeredIn = (access: Access) => ('offered' in access ? access.offered : []);
