import type { ContentRefusal } from '../../domain/attachment-rules';
import type { FileChoice } from '../visit/form-state';
import { contentRefusal } from './file-content';

/** The reading of a choice's files. */
export interface Reading {
  /** Why each file is refused by what it holds, if it is; files that are still being read are not in it. */
  readonly found: ReadonlyMap<File, ContentRefusal | undefined>;
  /** Resolves when a file is in `found`. */
  readonly reads: ReadonlyMap<File, Promise<void>>;
}

/** Reads the first bytes of a choice's files, all at once. */
export function readChoice({ files, folders }: FileChoice): Reading {
  const found = new Map<File, ContentRefusal | undefined>();
  const readFile = async (file: File) => {
    found.set(file, folders?.has(file) ? 'folder' : await contentRefusal(file));
  };
  return { found, reads: new Map(files.map((file) => [file, readFile(file)])) };
}
