import { createFile } from '../domain/create-file';
import { BASE, ended, withDatabase, type Database, type DraftRecord } from './database';
import { decodeContent, encodeContent, type DraftContent, type StoredFile } from './draft-content';
import { cipherOf, type Cipher } from './encrypt';
import { erasedAfter, wasErasedSince } from './erase-drafts';
import { ensureKey, storedKey } from './key';

/** How long a draft is kept after its last change, in milliseconds. */
const LIFETIME = 24 * 60 * 60 * 1000;
/** How far a clock may be set back without expiring a draft, in milliseconds. */
const CLOCK_TOLERANCE = 60 * 60 * 1000;

export interface StoredDraft {
  readonly id: string;
  readonly content: DraftContent;
  /** When it expires, in milliseconds since 1970. */
  readonly until: number;
}

/** Reads the key for each use, because another page may erase all drafts and start again with another key. */
const withCipher = <T>(
  owner: string,
  work: (database: Database, cipher: Cipher) => Promise<T>,
): Promise<T | undefined> =>
  withDatabase(async (database) => {
    const key = await storedKey(database);
    return key && work(database, await cipherOf(key, owner));
  });

const isOf = ({ owner }: Cipher, draft: DraftRecord) =>
  owner.every((byte, index) => byte === draft.owner[index]);
/** Whether a draft has expired or was erased. A page may be left before its erasure has deleted everything. */
const isOver = ({ until }: { readonly until: number }) =>
  until <= Date.now() ||
  until - Date.now() > LIFETIME + CLOCK_TOLERANCE ||
  wasErasedSince(until - LIFETIME);

/** Deletes the drafts that match, and their files. Returns the others. */
function deleteWhere(
  database: Database,
  matches: (draft: DraftRecord) => boolean,
): Promise<DraftRecord[]> {
  const deleting = database.transaction(['drafts', 'files'], 'readwrite');
  const [drafts, files] = [deleting.objectStore('drafts'), deleting.objectStore('files')];
  const deleteEach = async () => {
    const all = await drafts.getAll();
    for (const { id } of all.filter(matches)) {
      await drafts.delete(id);
      for (const file of await files.index('draft').getAllKeys(id)) await files.delete(file);
    }
    return all.filter((draft) => !matches(draft));
  };
  return ended(deleteEach(), deleting.done);
}

/**
 * Makes sure that an owner's drafts can be stored. Deletes expired and erased drafts, and those of other owners.
 * @throws {DraftStoreError} where this browser can't store drafts
 */
export async function openDrafts(owner: string): Promise<void> {
  const open = async () => {
    await ensureKey();
    await withCipher(owner, (database, cipher) =>
      deleteWhere(database, (draft) => isOver(draft) || !isOf(cipher, draft)),
    );
  };
  await erasedAfter(open);
}

/** An owner's drafts of a form, the latest first. Deletes all expired and erased drafts. */
export async function listDrafts(owner: string, form: string): Promise<readonly StoredDraft[]> {
  const drafts = await withCipher(owner, async (database, cipher) => {
    const records = await deleteWhere(database, isOver);
    return Promise.all(
      records
        .filter((record) => isOf(cipher, record))
        .map(async (record) => {
          // Corrupted bytes cost one draft, not all.
          const bytes = await cipher.decrypt(record.id, record).catch(() => undefined);
          const content = bytes && decodeContent(bytes);
          return content && { id: record.id, until: record.until, content };
        }),
    );
  });
  return (drafts ?? [])
    .filter((draft) => draft?.content.form === form)
    .filter((draft) => draft !== undefined)
    .sort((a, b) => b.content.at - a.content.at);
}

/** The files of a draft as they were chosen, with their records. */
export async function readFiles(
  owner: string,
  { id, content }: StoredDraft,
): Promise<ReadonlyMap<File, StoredFile>> {
  const files = new Map<File, StoredFile>();
  await withCipher(owner, async (database, cipher) => {
    const records = await database.getAllFromIndex('files', 'draft', id);
    for (const file of content.files) {
      const record = records.find((each) => each.id === file.id);
      const bytes = record && (await cipher.decrypt(file.id, record).catch(() => undefined));
      const { name, type, lastModified } = file;
      if (bytes) files.set(createFile([bytes], name, { type, lastModified }), file);
    }
  });
  return files;
}

interface PutOptions {
  readonly id: string;
  readonly owner: string;
  /** When the member began to fill in the content, in milliseconds since 1970. */
  readonly since: number;
  /** Whether the draft was stored before. */
  readonly isKnown: boolean;
  /** The bytes of files that are not stored yet, by id. */
  readonly added: ReadonlyMap<string, ArrayBuffer>;
}

/**
 * Stores a draft with its new files, in one transaction.
 * @returns when it expires; undefined if another page has erased the draft, or all drafts
 */
export const putDraft = (
  content: DraftContent,
  { id, owner, since, isKnown, added }: PutOptions,
): Promise<number | undefined> =>
  withCipher(owner, async (database, cipher) => {
    // The key was read before. A key that exists after an erasure belongs to the next member.
    if (wasErasedSince(since)) return undefined;
    const until = content.at + LIFETIME;
    const encrypted = await cipher.encrypt(id, encodeContent(content));
    const files = await Promise.all(
      [...added].map(async ([file, bytes]) => ({
        id: file,
        draft: id,
        ...(await cipher.encrypt(file, bytes)),
      })),
    );
    const saving = database.transaction(['keys', 'drafts', 'files'], 'readwrite');
    const [drafts, store] = [saving.objectStore('drafts'), saving.objectStore('files')];
    const saveAll = async () => {
      const hasKey = (await saving.objectStore('keys').getKey(BASE)) !== undefined;
      const isStored = (await drafts.getKey(id)) !== undefined;
      if (!hasKey || isStored !== isKnown) return undefined;
      const kept = new Set(content.files.map((file) => file.id));
      const before = await store.index('draft').getAllKeys(id);
      await Promise.all([
        ...before.filter((file) => !kept.has(file)).map((file) => store.delete(file)),
        ...files.map((file) => store.put(file)),
        drafts.put({ id, owner: cipher.owner, until, ...encrypted }),
      ]);
      return until;
    };
    return ended(saveAll(), saving.done);
  });

/** Deletes a draft and its files. */
export const deleteDraft = async (id: string): Promise<void> => {
  await withDatabase((database) => deleteWhere(database, (draft) => draft.id === id));
};
