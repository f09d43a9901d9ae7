import type { DraftContent, SealedFile, Sending } from '../../vault/draft-content';
import { takeLock, type Release } from '../../vault/draft-lock';
import { newId } from '../../vault/new-id';
import type { NewFile, Vault } from '../../vault/open-vault';

/** What a form holds at a moment. */
export interface FormContent {
  /** When it was read, in milliseconds. */
  readonly at: number;
  /** The same by a clock that nobody sets. */
  readonly elapsed: number;
  readonly values: Readonly<Record<string, string>>;
  readonly files: readonly File[];
  readonly camera: boolean;
}

/**
 * How a save has ended: with the time of expiry in milliseconds; 'unchanged'; 'erased' by others; or 'taken', as
 * another page holds the draft.
 */
export type Saved =
  { readonly until: number; readonly hasNoRoom: boolean } | 'unchanged' | 'erased' | 'taken';

/** The stored draft of one form, held by its lock. */
export interface OwnDraft {
  readonly save: (form: string, content: FormContent, sending: Sending | null) => Promise<Saved>;
  /** Marks what is stored, and stores nothing else. */
  readonly mark: (sending: Sending | null) => Promise<void>;
  readonly erase: () => Promise<void>;
  /** Lets other pages have it; saves before `resume` do not take the lock. */
  readonly release: () => Promise<void>;
  /** Returns whether no other page has it by now. */
  readonly resume: () => Promise<boolean>;
}

interface Described {
  readonly file: File;
  readonly record: SealedFile;
}

interface Taken {
  readonly id: string;
  readonly content: DraftContent;
  readonly release: Release;
  readonly files: ReadonlyMap<SealedFile, File>;
}

const recordOf = ({ name, type, size, lastModified }: File): SealedFile => ({
  id: newId(),
  name,
  type,
  size,
  lastModified,
});

/** A draft in the vault: a new one, or one that was found and whose lock is `taken`. */
export function ownDraft(vault: Vault, taken?: Taken): OwnDraft {
  const id = taken?.id ?? newId();
  const records = new WeakMap([...(taken?.files ?? [])].map(([record, file]) => [file, record]));
  let stored: readonly File[] = [...(taken?.files.values() ?? [])];
  let release = taken?.release;
  let isReleased = false;
  let content = taken?.content;
  /** What was changed last, and when: it expires a day after. */
  let change = { what: '', at: 0 };
  /** What was stored last. */
  let last = '';

  const describe = (file: File): Described => {
    const record = records.get(file) ?? recordOf(file);
    records.set(file, record);
    return { file, record };
  };
  /** The bytes of files that are not stored yet. One that can no longer be read costs itself alone. */
  const readNew = async (chosen: readonly Described[]) => {
    const added = new Map<File, NewFile>();
    for (const { file, record } of chosen.filter((each) => !stored.includes(each.file))) {
      const bytes = await file.arrayBuffer().catch(() => undefined);
      if (bytes) added.set(file, { id: record.id, bytes });
    }
    return added;
  };
  const wasReleased = () => isReleased;
  const letGo = async () => {
    const held = release;
    release = undefined;
    await held?.();
  };
  const hold = async () => {
    if (isReleased) return true;
    release ??= await takeLock(id);
    const isHeld = release !== undefined;
    // Meanwhile the page may have been hidden for good.
    if (wasReleased()) await letGo();
    return isHeld;
  };
  return {
    release: async () => {
      isReleased = true;
      await letGo();
    },
    resume: () => {
      isReleased = false;
      // Others may have erased it meanwhile: the next save finds out.
      last = '';
      return hold();
    },
    save: async (form, { at, values, files, camera }, sending) => {
      const described = files.map(describe);
      const ids = described.map(({ record }) => record.id);
      const what = JSON.stringify([values, ids, camera]);
      if (what !== change.what) change = { what, at };
      const held = JSON.stringify([what, sending]);
      if (held === last) return 'unchanged';
      if (!(await hold())) return 'taken';
      const store = async (chosen: readonly Described[]) => {
        const added = await readNew(chosen);
        const listed = chosen.filter(({ file }) => stored.includes(file) || added.has(file));
        const now = {
          form,
          at: change.at,
          values,
          files: listed.map(({ record }) => record),
          sending,
          camera,
        };
        const until = await vault.save(id, now, [...added.values()], content !== undefined);
        if (until === undefined) return 'erased';
        content = now;
        last = held;
        stored = listed.map(({ file }) => file);
        return { until, hasNoRoom: chosen.length < files.length };
      };
      try {
        return await store(described);
      } catch (error) {
        if (files.length === 0) throw error;
        // No room, for which Chromium has several names: QuotaExceededError, and DataError on a full disk.
        return store([]);
      }
    },
    mark: async (sending) => {
      if (!content || content.sending === sending) return;
      // Another page may have it since it was released.
      const taking = release ? undefined : await takeLock(id);
      if (!release && !taking) return;
      try {
        content = { ...content, sending };
        last = '';
        await vault.save(id, content, [], true);
      } finally {
        await taking?.();
      }
    },
    erase: async () => {
      if (content) await vault.erase(id);
    },
  };
}
