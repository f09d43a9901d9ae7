import type {
  FormAttachment,
  AttachmentListState,
  Facts,
  HelpEvent,
  Made,
  Refused,
} from './attachment-list';
import type { AttachmentStore } from './attachment-store';
import { accepted, addedOf, admit, withListed, type Change } from './list-rules';

type EventOf<Each extends HelpEvent['type']> = HelpEvent & { readonly type: Each };

/**
 * A made file with the id of a listed one replaces it. The others are listed in place of the first one that is
 * removed.
 */
function place(
  listed: readonly FormAttachment[],
  from: readonly number[],
  made: readonly FormAttachment[],
): readonly FormAttachment[] {
  const isListed = (id: number) => listed.some((each) => each.id === id);
  const fresh = made.filter(({ id }) => from.includes(id) || !isListed(id));
  const first = from.find(isListed);
  const placed = listed.flatMap((each) => {
    if (each.id === first) return fresh;
    if (from.includes(each.id)) return [];
    return [made.find(({ id }) => id === each.id) ?? each];
  });
  return first === undefined ? [...placed, ...fresh] : placed;
}

function exchange(list: AttachmentListState, event: EventOf<'exchanged'>): Change {
  const { from, to, isWhole, words, movesFocus } = event;
  let { nextId } = list;
  const made = to.map((each: Made): FormAttachment => ({ ...each, id: each.id ?? nextId++ }));
  const replaced = [...from, ...made.map(({ id }) => id)];
  const kept = list.listed.filter(({ id }) => !replaced.includes(id));
  const { added, refused } = admit(kept, made);
  if (isWhole && refused.length > 0) return { list, refused };
  const fresh = [...(event.refused ?? []), ...refused];
  const isOver = ({ attachment: { id } }: Refused) =>
    replaced.includes(id) || fresh.some(({ attachment }) => attachment.id === id);
  const [first] = added;
  return {
    list: {
      ...withListed(list, place(list.listed, from, added)),
      refused: [...list.refused.filter((each) => !isOver(each)), ...fresh],
      announcement: words === undefined ? addedOf(added.length) : { is: 'said', words },
      successor: movesFocus && first ? { id: first.id } : list.successor,
      nextId,
    },
    refused,
  };
}

/** A failed drawing shows more than the examination, so its result is kept. */
const kindAfter = (before: Facts, found: Facts) =>
  before.kind === undefined || before.kind === 'opens' ? (found.kind ?? before.kind) : before.kind;

function learn(list: AttachmentListState, { attachment, facts: found }: EventOf<'learnt'>): Change {
  const isIts = ({ id, file }: FormAttachment) => id === attachment.id && file === attachment.file;
  const learnt = (each: FormAttachment): FormAttachment => {
    if (!isIts(each)) return each;
    const kind = kindAfter(each, found);
    return { ...each, ...found, ...(kind && { kind }) };
  };
  const all = (some: readonly Refused[]) =>
    some.map((each) => ({ ...each, attachment: learnt(each.attachment) }));
  const { listed, refused, tried, removed } = list;
  return accepted({
    ...list,
    listed: listed.map(learnt),
    refused: all(refused),
    tried: all(tried),
    removed: removed && { ...removed, attachment: learnt(removed.attachment) },
  });
}

/** The next list after an event of the help with files. Loaded with that help. */
export function nextByHelp(list: AttachmentListState, event: HelpEvent): Change {
  if (event.type === 'exchanged') return exchange(list, event);
  return event.type === 'learnt' ? learn(list, event) : accepted({ ...list, tried: event.tried });
}

/** Returns the files that this event has refused. */
export const dispatchHelp = ({ change }: AttachmentStore, event: HelpEvent): readonly Refused[] =>
  change((list) => nextByHelp(list, event));
