import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** Bytes encrypted with AES-GCM, and the initialisation vector of this write (12 bytes). */
export interface Encrypted {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly sealed: ArrayBuffer;
}

export interface DraftRecord extends Encrypted {
  readonly id: string;
  /** Identifies the owner's drafts without naming the owner (16 bytes). */
  readonly owner: Uint8Array<ArrayBuffer>;
  /** When it expires, in milliseconds since 1970. */
  readonly until: number;
}

interface Stores extends DBSchema {
  keys: { key: string; value: { readonly id: typeof BASE; readonly key: CryptoKey } };
  drafts: { key: string; value: DraftRecord };
  files: {
    key: string;
    value: Encrypted & { readonly id: string; readonly draft: string };
    indexes: { draft: string };
  };
}

export type Database = IDBPDatabase<Stores>;

export const DATABASE = 'medical-aid-inquiries';
const VERSION = 1;
/** The only stored key. The owners' keys derive from it. */
export const BASE = 'base';

/** Drafts can't be stored, read or deleted. The error has the name of its cause. */
export class DraftStoreError extends Error {
  constructor(cause: unknown) {
    super('Drafts are not available', { cause });
    this.name = cause instanceof Error ? cause.name : 'DraftStoreError';
  }
}

/**
 * Opens the database for one use and closes it, because an open database would keep the page out of the back-forward
 * cache, and would block its deletion.
 * @throws {DraftStoreError} e.g. on an insecure page, where storage is refused or full, and where a newer version of
 * the element has upgraded the database
 */
export async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  let database: Database | undefined;
  try {
    database = await openDB<Stores>(DATABASE, VERSION, {
      upgrade(created) {
        created.createObjectStore('keys', { keyPath: 'id' });
        created.createObjectStore('drafts', { keyPath: 'id' });
        created.createObjectStore('files', { keyPath: 'id' }).createIndex('draft', 'draft');
      },
    });
    return await work(database);
  } catch (error) {
    throw new DraftStoreError(error);
  } finally {
    database?.close();
  }
}

/**
 * Waits for the requests of a transaction and for its end.
 * @throws {DOMException} the reason if the transaction was aborted, which its requests don't report
 */
export async function ended<T>(requests: Promise<T>, done: Promise<void>): Promise<T> {
  // `done` rejects with the reason; if it does not, the return below rejects.
  requests.catch(() => undefined);
  await done;
  return requests;
}
