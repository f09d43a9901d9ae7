import { addFiles, type ContentRefusal } from '../../domain/attachment-rules';
import type {
  FormAttachment,
  AttachmentEvent,
  AttachmentListState,
  Announcement,
  Refused,
} from './attachment-list';

export type EventOf<Each extends AttachmentEvent['type']> = AttachmentEvent & {
  readonly type: Each;
};

/** The new list, and the files that this event has refused. */
export interface Change {
  readonly list: AttachmentListState;
  readonly refused: readonly Refused[];
}

export const accepted = (list: AttachmentListState): Change => ({ list, refused: [] });

export const addedOf = (count: number): Announcement | undefined =>
  count > 0 ? { is: 'added', count } : undefined;

/** Keeps the form's value, unless its files have changed. */
export function withListed(
  list: AttachmentListState,
  listed: readonly FormAttachment[],
): AttachmentListState {
  const files = listed.map(({ file }) => file);
  const isSame =
    files.length === list.files.length && files.every((file, at) => file === list.files[at]);
  return { ...list, listed, files: isSame ? list.files : files };
}

/** Turns files into attachments, and keeps the known facts of each file. */
export function identify(list: AttachmentListState, files: readonly File[]) {
  const { listed, removed, refused, tried } = list;
  const known = [
    ...listed,
    ...(removed ? [removed.attachment] : []),
    ...[...refused, ...tried].map(({ attachment }) => attachment),
  ];
  let { nextId } = list;
  const attachments = files.map(
    (file): FormAttachment => known.find((each) => each.file === file) ?? { id: nextId++, file },
  );
  return { attachments, nextId };
}

const facts = (attachment: FormAttachment) => {
  const { name, size, lastModified } = attachment.file;
  return { name, size, lastModified, attachment };
};

/** Checks every rule and limit, for all events. */
export function admit(
  listed: readonly FormAttachment[],
  more: readonly FormAttachment[],
  refusalOf?: (file: File) => ContentRefusal | undefined,
) {
  const { files, refusals } = addFiles(listed.map(facts), more.map(facts), (each) =>
    refusalOf?.(each.attachment.file),
  );
  return {
    added: files.slice(listed.length).map(({ attachment }) => attachment),
    refused: refusals.map(({ file, reason }): Refused => ({ attachment: file.attachment, reason })),
  };
}
