import type { InFlight, StoredFile } from '../../draft-store/draft-content';
import type { StoredDraft } from '../../draft-store/draft-store';
import type { DraftsMode } from '../../settings/drafts-mode';

/** The content of a form. */
export interface FormContent {
  /** When it was read, in milliseconds since 1970. */
  readonly at: number;
  readonly values: Readonly<Record<string, string>>;
  readonly files: readonly File[];
  /** Whether a camera is open that has brought no photo yet. */
  readonly camera: boolean;
}

/** A form, on screen or not. */
export interface Source {
  /** Undefined while it holds nothing of the member's. */
  readonly get: () => FormContent | undefined;
  readonly subscribe: (listener: () => void) => () => void;
}

/** A file that is not stored yet: its bytes, or how far its reading is. One that is late may still be read. */
export type FileRead = 'reading' | 'late' | ArrayBuffer;

/** The draft of this form that is on the device. */
export interface Own {
  readonly id: string;
  /** Whose it is. */
  readonly owner: string;
  /** The form's content as it was stored; its time is that of the last change. */
  readonly content: FormContent;
  /** When it expires, in milliseconds since 1970. */
  readonly until: number;
  /** The files of it that are stored. */
  readonly files: ReadonlyMap<File, StoredFile>;
  readonly hasNoRoom: boolean;
  readonly inFlight: InFlight | null;
}

/** An attempt to send the form that may have arrived, as those before it. */
export interface Attempt extends InFlight {
  /** Undefined for that of an earlier page. */
  readonly snapshot: object | undefined;
  readonly before: Attempt | undefined;
}

/** The last act that a notice still shows. */
export type Notice =
  | { readonly is: 'erased' | 'deleted' | 'noRoom' }
  | { readonly is: 'restored'; readonly files: number; readonly hasLostPhoto: boolean };

interface Offers {
  /** Drafts of this form that no page has open, the latest first. */
  readonly offered: readonly StoredDraft[];
  /** Whether they have to be read again. */
  readonly isStale: boolean;
}

interface Is<Name extends string> {
  readonly is: Name;
}

/**
 * What may be done with the drafts of a form (@spec §4):
 * - `off`: the portal wants none: nothing is read, and nothing stored but the mark of an own draft that is sent
 * - `closed`: as `off`, because the member is not known, or the form asks who that is
 * - `opening`: the member's drafts are being read
 * - `open`: drafts are offered, and the form is stored if the member wants it
 * - `taking`: a draft replaces what the form holds, which is stored first; the form is inert
 * - `deleting`: an offered draft is being deleted
 * - `unable`: this browser stores no drafts, or the disk has failed: nothing is stored
 * - `erased`: all drafts were erased, or the own one: nothing is stored or read until a draft is wanted again
 */
export type Access =
  | Is<'off' | 'closed' | 'opening' | 'erased'>
  | (Is<'open' | 'unable'> & Offers)
  | (Is<'taking' | 'deleting'> &
      Offers & { readonly draft: StoredDraft; readonly returnsTo: 'open' | 'unable' });

/** The draft of a form on the device, with what stays the same whatever may be done with it. */
export interface DraftState {
  readonly access: Access;
  /** The last member who was known. */
  readonly owner: string | undefined;
  readonly mode: DraftsMode;
  /** Whether that member had a draft that no page had open as drafts were first read, a wish; undefined before. */
  readonly wasFound: boolean | undefined;
  /** Whether that member has chosen to have a draft; undefined before. Once all were erased it is false. */
  readonly choice: boolean | undefined;
  /** Since when what is filled in may be stored, in milliseconds since 1970: what was erased before is over. */
  readonly since: number;
  /** The form's content, which is to be stored. */
  readonly content: FormContent | undefined;
  /** The files of it that are not stored yet and are being read, or were. */
  readonly reads: ReadonlyMap<File, FileRead>;
  /** The content of the own draft that has expired: it is not stored again until it changes. */
  readonly expired: FormContent | undefined;
  /** A request that leaves marks it and a success deletes it, whatever else may be done. */
  readonly own: Own | undefined;
  /** The last attempt that may have arrived; or the server has taken it, and nothing is stored until the form is left. */
  readonly sent: Attempt | 'accepted' | undefined;
  readonly notice: Notice | undefined;
  /** Whether the page is hidden for good: it may be frozen. */
  readonly isAway: boolean;
}

/** Events by the member, the portal, the form and the page, which may happen at any time. */
export type ActEvent =
  | {
      readonly type: 'member';
      readonly owner: string | undefined;
      readonly mode: DraftsMode;
      /** Whether the form asks who the member is before it is sent: another one may have filled it in. */
      readonly asks: boolean;
      readonly since: number;
    }
  /** All drafts were erased, by this page or another. */
  | { readonly type: 'erased' }
  | { readonly type: 'want'; readonly at: number }
  | { readonly type: 'decline' }
  | { readonly type: 'take' | 'delete'; readonly draft: StoredDraft }
  | { readonly type: 'content'; readonly content: FormContent | undefined }
  /** Other pages may have changed what is offered. */
  | { readonly type: 'look' }
  | { readonly type: 'away' | 'back' }
  /** The form is on no screen any more. */
  | { readonly type: 'left' }
  /** The form is being settled before it is sent. */
  | { readonly type: 'pressed' }
  | { readonly type: 'leaves'; readonly snapshot: object; readonly known: InFlight['known'] }
  | { readonly type: 'refused'; readonly snapshot: object }
  | { readonly type: 'accepted' };

/** What has become of the own draft on the device, and of the files to be stored. `since` is that of the state in which it was stored. */
export type FactEvent =
  | { readonly type: 'saved'; readonly own: Own; readonly since: number }
  /** It was not there any more, or its key was not. */
  | { readonly type: 'gone'; readonly since: number }
  /** Another page has it. */
  | { readonly type: 'lost' }
  | { readonly type: 'removed'; readonly id: string }
  | { readonly type: 'read'; readonly file: File; readonly as: FileRead };

/** The outcomes of a state's own work, which no later state receives. */
export type OutcomeEvent =
  | {
      readonly type: 'found';
      /** All drafts of the form. */
      readonly drafts: readonly StoredDraft[];
      readonly isFree: (id: string) => boolean;
      /** Whether no other page has the own one. */
      readonly isHeld: boolean;
      readonly at: number;
    }
  | { readonly type: 'taken'; readonly own: Own }
  | { readonly type: 'deleted' | 'failed' };

export type DraftEvent = ActEvent | FactEvent | OutcomeEvent;
