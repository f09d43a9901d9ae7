import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Store } from '../../../src/mock/store';
import { diskFile, fileInside } from './disk-file';

const IMAGES: Readonly<Record<string, string>> = { '.png': 'image/png' };

/** Opens the content in a folder. A fragment's address has no extension. */
export const openContent = (folder: string): Store['content'] => ({
  async find(path) {
    const type = IMAGES[extname(path)];
    const file = await fileInside(folder, type === undefined ? `${path}.html` : path);
    if (file === undefined) return undefined;
    return type === undefined ? readFile(file, 'utf8') : diskFile(file, { type });
  },
});
