import {
  deleteDraft,
  listDrafts,
  openDrafts,
  putDraft,
  readFiles,
  type StoredDraft,
} from '../draft-store/draft-store';
import { newId } from '../draft-store/encrypt';
import { readLocks } from '../draft-store/locks';
import { storedFilesOf, readLater, readNow, type Bytes } from './draft-files';
import type { DraftState, FactEvent, FormContent, DraftOutcomeEvent, Own } from './draft-state';
import {
  bytesIn,
  contentToPut,
  idToDelete,
  inFlightOf,
  isChanged,
  unreadIn,
  type Job,
} from './next-job';

/** What a job works with. */
export interface DraftContext {
  /** The form's name. */
  readonly form: string;
  readonly get: () => DraftState;
  /** Fills in the form. */
  readonly fill: (content: FormContent) => void;
  /** Takes the lock of a draft. Returns whether it was free or already held by this page. */
  readonly hold: (id: string) => Promise<boolean>;
  readonly act: (event: FactEvent) => unknown;
  /** Does nothing once the state has changed. Returns whether the event was sent. */
  readonly send: (event: DraftOutcomeEvent) => boolean;
}

/** Always a number, although Datejs replaces `Date.now`. */
const time = () => new Date().getTime();

/** Stores a draft. */
async function store(
  form: string,
  id: string,
  { now, content, bytes }: { now: DraftState; content: FormContent; bytes: Bytes },
): Promise<Own | undefined> {
  const { own, owner = '', since } = now;
  const files = storedFilesOf(own, content, bytes);
  const added = new Map<string, ArrayBuffer>();
  for (const [file, read] of bytes) {
    const record = files.get(file);
    if (record) added.set(record.id, read);
  }
  const { at, values, camera } = content;
  const inFlight = inFlightOf(now);
  const until = await putDraft(
    { form, at, values, files: [...files.values()], sending: inFlight, camera },
    { id, owner, since, isKnown: own !== undefined, added },
  );
  if (until === undefined) return undefined;
  const hasNoRoom = own?.content === content && own.hasNoRoom && bytes.size === 0;
  return { id, owner, content, until, files, hasNoRoom, inFlight };
}

/** Stores the form and the files read so far. Returns whether there was room for everything. */
async function put(
  held: FormContent,
  bytes: Bytes,
  { form, get, hold, act }: DraftContext,
): Promise<boolean> {
  const now = get();
  const { own, since } = now;
  const id = own?.id ?? newId();
  // Unchanged content keeps its time and its `hasNoRoom`, even if `inFlight` has changed.
  const content = own && !isChanged(own, held) ? own.content : held;
  if (!(await hold(id))) {
    act({ type: 'heldElsewhere' });
    return false;
  }
  const saved = await store(form, id, { now, content, bytes }).catch(async (error: unknown) => {
    if (bytes.size === 0) throw error;
    // Full storage has several error names in Chromium: QuotaExceededError, and DataError on a full disk.
    const words = await store(form, id, { now, content, bytes: new Map() });
    return words && { ...words, hasNoRoom: true };
  });
  act(saved ? { type: 'saved', own: saved, since } : { type: 'gone', since });
  return saved !== undefined && !saved.hasNoRoom;
}

async function look({ form, get, hold, send }: DraftContext): Promise<void> {
  const { own, owner = '' } = get();
  const isHeld = own !== undefined && (await hold(own.id));
  // Read before the drafts, because another page erases a sent draft before it releases the lock.
  const isLocked = await readLocks();
  const drafts = await listDrafts(owner, form);
  send({ type: 'found', drafts, isFree: (id) => !isLocked(id), isHeld, at: time() });
}

/** Replaces the form's content with a draft as it is now, and stores that content first. Returns whether it did. */
async function take({ id }: StoredDraft, around: DraftContext): Promise<boolean> {
  const { form, get, fill, hold, send } = around;
  const { owner = '' } = get();
  if (!(await hold(id))) return false;
  const draft = (await listDrafts(owner, form)).find((each) => each.id === id);
  if (!draft) return false;
  const files = await readFiles(owner, draft);
  const { content: before, own: replaced } = get();
  if (before && !(await put(before, await readNow(before, replaced), around))) return false;
  const { values, camera, at, sending: inFlight } = draft.content;
  const content = { at, values, files: [...files.keys()], camera };
  const own = { id, owner, content, until: draft.until, files, hasNoRoom: false, inFlight };
  const isStored = (file: File) => get().own?.files.has(file);
  const kept = [...files.values()];
  const lost = [
    ...(before?.files ?? []).filter((file) => !isStored(file)),
    ...draft.content.files.filter((file) => !kept.includes(file)),
  ].map(({ name }) => name);
  if (send({ type: 'taken', own, lost })) fill(content);
  return true;
}

export async function runJob(job: Job, around: DraftContext): Promise<void> {
  const now = around.get();
  const { access, owner = '' } = now;
  const [content, over] = [contentToPut(now), idToDelete(now)];
  switch (job) {
    case 'remove':
      if (over === undefined) break;
      await deleteDraft(over);
      around.act({ type: 'removed', id: over });
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
      if (content) await put(content, bytesIn(now), around);
      break;
    case 'read':
      for (const file of unreadIn(now)) readLater(file, around.act);
  }
}
