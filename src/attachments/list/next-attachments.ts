import { isSameFile } from '../../domain/attachment-rules';
import { listOf, type AttachmentEvent, type AttachmentListState } from './attachment-list';
import { accepted, admit, identify, withListed, type Change, type EventOf } from './list-rules';
import { addRead, read, slow } from './next-choices';

type Type = AttachmentEvent['type'];

function remove(list: AttachmentListState, { id }: EventOf<'removed'>): Change {
  const index = list.listed.findIndex((each) => each.id === id);
  const attachment = list.listed[index];
  if (!attachment) return accepted(list);
  return accepted({
    ...withListed(list, list.listed.toSpliced(index, 1)),
    refused: [],
    removed: { attachment, index },
    announcement: { is: 'removed', file: attachment.file },
  });
}

/** The list may have changed since, for example to that of a draft, so the file may break a limit. */
function putBack(list: AttachmentListState): Change {
  if (!list.removed) return accepted(list);
  const { attachment, index } = list.removed;
  const { refused } = admit(list.listed, [attachment]);
  const next = { ...list, removed: undefined, refused, announcement: undefined };
  if (refused.length > 0) return { list: next, refused };
  return accepted({
    ...withListed(next, list.listed.toSpliced(index, 0, attachment)),
    announcement: { is: 'isBack', file: attachment.file },
  });
}

function replace(list: AttachmentListState, event: EventOf<'replaced'>): Change {
  const { files, version, contentId } = event;
  const { attachments: listed, nextId } = identify(list, files);
  const now = { listed, files, version, contentId, nextId };
  if (contentId !== list.contentId) return accepted({ ...listOf([]), ...now });
  const { removed, choices } = list;
  const isBack = removed && files.some((file) => isSameFile(file, removed.attachment.file));
  // An announcement is about one version of the form.
  const rest = version === list.version ? list : { ...listOf([]), choices };
  return accepted({ ...rest, ...now, removed: isBack ? undefined : removed });
}

const CHANGES: {
  readonly [Each in Type]: (list: AttachmentListState, event: EventOf<Each>) => Change;
} = {
  chosen: (list, { files }) =>
    addRead({ ...list, choices: [...list.choices, { files, isSlow: false }] }),
  read,
  slow,
  removed: remove,
  putBack,
  replaced: replace,
  left: (list) =>
    accepted({ ...list, refused: [], tried: [], removed: undefined, announcement: undefined }),
};

/** The next state of a list (@spec §5 Attachments). */
export function nextAttachments(list: AttachmentListState, event: AttachmentEvent): Change {
  type Any = (list: AttachmentListState, event: AttachmentEvent) => Change;
  return (CHANGES[event.type] as Any)(list, event);
}
