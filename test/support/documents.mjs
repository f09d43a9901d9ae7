import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** The paths of the project's documents for readers. */
export const DOCUMENTS = [
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'src/README.md',
  'src/SPECIFICATION.md',
  'test/README.md',
  'demo/README.md',
  'demo/BACKEND.md',
  'demo/MOCK.md',
  'demo/ACCESSIBILITY.md',
  'demo/OPERATIONS.md',
  'demo/SECURITY.md',
  'demo/TESTING.md',
  'demo/THEMING.md',
  'demo/TRANSLATING.md',
  'demo/TROUBLESHOOTING.md',
  'demo/hosts/README.md',
];

export const readDocument = (document, root = ROOT) => readFileSync(join(root, document), 'utf8');

/** Every code block of a document: the heading above it, its language and its text. */
export function snippets(document) {
  const found = [];
  let under = '';
  for (const [, heading, language, text] of readDocument(document).matchAll(
    /^#+ (.+)$|^```(\w*)\n([\s\S]*?)^```$/gm,
  )) {
    if (heading) under = heading;
    else found.push({ under, language, text });
  }
  return found;
}

/**
 * A document's snippets of a language under a heading.
 * @throws {Error} if it has none
 */
export function snippetsUnder(document, heading, language) {
  const texts = snippets(document)
    .filter((snippet) => snippet.under === heading && snippet.language === language)
    .map(({ text }) => text);
  if (texts.length === 0) throw new Error(`${document} has no ${language} under ${heading}`);
  return texts;
}

const withoutSnippets = (markdown) => markdown.replaceAll(/^```[\s\S]*?^```$/gm, '');

/** The texts in backticks of a document, except in snippets. */
export const codeIn = (document) =>
  [...withoutSnippets(readDocument(document)).matchAll(/`([^`\n]+)`/g)].map(([, code]) => code);

/** The anchors that a Markdown renderer creates for the headings. */
const anchorsIn = (markdown) =>
  [...withoutSnippets(markdown).matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(/\s/g, '-'),
  );

/**
 * The broken links and pictures of a document, in the project or in its published part.
 * @param root the folder that the document's path is relative to
 */
export function brokenLinks(document, root = ROOT) {
  const markdown = withoutSnippets(readDocument(document, root));
  const targets = [
    ...[...markdown.matchAll(/\]\(([^)\s]+)\)/g)],
    ...[...markdown.matchAll(/(?:src|href)="([^"]+)"/g)],
  ].map(([, target]) => target);
  return targets.filter((target) => {
    if (/^[a-z]+:/.test(target)) return false;
    const [path, anchor] = target.split('#');
    const file = path === '' ? document : posix.join(dirname(document), path);
    if (!existsSync(join(root, file))) return true;
    return anchor !== undefined && !anchorsIn(readDocument(file, root)).includes(anchor);
  });
}
