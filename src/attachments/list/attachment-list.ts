import type { ContentRefusal, RefusalReason } from '../../domain/attachment-rules';
import type { FileFinding } from '../../domain/file-finding';

/**
 * Whether this browser opens a file as a photo, by the file's content, because its name proves little. `opens` also
 * includes files that are too large to be decoded before a press. `closed` is an HEIC photo that the browser can't
 * open.
 */
export type PhotoKind = 'opens' | 'closed' | 'none';

/** A file of a form, and what is known of it. The attachment keeps its id when its file is replaced. */
export interface FormAttachment {
  /** Unique in its list. */
  readonly id: number;
  readonly file: File;
  /** Undefined until the file is examined. */
  readonly kind?: PhotoKind;
  /** The problem in the file: undefined until it is examined, null for none. */
  readonly finding?: FileFinding | null;
  /** The pictures of a PDF, in the order of its pages. */
  readonly madeFrom?: readonly FormAttachment[];
  /** The photo before it was made smaller. */
  readonly original?: FormAttachment;
  /** The photo was refused for its type or content, so it can't be sent in place of the photo made from it. */
  readonly isUnsendable?: boolean;
  /** Drawing the photo again saved too little. */
  readonly isSmallest?: boolean;
}

/** The findings of an examination of a file. */
export type Facts = Pick<FormAttachment, 'kind' | 'finding'>;

/** A file that was not added, and why. */
export interface Refused {
  readonly attachment: FormAttachment;
  readonly reason: RefusalReason;
}

/** Files that were dropped, pasted or chosen together. */
export interface FileChoice {
  readonly files: readonly File[];
  /** The chosen items that are folders. */
  readonly folders?: ReadonlySet<File>;
}

/** A chosen file, and the outcome of reading its first bytes, once that is known. */
export interface ChosenFile {
  readonly file: File;
  readonly read?: { readonly refusal: ContentRefusal | undefined };
}

/** Files that are added at the same time. */
export interface PendingChoice {
  readonly files: readonly ChosenFile[];
  /** Its only file was not read within a second, so other choices don't wait for it. */
  readonly isSlow: boolean;
}

/** The last change, as announced. */
export type Announcement =
  | { readonly is: 'added'; readonly count: number }
  | { readonly is: 'removed' | 'isBack'; readonly file: File }
  | { readonly is: 'said'; readonly words: string };

/** A form's attachments (@spec §5 Attachments). */
export interface AttachmentListState {
  readonly listed: readonly FormAttachment[];
  /** The files of `listed`, which are the form's value. */
  readonly files: readonly File[];
  /** Shown until the next change. */
  readonly refused: readonly Refused[];
  /** Refused photos that were made smaller but still did not fit. They are offered again once there is room. */
  readonly tried: readonly Refused[];
  /** The file removed last, while it can be put back, and its former index. */
  readonly removed: { readonly attachment: FormAttachment; readonly index: number } | undefined;
  /** Of the form that has these files. */
  readonly version: number;
  readonly contentId: object;
  /** Files still being read, in the order in which they were chosen. */
  readonly choices: readonly PendingChoice[];
  readonly announcement: Announcement | undefined;
  /** The new attachment of the last exchange. Its row takes the focus of the elements that the exchange removes. */
  readonly successor: Pick<FormAttachment, 'id'> | undefined;
  readonly nextId: number;
}

/** A file made at the member's press: a new version of an attachment, or a new attachment without an `id`. */
export type Made = Omit<FormAttachment, 'id'> & Partial<Pick<FormAttachment, 'id'>>;

/** Replaces files with others. */
export interface Exchange {
  /**
   * Listed and refused attachments to remove. The new files are listed in place of the first one, or else at the end.
   */
  readonly from: readonly number[];
  readonly to: readonly Made[];
  /** If a file breaks a limit, nothing changes; otherwise only that file is refused. */
  readonly isWhole: boolean;
  /** The announcement. Without it, the number of added files is announced. */
  readonly words?: string;
  /** Refused files whose reason has changed. */
  readonly refused?: readonly Refused[];
  readonly movesFocus?: boolean;
}

export type AttachmentEvent =
  | { readonly type: 'chosen'; readonly files: readonly ChosenFile[] }
  /** A chosen file's first bytes have been read. */
  | { readonly type: 'read'; readonly file: File; readonly refusal: ContentRefusal | undefined }
  /** A second after files were chosen, these have not been read. */
  | { readonly type: 'slow'; readonly files: readonly File[] }
  | { readonly type: 'removed'; readonly id: number }
  | { readonly type: 'putBack' }
  /** The form's value was set from outside. */
  | {
      readonly type: 'replaced';
      readonly files: readonly File[];
      readonly version: number;
      readonly contentId: object;
    }
  /** The member has left the form. */
  | { readonly type: 'left' };

/** Events that only the help with files sends. */
export type HelpEvent =
  | ({ readonly type: 'exchanged' } & Exchange)
  /** Photos were made smaller, but the files still don't fit. */
  | { readonly type: 'triedInVain'; readonly tried: readonly Refused[] }
  /** About the file that the attachment had when the examination began. */
  | { readonly type: 'learnt'; readonly attachment: FormAttachment; readonly facts: Facts };

/** The initial list of a form. */
export const listOf = (
  files: readonly File[],
  { version, contentId } = { version: 0, contentId: {} },
  listed: readonly FormAttachment[] = files.map((file, id) => ({ id, file })),
  nextId = files.length,
): AttachmentListState => ({
  listed,
  files,
  version,
  contentId,
  refused: [],
  tried: [],
  removed: undefined,
  choices: [],
  announcement: undefined,
  successor: undefined,
  nextId,
});

/** The ids of attachments, and of those that they were made from. */
export const idsOf = (attachments: readonly FormAttachment[]): ReadonlySet<number> =>
  new Set(attachments.flatMap(({ id, madeFrom = [] }) => [id, ...idsOf(madeFrom)]));

/** The files of attachments, and the originals and pages that they were made from. */
export const sourcesOf = (attachments: readonly FormAttachment[]): readonly File[] =>
  attachments.flatMap(({ file, original, madeFrom = [] }) => [
    file,
    ...sourcesOf([...(original ? [original] : []), ...madeFrom]),
  ]);

/** Whether all of them are listed, by themselves or as pages of a PDF. */
export const areListed = ({ listed }: AttachmentListState, these: readonly FormAttachment[]) =>
  these.every(({ id }) => idsOf(listed).has(id));

/** The files of a list, without those of these ids, and without what was made from these alone. */
export function filesBesides({ listed }: AttachmentListState, ids: ReadonlySet<number>) {
  const isOfThese = ({ id, madeFrom = [] }: FormAttachment): boolean =>
    ids.has(id) || (madeFrom.length > 0 && madeFrom.every(isOfThese));
  return listed.filter((each) => !isOfThese(each)).map(({ file }) => file);
}

/** Chosen files whose first bytes were not read within a second. */
export const slowFiles = ({ choices }: AttachmentListState): readonly File[] =>
  choices.flatMap(({ isSlow, files }) => (isSlow ? files.map(({ file }) => file) : []));

/** Whether a refusal breaks a rule. A duplicate breaks none, because the file is already listed. */
export const breaksRule = ({ reason }: Refused): boolean => reason !== 'duplicate';
