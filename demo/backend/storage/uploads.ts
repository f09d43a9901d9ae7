import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Where uploaded files live: `incoming/{upload}/` until their query is stored, then `files/`. */
export interface UploadFolders {
  /** Makes an empty folder for the files of one upload. */
  newUpload(): string;
  /** Removes an upload's folder with all that was not kept. */
  discard(upload: string): void;
  /** Moves a received file to its place, where it is known by its id. */
  keep(incomingFile: string, id: string): void;
  /** Removes a kept file; one that is not there is none. */
  drop(id: string): void;
  /** Where a kept file is. */
  pathOf(id: string): string;
  /** The ids of all kept files. */
  keptIds(): string[];
}

/**
 * Opens the upload folders under `root` and removes what a killed process left half received. An
 * upload that another demo on the same data receives at that moment fails as a whole.
 *
 * @throws when the folders cannot be made.
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
