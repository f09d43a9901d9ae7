import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import ts from 'typescript';

const ROOT = join(import.meta.dirname, '../..');

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

function specifierOf(node) {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isImportTypeNode(node)) return node.argument.literal;
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    return node.arguments[0];
  return undefined;
}

/** What a file imports, types and lazy imports included: packages by name, files by their path. */
export function importsOf(source) {
  return [...nodesOf(source)]
    .map(specifierOf)
    .filter((specifier) => specifier && ts.isStringLiteralLike(specifier))
    .map(({ text }) =>
      text.startsWith('.') ? posix.join(posix.dirname(source.path), text) : text,
    );
}
