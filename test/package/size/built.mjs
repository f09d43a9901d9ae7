import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';
import { filesOf, INTEGRITY, PRELOAD } from '../../../src/tooling/hosting-files.mjs';

export const DIST = join(import.meta.dirname, '../../../dist');
export const ENTRY = 'medical-aid-inquiries.js';
export const API = 'api.js';

export const read = (file) => readFileSync(join(DIST, file));

/** Every built file, as a path inside `dist`. Empty before a build. */
export const builtFiles = () => (existsSync(DIST) ? filesOf(DIST) : []);

export const scripts = () => builtFiles().filter((file) => file.endsWith('.js'));

/** The number of bytes that a visitor's browser downloads. */
export const brotliBytes = (...files) =>
  files.reduce((sum, file) => sum + read(`${file}.br`).length, 0);

/** The files that a script's own `import … from` lines name. They load before it runs. */
function staticImports(file) {
  const tree = ts.createSourceFile(file, read(file).toString(), ts.ScriptTarget.Latest);
  return tree.statements
    .filter((statement) => ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement))
    .flatMap(({ moduleSpecifier }) => moduleSpecifier?.text ?? [])
    .map((name) => posix.join(posix.dirname(file), name));
}

/** The scripts and all their static imports. */
export function withImports(...files) {
  const found = new Set(files);
  for (const file of found) for (const next of staticImports(file)) found.add(next);
  return [...found];
}

/** What sends the calls of the API client, which loads with the first of them. */
export const laterOfApi = () => scripts().find((file) => file.startsWith('chunks/send-call-'));

/** The files of the application and the contact page, as the entry loads them. */
const filesOfContactPage = () =>
  [
    ...read(PRELOAD)
      .toString()
      .matchAll(/href="[^"]*?\/([^"]+)"/g),
  ].map(([, file]) => file);

/** Everything that loads before the contact form is hydrated. */
export const untilHydrated = () => [ENTRY, ...withImports(...filesOfContactPage())];

/** The names of the packages whose code is in a script. */
export function packagesIn(file) {
  const { sources } = JSON.parse(read(`${file}.map`));
  const names = sources.map((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1]);
  return [...new Set(names.filter(Boolean))].sort();
}

/** The hashes of every file, as written by the build. */
export const integrity = () => JSON.parse(read(INTEGRITY));
