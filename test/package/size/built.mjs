import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';
import { filesOf, INTEGRITY, PRELOAD } from '../../src/build/hosting-files.mjs';

export const DIST = join(import.meta.dirname, '../../dist');
export const ENTRY = 'medical-aid-inquiries.js';
export const API = 'api.js';

export const read = (file) => readFileSync(join(DIST, file));

/** Every file that was built, as a path inside `dist`; none before a build. */
export const builtFiles = () => (existsSync(DIST) ? filesOf(DIST) : []);

export const scripts = () => builtFiles().filter((file) => file.endsWith('.js'));

/** What a visitor's browser takes over the line, in bytes. */
export const brotliBytes = (...files) =>
  files.reduce((sum, file) => sum + read(`${file}.br`).length, 0);

/** What a script's own `import … from` lines name: it does not run before they have come. */
function staticImports(file) {
  const tree = ts.createSourceFile(file, read(file).toString(), ts.ScriptTarget.Latest);
  return tree.statements
    .filter((statement) => ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement))
    .flatMap(({ moduleSpecifier }) => moduleSpecifier?.text ?? [])
    .map((name) => posix.join(posix.dirname(file), name));
}

/** Scripts with all that they import before they run. */
export function withImports(...files) {
  const found = new Set(files);
  for (const file of found) for (const next of staticImports(file)) found.add(next);
  return [...found];
}

/** The application's and the contact page's files, as the entry loads them. */
const filesOfContactPage = () =>
  [
    ...read(PRELOAD)
      .toString()
      .matchAll(/href="[^"]*?\/([^"]+)"/g),
  ].map(([, file]) => file);

/** Everything that comes until the contact form is hydrated. */
export const untilHydrated = () => [ENTRY, ...withImports(...filesOfContactPage())];

/** The names of the packages that a script holds code of. */
export function packagesIn(file) {
  const { sources } = JSON.parse(read(`${file}.map`));
  const names = sources.map((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1]);
  return [...new Set(names.filter(Boolean))].sort();
}

/** The hashes of every file, as the build has written them. */
export const integrity = () => JSON.parse(read(INTEGRITY));
