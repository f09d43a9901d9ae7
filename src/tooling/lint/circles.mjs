import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../folders.mjs';

const ENDS = ['.ts', '.tsx', '/index.ts', '/index.tsx'];

/** The source file that an import means; undefined for a package or a stylesheet. */
function fileOf(source, importer) {
  if (!source.startsWith('.')) return undefined;
  const path = resolve(dirname(importer), source);
  return ENDS.map((end) => path + end).find((each) => existsSync(each));
}

/** The files' imports, by when the files were written: an editor runs for days. */
const known = new Map();

/** The files that a file imports, lazily and for types too. */
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

/** The files by which one leads to another, both included; undefined if it does not. */
function wayTo(end, start, readImports) {
  const importers = new Map([[start, undefined]]);
  // Includes those that are added as it runs.
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

/** No file imports itself in a circle, neither for types nor lazily. */
export const circles = {
  files: ['src/**/*.{ts,tsx}'],
  plugins: { circles: { rules: { 'no-circle': rule } } },
  rules: { 'circles/no-circle': 'error' },
};
