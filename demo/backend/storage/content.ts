import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Store } from '../../../src/mock/store';
import { diskFile, fileInside } from './disk-file';

/** Opens the content in a folder. A fragment's address has no extension, an image's has. */
export const openContent = (folder: string): Store['content'] => ({
  async find(path) {
    const isFragment = extname(path) === '';
    const file = await fileInside(folder, isFragment ? `${path}.html` : path);
    if (file === undefined) return undefined;
    return isFragment ? readFile(file, 'utf8') : diskFile(file);
  },
});
