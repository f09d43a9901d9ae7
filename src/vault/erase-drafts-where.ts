import { ended, type Database, type DraftRecord } from './database';

/** Erases the drafts that match, and their files. */
export function eraseDraftsWhere(
  database: Database,
  matches: (draft: DraftRecord) => boolean,
): Promise<void> {
  const erasing = database.transaction(['drafts', 'files'], 'readwrite');
  const [drafts, files] = [erasing.objectStore('drafts'), erasing.objectStore('files')];
  const erase = async () => {
    for (const { id } of (await drafts.getAll()).filter(matches)) {
      await drafts.delete(id);
      for (const file of await files.index('draft').getAllKeys(id)) await files.delete(file);
    }
  };
  return ended(erase(), erasing.done);
}
