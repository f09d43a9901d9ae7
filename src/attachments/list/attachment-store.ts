import { isAllowedType } from '../../domain/attachment-rules';
import { inTime } from '../../host/in-time';
import { createValueStore, type ReadStore } from '../../ui/value-store';
import { contentRefusal } from '../file-content';
import {
  breaksRule,
  listOf,
  type FormAttachment,
  type AttachmentEvent,
  type AttachmentListState,
  type ChosenFile,
  type FileChoice,
  type Refused,
} from './attachment-list';
import { identify, type Change } from './list-rules';
import { nextAttachments } from './next-attachments';

/** In milliseconds. Most checks take a few; faster checks show nothing. */
const SHOWN_AFTER = 1000;

/** Files of one choice that are read, because each read changes the list, and an album has thousands. */
const MOST_READ = 100;

/** A form's attachments. They outlive the form's screen. */
export interface AttachmentStore extends ReadStore<AttachmentListState> {
  /** Returns the files that this change has refused. */
  readonly change: (next: (list: AttachmentListState) => Change) => readonly Refused[];
  readonly dispatch: (event: AttachmentEvent) => readonly Refused[];
  /** Checks the files' first bytes, then adds them. */
  readonly choose: (choice: FileChoice) => void;
  /**
   * Resolves when every chosen file is added or refused, with whether none was refused; undefined if no file is being
   * checked.
   */
  readonly whenRead: () => Promise<boolean> | undefined;
}

/** Props of components that show an attachment and act on it. */
export interface AttachmentProps {
  readonly attachment: FormAttachment;
  readonly store: AttachmentStore;
}

const beingRead = ({ choices }: AttachmentListState) =>
  choices.flatMap(({ files }) => files.map(({ file }) => file));

/**
 * @param form of the form that has the files
 * @param other a list that has the same files, whose known facts are kept
 */
export function createAttachmentStore(
  files: readonly File[],
  form: Pick<AttachmentListState, 'version' | 'contentId'>,
  other = listOf([]),
): AttachmentStore {
  const { attachments: listed, nextId } = identify(other, files);
  const { subscribe, get, set } = createValueStore(listOf(files, form, listed, nextId));
  const waiting = new Set<(change: Change) => void>();
  const change = (next: (list: AttachmentListState) => Change) => {
    const changed = next(get());
    if (changed.list !== get()) set(changed.list);
    for (const hear of [...waiting]) hear(changed);
    return changed.refused;
  };
  const dispatch = (event: AttachmentEvent) => change((list) => nextAttachments(list, event));
  return {
    subscribe,
    get,
    change,
    dispatch,
    choose: ({ files: chosen, folders }) => {
      if (chosen.length === 0) return;
      // Other files are refused for their names or sizes, whatever was read, so they take no place of a good one.
      const mayBeGood = (file: File) =>
        !folders?.has(file) && isAllowedType(file.name) && file.size > 0;
      const toRead = chosen.filter(mayBeGood).slice(0, MOST_READ);
      const files = chosen.map((file): ChosenFile => {
        if (toRead.includes(file)) return { file };
        return { file, read: { refusal: folders?.has(file) ? 'folder' : 'too-many' } };
      });
      dispatch({ type: 'chosen', files });
      const read = async (file: File) => {
        dispatch({ type: 'read', file, refusal: await contentRefusal(file) });
      };
      inTime(Promise.all(toRead.map(read)), SHOWN_AFTER).catch(() => {
        dispatch({ type: 'slow', files: toRead });
      });
    },
    whenRead: () => {
      const files = new Set(beingRead(get()));
      if (files.size === 0) return undefined;
      return new Promise((resolve) => {
        let isWhole = true;
        const hear = ({ list, refused }: Change) => {
          const now = beingRead(list);
          // Files chosen since then are sent too.
          for (const file of now) files.add(file);
          if (refused.some((each) => files.has(each.attachment.file) && breaksRule(each)))
            isWhole = false;
          if (now.length > 0) return;
          waiting.delete(hear);
          resolve(isWhole);
        };
        waiting.add(hear);
      });
    },
  };
}
