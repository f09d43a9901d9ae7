import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import ts from 'typescript';

const ROOT = join(import.meta.dirname, '../../..');

/** A source file with its path from the project's root, '/' between its parts. */
export const sourceFrom = (path, text) => ({
  path,
  text,
  tree: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true),
});

/** Every TypeScript file and stylesheet below a folder of the project. */
export function readSources(folder) {
  return readdirSync(join(ROOT, folder), { recursive: true })
    .map((file) => `${folder}/${file.split(sep).join('/')}`)
    .filter((path) => /\.(?:tsx?|css)$/.test(path) && !path.includes('/.build/'))
    .map((path) => sourceFrom(path, readFileSync(join(ROOT, path), 'utf8')));
}

/** Every node of a file's syntax tree; none of a stylesheet's. */
export function* nodesOf({ path, tree }) {
  if (path.endsWith('.css')) return;
  const waiting = [tree];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    yield node;
    ts.forEachChild(node, (child) => void waiting.push(child));
  }
}
