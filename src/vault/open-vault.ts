import { ensureKey, storedKey } from './base-key';
import { BASE, ended, withDatabase, type Database, type DraftRecord } from './database';
import { decodeContent, encodeContent, type DraftContent, type SealedFile } from './draft-content';
import { erasedAfter, wasErasedSince } from './erase-drafts';
import { eraseDraftsWhere } from './erase-drafts-where';
import { isSameOwner, sealOf, type Seal } from './seal';

/** How long a draft is kept after its last change, in milliseconds. */
const LIFETIME = 24 * 60 * 60 * 1000;
/** How far a clock may be put back without expiring a draft, in milliseconds. */
const CLOCK_TOLERANCE = 60 * 60 * 1000;

export interface StoredDraft {
  readonly id: string;
  readonly content: DraftContent;
  /** When it expires, in milliseconds. */
  readonly until: number;
}

/** A file whose bytes are not stored yet. */
export interface NewFile {
  readonly id: string;
  readonly bytes: ArrayBuffer;
}

/** The drafts of one owner. */
export interface Vault {
  /** Those of a form, the latest first. */
  readonly list: (form: string) => Promise<readonly StoredDraft[]>;
  /** The files of a draft as they were chosen, by their records. */
  readonly files: (draft: StoredDraft) => Promise<ReadonlyMap<SealedFile, File>>;
  /**
   * Stores a draft with its new files: all of it or nothing.
   * @param isKnown whether it was stored before
   * @returns when it expires; undefined if the draft, or all drafts, were erased by others meanwhile
   * @throws {DOMException} where there is no room
   */
  readonly save: (
    id: string,
    content: DraftContent,
    added: readonly NewFile[],
    isKnown: boolean,
  ) => Promise<number | undefined>;
  /** Erases a draft and its files. */
  readonly erase: (id: string) => Promise<void>;
  /** Erases what has expired, and what other owners have left. */
  readonly eraseExpired: () => Promise<void>;
}

const isOf = ({ owner }: Seal, draft: DraftRecord) => isSameOwner(draft.owner, owner);
const isExpired = ({ until }: { readonly until: number }) =>
  until <= Date.now() || until - Date.now() > LIFETIME + CLOCK_TOLERANCE;

/**
 * Opens the drafts of an owner. Those that have expired, and those of other owners, are erased.
 * @param owner names the member
 * @param since when the member began to fill in what is saved, in milliseconds: nothing is saved once all was erased
 * @throws {Error} where this browser can't keep drafts: an insecure page, refused storage, a newer version's database
 */
export async function openVault(owner: string, since: () => number): Promise<Vault> {
  /** The key is read for each use: another page may erase all drafts, and begin again with another key. */
  const withSeal = <T>(work: (database: Database, seal: Seal) => Promise<T>) =>
    withDatabase(async (database) => {
      const key = await storedKey(database);
      return key && work(database, await sealOf(key, owner));
    });

  const vault: Vault = {
    list: async (form) => {
      const drafts = await withSeal(async (database, seal) => {
        const records = await database.getAll('drafts');
        return Promise.all(
          records
            .filter((record) => isOf(seal, record) && !isExpired(record))
            .map(async (record) => {
              // Bytes that the disk has spoilt cost one draft, not all.
              const bytes = await seal.decrypt(record.id, record).catch(() => undefined);
              const content = bytes && decodeContent(bytes);
              return content && { id: record.id, until: record.until, content };
            }),
        );
      });
      return (drafts ?? [])
        .filter((draft) => draft?.content.form === form)
        .filter((draft) => draft !== undefined)
        .sort((a, b) => b.content.at - a.content.at);
    },
    files: async ({ id, content }) => {
      const files = new Map<SealedFile, File>();
      await withSeal(async (database, seal) => {
        const records = await database.getAllFromIndex('files', 'draft', id);
        for (const file of content.files) {
          const record = records.find((each) => each.id === file.id);
          const bytes = record && (await seal.decrypt(file.id, record).catch(() => undefined));
          const { name, type, lastModified } = file;
          if (bytes) files.set(file, new File([bytes], name, { type, lastModified }));
        }
      });
      return files;
    },
    save: (id, content, added, isKnown) =>
      withSeal(async (database, seal) => {
        // The key was read before: one that is there after an erasure is the next member's.
        if (wasErasedSince(since())) return undefined;
        const until = content.at + LIFETIME;
        const sealed = await seal.encrypt(id, encodeContent(content));
        const files = await Promise.all(
          added.map(async ({ id: fileId, bytes }) => ({
            id: fileId,
            draft: id,
            ...(await seal.encrypt(fileId, bytes)),
          })),
        );
        const saving = database.transaction(['keys', 'drafts', 'files'], 'readwrite');
        const store = saving.objectStore('files');
        const drafts = saving.objectStore('drafts');
        const saveAll = async () => {
          const hasKey = (await saving.objectStore('keys').getKey(BASE)) !== undefined;
          const isStored = (await drafts.getKey(id)) !== undefined;
          if (!hasKey || isStored !== isKnown) return undefined;
          const kept = new Set(content.files.map((file) => file.id));
          const before = await store.index('draft').getAllKeys(id);
          await Promise.all([
            ...before.filter((file) => !kept.has(file)).map((file) => store.delete(file)),
            ...files.map((file) => store.put(file)),
            drafts.put({ id, owner: seal.owner, until, ...sealed }),
          ]);
          return until;
        };
        return ended(saveAll(), saving.done);
      }),
    erase: (id) =>
      withDatabase((database) => eraseDraftsWhere(database, (draft) => draft.id === id)),
    eraseExpired: async () => {
      await withSeal((database, seal) =>
        eraseDraftsWhere(database, (draft) => isExpired(draft) || !isOf(seal, draft)),
      );
    },
  };
  await erasedAfter(ensureKey().then(vault.eraseExpired));
  return vault;
}
