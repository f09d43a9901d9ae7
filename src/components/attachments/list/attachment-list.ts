import type { ContentRefusal, RefusalReason } from '../../../domain/attachment-rules';
import type { FileFinding } from '../../../domain/file-finding';

/**
 * Whether this browser opens a file as a photo, or may, as it is too large to be decoded before a press; `closed` is an
 * HEIC photo that it can't open. By the file's content: a name says little.
 */
export type PhotoKind = 'opens' | 'closed' | 'none';

/** A file of a form, and what is known of it. It stays the same one while its file is exchanged. */
export interface Attachment {
  /** Unique in its list. */
  readonly id: number;
  readonly file: File;
  /** Undefined until the file was examined. */
  readonly kind?: PhotoKind;
  /** The problem inside the file: undefined until it was examined, null for none. */
  readonly finding?: FileFinding | null;
  /** The pictures of a PDF, in the order of its pages. */
  readonly madeFrom?: readonly Attachment[];
  /** The photo before it was made smaller. */
  readonly original?: Attachment;
  /** It was refused for what it is: it can't be sent in place of the photo that was made from it. */
  readonly isUnsendable?: boolean;
  /** Drawn again, it saved too little. */
  readonly isSmallest?: boolean;
}

/** The findings of an examination of a file. */
export type Facts = Pick<Attachment, 'kind' | 'finding'>;

/** A file that was not added, and why. */
export interface Refused {
  readonly attachment: Attachment;
  readonly reason: RefusalReason;
}

/** A chosen file, and the outcome of reading its first bytes, once that is known. */
export interface Chosen {
  readonly file: File;
  readonly read?: { readonly refusal: ContentRefusal | undefined };
}

/** Files that are added at the same time. */
export interface PendingChoice {
  readonly files: readonly Chosen[];
  /** Its only file has not been read within a second: other choices don't wait for it. */
  readonly isLate: boolean;
}

/** The last change in words. */
export type Announcement =
  | { readonly is: 'added'; readonly count: number }
  | { readonly is: 'removed' | 'isBack'; readonly file: File }
  | { readonly is: 'said'; readonly words: string };

/** A form's attachments (@spec §5 Attachments). */
export interface AttachmentList {
  readonly listed: readonly Attachment[];
  /** Their files: the form's value. */
  readonly files: readonly File[];
  /** Shown until the next change. */
  readonly refused: readonly Refused[];
  /** Refused photos that were made smaller but still do not fit: offered again once there is room. */
  readonly tried: readonly Refused[];
  /** The file removed last, while it can be put back, and its former index. */
  readonly removed: { readonly attachment: Attachment; readonly index: number } | undefined;
  /** The turn of the form that they are of. */
  readonly turn: number;
  /** Files still being read, in the order in which they were chosen. */
  readonly choices: readonly PendingChoice[];
  readonly announcement: Announcement | undefined;
  /** Of the last exchange: its row takes over the focus of what disappears with it. */
  readonly successor: Pick<Attachment, 'id'> | undefined;
  readonly nextId: number;
}

/** A file made at the member's press: the next one of its attachment, or a new attachment without an `id`. */
export type Made = Omit<Attachment, 'id'> & Partial<Pick<Attachment, 'id'>>;

/** Puts files in the place of others. */
export interface Exchange {
  /** Listed and refused attachments that go. The new ones are listed where the first of them was, else at the end. */
  readonly from: readonly number[];
  readonly to: readonly Made[];
  /** If one of them breaks a limit nothing changes; else it is refused alone. */
  readonly isWhole: boolean;
  /** The announcement; without it the number of added files. */
  readonly words?: string;
  /** Refused ones with a reason that has changed. */
  readonly refused?: readonly Refused[];
  readonly movesFocus?: boolean;
}

export type AttachmentEvent =
  | { readonly type: 'chosen'; readonly files: readonly Chosen[] }
  /** A chosen file's first bytes have been read. */
  | { readonly type: 'read'; readonly file: File; readonly refusal: ContentRefusal | undefined }
  /** A second after files were chosen, these have not been read. */
  | { readonly type: 'late'; readonly files: readonly File[] }
  | { readonly type: 'removed'; readonly id: number }
  | { readonly type: 'putBack' }
  /** The form's value was set from outside. In another turn of the form, no file that is still being read is for it. */
  | { readonly type: 'replaced'; readonly files: readonly File[]; readonly turn: number }
  /** The member has left the form. */
  | { readonly type: 'left' };

/** Events of the help with files alone. */
export type HelpEvent =
  | ({ readonly type: 'exchanged' } & Exchange)
  /** Photos were made smaller, and yet the files don't fit. */
  | { readonly type: 'triedInVain'; readonly tried: readonly Refused[] }
  /** Of the file that the attachment has had then. */
  | { readonly type: 'learnt'; readonly attachment: Attachment; readonly facts: Facts };

/** A form's list as it begins. */
export const listOf = (
  files: readonly File[],
  turn = 0,
  listed: readonly Attachment[] = files.map((file, id) => ({ id, file })),
  nextId = files.length,
): AttachmentList => ({
  listed,
  files,
  turn,
  refused: [],
  tried: [],
  removed: undefined,
  choices: [],
  announcement: undefined,
  successor: undefined,
  nextId,
});

/** Chosen files whose first bytes are a second late. */
export const lateFiles = ({ choices }: AttachmentList): readonly File[] =>
  choices.flatMap(({ isLate, files }) => (isLate ? files.map(({ file }) => file) : []));

/** Whether a refusal breaks a rule: a duplicate is listed already. */
export const breaksRule = ({ reason }: Refused): boolean => reason !== 'duplicate';
