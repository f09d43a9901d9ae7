import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../folders.mjs';

const ENDS = ['.ts', '.tsx', '/index.ts', '/index.tsx'];

/** The source file of an import; undefined for a package or a stylesheet. */
function fileOf(source, importer) {
  if (!source.startsWith('.')) return undefined;
  const path = resolve(dirname(importer), source);
  return ENDS.map((end) => path + end).find((each) => existsSync(each));
}

/** Caches the files' imports by modification time, because an editor runs for days. */
const known = new Map();

/** The files that a file imports, including lazy and type imports. */
function importsOf(file) {
  const { mtimeMs } = statSync(file);
  const before = known.get(file);
  if (before?.mtimeMs === mtimeMs) return before.files;
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'));
  const files = importedFiles
    .map(({ fileName }) => fileOf(fileName, file))
    .filter((each) => each !== undefined);
  known.set(file, { mtimeMs, files });
  return files;
}

/** The chain of imports from one file to another, both included; undefined if there is none. */
function wayTo(end, start, readImports) {
  const importers = new Map([[start, undefined]]);
  // The loop also visits importers that are added while it runs.
  for (const file of importers.keys()) {
    if (file === end) {
      const way = [];
      for (let at = end; at !== undefined; at = importers.get(at)) way.unshift(at);
      return way;
    }
    for (const next of readImports(file)) if (!importers.has(next)) importers.set(next, file);
  }
  return undefined;
}

/** Returns a function that reads each file's imports once. */
function createReader() {
  const read = new Map();
  return (file) => {
    const files = read.get(file) ?? importsOf(file);
    read.set(file, files);
    return files;
  };
}

const nameOf = (file) => relative(ROOT, file).split(sep).join('/');

const rule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { circle: 'Imports itself: {{way}}. Move what both need to a file of its own.' },
  },
  create(context) {
    const { filename } = context;
    const readImports = createReader();
    const check = ({ source }) => {
      const imported = source && fileOf(String(source.value), filename);
      const way = imported && wayTo(filename, imported, readImports);
      if (way) {
        const data = { way: [filename, ...way].map(nameOf).join(' → ') };
        context.report({ node: source, messageId: 'circle', data });
      }
    };
    return {
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
      ImportDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    };
  },
};

/** No file imports itself in a circle, not even lazily or for types. */
export const circles = {
  files: ['src/**/*.{ts,tsx}'],
  plugins: { circles: { rules: { 'no-circle': rule } } },
  rules: { 'circles/no-circle': 'error' },
};
