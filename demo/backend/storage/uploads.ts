import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The folders of uploaded files: `incoming/{upload}/` until their query is stored, then `files/`. */
export interface UploadFolders {
  /** Creates an empty folder for the files of one upload. */
  newUpload(): string;
  /** Removes an upload's folder and the files that were not kept. */
  discard(upload: string): void;
  /** Moves a received file to `files/`, under its id. */
  keep(incomingFile: string, id: string): void;
  /** Removes a kept file, if there is one. */
  drop(id: string): void;
  /** Path of a kept file. */
  pathOf(id: string): string;
  /** The ids of all kept files. */
  keptIds(): string[];
}

/**
 * Opens the upload folders under `root` and removes the half-received files that a killed process left.
 * This breaks any upload that another demo receives into the same folder at that moment.
 *
 * @throws if the folders cannot be created.
 */
export function openUploadFolders(root: string): UploadFolders {
  const incoming = join(root, 'incoming');
  const kept = join(root, 'files');
  const remove = (path: string) => rmSync(path, { recursive: true, force: true });
  const make = (path: string) => mkdirSync(path, { recursive: true });
  remove(incoming);
  make(incoming);
  make(kept);

  return {
    newUpload: () => mkdtempSync(join(incoming, 'upload-')),
    discard: remove,
    keep: (incomingFile, id) => renameSync(incomingFile, join(kept, id)),
    drop: (id) => remove(join(kept, id)),
    pathOf: (id) => join(kept, id),
    keptIds: () => readdirSync(kept),
  };
}
