import type { AttachmentListState, PendingChoice, Refused } from './attachment-list';
import {
  accepted,
  addedOf,
  admit,
  identify,
  withListed,
  type Change,
  type EventOf,
} from './list-rules';

/** Adds the acceptable files of a choice. */
function add(list: AttachmentListState, { files }: PendingChoice): Change {
  const { attachments, nextId } = identify(
    list,
    files.map(({ file }) => file),
  );
  const refusalOf = (file: File) => files.find((each) => each.file === file)?.read?.refusal;
  const { added, refused } = admit(list.listed, attachments, refusalOf);
  return { list: { ...withListed(list, [...list.listed, ...added]), nextId }, refused };
}

/**
 * Adds the choices that have been read, in order. Choices after one that is being read wait for it, unless it is
 * slow.
 */
export function addRead(before: AttachmentListState): Change {
  const choices: PendingChoice[] = [];
  const refused: Refused[] = [];
  let list = before;
  /** Whether the member has just chosen files, which ends what was said of the change before. */
  let isReplacing = false;
  let isWaiting = false;
  for (const choice of before.choices) {
    if (isWaiting || choice.files.some(({ read }) => !read)) {
      choices.push(choice);
      isWaiting ||= !choice.isSlow;
      continue;
    }
    const change = add(list, choice);
    list = change.list;
    refused.push(...change.refused);
    isReplacing ||= !choice.isSlow;
  }
  if (choices.length === before.choices.length) return accepted(before);
  return {
    list: {
      ...list,
      choices,
      refused: [...(isReplacing ? [] : before.refused), ...refused],
      removed: isReplacing ? undefined : before.removed,
      announcement: addedOf(list.listed.length - before.listed.length),
    },
    refused,
  };
}

export const read = (list: AttachmentListState, { file, refusal }: EventOf<'read'>): Change => {
  const choices = list.choices.map((choice) => ({
    ...choice,
    files: choice.files.map((each) => (each.file === file ? { file, read: { refusal } } : each)),
  }));
  return addRead({ ...list, choices });
};

/** Adds the files of a choice that have been read, and each of the others as soon as it is read. */
export function slow(list: AttachmentListState, { files }: EventOf<'slow'>): Change {
  const choices = list.choices.flatMap((choice): readonly PendingChoice[] => {
    const isSlow = choice.files.some(({ file, read }) => !read && files.includes(file));
    if (!isSlow || choice.isSlow) return [choice];
    const unread = choice.files.filter((each) => !each.read);
    return [
      { files: choice.files.filter((each) => each.read), isSlow: false },
      ...unread.map((each) => ({ files: [each], isSlow: true })),
    ];
  });
  return addRead({ ...list, choices });
}
