import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');

/** A source file with its path from the project's root, with '/' between its parts. */
export const sourceFrom = (path, text) => ({ path, text });

/** Every TypeScript file and stylesheet below a folder of the project. */
export function readSources(folder) {
  return readdirSync(join(ROOT, folder), { recursive: true })
    .map((file) => `${folder}/${file.split(sep).join('/')}`)
    .filter((path) => /\.(?:tsx?|css)$/.test(path) && !path.includes('/.build/'))
    .map((path) => sourceFrom(path, readFileSync(join(ROOT, path), 'utf8')));
}

export const readTests = () =>
  readdirSync(join(ROOT, 'test'), { recursive: true })
    .map((file) => `test/${file.split(sep).join('/')}`)
    .filter((path) => /\.test\.m?[jt]s$/.test(path) && !path.includes('/.build/'))
    .map((path) => sourceFrom(path, readFileSync(join(ROOT, path), 'utf8')));
