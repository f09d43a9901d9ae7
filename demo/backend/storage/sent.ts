import { wireTimeOf } from '../../../src/mock/scheme-clock';
import type { SubmittedQuery } from '../../../src/mock/store';
import { diskFile } from './disk-file';
import type { FileRecord, ReceivedFile } from './kinds';
import type { RecordTable } from './records';
import type { UploadFolders } from './uploads';

/** Moves received files to their final place; returns what is stored of them. */
export const keepFiles = (
  uploads: UploadFolders,
  files: readonly ReceivedFile[],
): readonly FileRecord[] =>
  files.map(({ path, ...file }) => {
    uploads.keep(path, file.id);
    return file;
  });

/** Removes files whose record was never committed, which a killed process leaves. */
function dropOrphans(records: RecordTable, uploads: UploadFolders): void {
  // The write lock, which a commit needs.
  records.together(() => {
    const sent = [...records.list('query'), ...records.list('submission')];
    const known = new Set(sent.flatMap(({ files }) => files.map(({ id }) => id)));
    for (const id of uploads.keptIds()) if (!known.has(id)) uploads.drop(id);
  });
}

const newestFirst = <Item extends { readonly dateLogged: string }>(items: readonly Item[]) =>
  items.toReversed().sort((a, b) => Date.parse(b.dateLogged) - Date.parse(a.dateLogged));

/** Opens members' queries and documents, whose files are in the upload folders. */
export function openSent(records: RecordTable, uploads: UploadFolders) {
  dropOrphans(records, uploads);
  const withFiles = <Item extends { readonly files: readonly FileRecord[] }>(item: Item) => ({
    ...item,
    files: item.files.map((file) => ({
      ...file,
      open: () => diskFile(uploads.pathOf(file.id), file.name),
    })),
  });
  return {
    queries: {
      add(
        entityNumber: string,
        query: SubmittedQuery,
        received: readonly ReceivedFile[],
        now: number,
      ) {
        const status = 'OPEN';
        const dateLogged = wireTimeOf(now);
        try {
          return records.together(() => {
            const referenceNumber = records.nextNumber('query');
            const files = keepFiles(uploads, received);
            const sent = {
              ...query,
              referenceNumber,
              entityNumber,
              status,
              dateLogged,
              files,
            } as const;
            records.put('query', referenceNumber, sent, entityNumber);
            return referenceNumber;
          });
        } catch (error) {
          for (const { id } of received) uploads.drop(id);
          throw error;
        }
      },
      of: (entityNumber: string) => newestFirst(records.list('query', entityNumber)).map(withFiles),
      find(reference: number) {
        const found = records.find('query', reference);
        return found && withFiles(found);
      },
      responseTo: (reference: number) => records.find('response', reference) ?? null,
    },
    submissions: {
      of: (entityNumber: string) => newestFirst(records.list('submission', entityNumber)),
      find(reference: number) {
        const found = records.find('submission', reference);
        return found && withFiles(found);
      },
    },
  };
}
