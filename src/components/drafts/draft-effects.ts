import type { StoredFile } from '../../draft-store/draft-content';
import {
  deleteDraft,
  listDrafts,
  openDrafts,
  putDraft,
  readFiles,
  type StoredDraft,
} from '../../draft-store/draft-store';
import { newId } from '../../draft-store/encrypt';
import { readLocks } from '../../draft-store/locks';
import { readFile } from '../../host/read-file';
import { contentToPut, inFlightOf, isChanged, type Job } from './next-job';
import type { DraftState, FactEvent, FormContent, OutcomeEvent, Own } from './stored-draft';

/** What a job works with. */
export interface Around {
  /** The form's name. */
  readonly form: string;
  readonly get: () => DraftState;
  /** Fills the form in. */
  readonly fill: (content: FormContent) => void;
  /** Takes the lock of a draft. Returns whether no other page has it. */
  readonly hold: (id: string) => Promise<boolean>;
  readonly act: (event: FactEvent) => unknown;
  /** Does nothing once the state is another. Returns whether it is not. */
  readonly send: (event: OutcomeEvent) => boolean;
}

/** A number on every page: Datejs replaces `Date.now`. */
const time = () => new Date().getTime();

const recordOf = ({ name, type, size, lastModified }: File): StoredFile => ({
  id: newId(),
  name,
  type,
  size,
  lastModified,
});

/** A draft that is to be stored. */
type Next = Omit<Own, 'until' | 'inFlight'>;

/** The own draft with this content. Where it was stored already only the mark changes, and no file is stored. */
function nextOwn({ own, owner = '' }: DraftState, id: string, content: FormContent): Next {
  if (own && !isChanged(own, content)) return { ...own, owner };
  const stored = own?.files ?? new Map<File, StoredFile>();
  const files = new Map(content.files.map((file) => [file, stored.get(file) ?? recordOf(file)]));
  return { id, owner, content, files, hasNoRoom: false };
}

/** Stores a draft. A file that can no longer be read, or not in time, costs itself alone. */
async function store(
  form: string,
  now: DraftState,
  { id, owner, content, files: chosen, hasNoRoom }: Next,
): Promise<Own | undefined> {
  const { own, since } = now;
  const files = new Map(chosen);
  const added = new Map<string, ArrayBuffer>();
  const read = async (file: File, { id: name }: StoredFile) => {
    const bytes = await readFile(file).catch(() => undefined);
    if (bytes) added.set(name, bytes);
    else files.delete(file);
  };
  const fresh = [...chosen].filter(([file]) => own?.files.has(file) !== true);
  await Promise.all(fresh.map(([file, record]) => read(file, record)));
  const { at, values, camera } = content;
  const inFlight = inFlightOf(now);
  const until = await putDraft(
    { form, at, values, files: [...files.values()], sending: inFlight, camera },
    { id, owner, since, isKnown: own !== undefined, added },
  );
  if (until === undefined) return undefined;
  return { id, owner, content, until, files, hasNoRoom, inFlight };
}

/** Stores the form. Returns whether all of it is stored. */
async function put(content: FormContent, { form, get, hold, act }: Around): Promise<boolean> {
  const now = get();
  const { own, since } = now;
  const id = own?.id ?? newId();
  if (!(await hold(id))) {
    act({ type: 'lost' });
    return false;
  }
  const next = nextOwn(now, id, content);
  const saved = await store(form, now, next).catch((error: unknown) => {
    if (!isChanged(own, content) || next.files.size === 0) throw error;
    // No room, for which Chromium has several names: QuotaExceededError, and DataError on a full disk.
    return store(form, now, { ...next, files: new Map(), hasNoRoom: true });
  });
  act(saved ? { type: 'saved', own: saved, since } : { type: 'gone', since });
  return saved !== undefined && !saved.hasNoRoom;
}

async function look({ form, get, hold, send }: Around): Promise<void> {
  const { own, owner = '' } = get();
  const isHeld = own !== undefined && (await hold(own.id));
  // Before the drafts: one that another page sends meanwhile is gone before its lock.
  const isLocked = await readLocks();
  const drafts = await listDrafts(owner, form);
  send({ type: 'found', drafts, isFree: (id) => !isLocked(id), isHeld, at: time() });
}

/** Takes a draft as it is by now in place of what the form holds, which is stored first. Returns whether it did. */
async function take({ id }: StoredDraft, around: Around): Promise<boolean> {
  const { form, get, fill, hold, send } = around;
  const { owner = '' } = get();
  if (!(await hold(id))) return false;
  const draft = (await listDrafts(owner, form)).find((each) => each.id === id);
  if (!draft) return false;
  const files = await readFiles(owner, draft);
  const { content: before } = get();
  if (before && !(await put(before, around))) return false;
  const { values, camera, at, sending: inFlight } = draft.content;
  const content = { at, values, files: [...files.keys()], camera };
  const own = { id, owner, content, until: draft.until, files, hasNoRoom: false, inFlight };
  if (send({ type: 'taken', own })) fill(content);
  return true;
}

/** Does what is due. */
export async function runJob(job: Job, around: Around): Promise<void> {
  const now = around.get();
  const { access, own, owner = '' } = now;
  const content = contentToPut(now);
  switch (job) {
    case 'remove':
      if (!own) break;
      await deleteDraft(own.id);
      around.act({ type: 'removed', id: own.id });
      break;
    case 'open':
      await openDrafts(owner);
      await look(around);
      break;
    case 'look':
      await look(around);
      break;
    case 'take':
      if ('draft' in access && !(await take(access.draft, around))) around.send({ type: 'failed' });
      break;
    case 'delete': {
      if (!('draft' in access)) break;
      const isFree = await around.hold(access.draft.id);
      if (isFree) await deleteDraft(access.draft.id);
      around.send({ type: isFree ? 'deleted' : 'failed' });
      break;
    }
    case 'put':
      if (content) await put(content, around);
  }
}
