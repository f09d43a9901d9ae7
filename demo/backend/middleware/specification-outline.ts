import { existsSync, readFileSync } from 'node:fs';
import { posix, join } from 'node:path';

/** A decision of the code over a sentence of the specification. */
interface Claim {
  readonly file: string;
  /** The docstring that carries the tag, without it. */
  readonly says: string;
}

/** Claims by section, for one screen. */
type Outline = Readonly<Record<string, readonly Claim[]>>;

/** The screens by the first word of their routes. */
const SCREENS = {
  'contact-us': 'screens/contact-us/ContactUsScreen.tsx',
  login: 'screens/login/LoginScreen.tsx',
  update: 'screens/view-query/ViewQueryScreen.tsx',
  'document-submission': 'screens/document-submission/DocumentSubmissionScreen.tsx',
} as const;

/** What a screen is made of; calls, settings and the host serve all screens alike. */
const OF_A_SCREEN = /^(?:screens|components|ui|html|domain|origins|text)\//;

const IMPORT = /(?:from|import\()\s*'(\.[^']+)'/g;
const DOCSTRING = /\/\*\*((?:(?!\*\/)[^])*@spec(?:(?!\*\/)[^])*)\*\//g;
const TAG = /\s*\(?@spec ([^.:;)}*\n]*)\)?/g;

function resolve(source: string, file: string, imported: string): string | undefined {
  const path = posix.join(posix.dirname(file), imported);
  return [`${path}.tsx`, `${path}.ts`, `${path}/index.ts`].find((each) =>
    existsSync(join(source, each)),
  );
}

/** The text of every file that a screen is made of, by its path. */
function filesOf(source: string, screen: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const waiting = [screen];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file)) continue;
    const text = readFileSync(join(source, file), 'utf8');
    files.set(file, text);
    for (const [, imported = ''] of text.matchAll(IMPORT)) {
      const next = resolve(source, file, imported);
      if (next !== undefined && OF_A_SCREEN.test(next)) waiting.push(next);
    }
  }
  return files;
}

const wordsOf = (docstring: string) =>
  docstring
    .replace(/^\s*\* ?/gm, ' ')
    .replace(TAG, '')
    .replace(/\s+/g, ' ')
    .trim();

function outlineOf(source: string, screen: string): Outline {
  const outline: Record<string, Claim[]> = {};
  for (const [file, text] of filesOf(source, screen)) {
    for (const [, docstring = ''] of text.matchAll(DOCSTRING)) {
      const tags = [...docstring.matchAll(TAG)].map(([, tag]) => tag).join();
      const sections = new Set([...tags.matchAll(/§(\d+)/g)].map(([, section = '']) => section));
      for (const section of sections) {
        (outline[section] ??= []).push({ file, says: wordsOf(docstring) });
      }
    }
  }
  return outline;
}

/** What each screen decides of the specification, read from the `@spec` tags below the source folder. */
export const specificationOutline = (source: string): Readonly<Record<string, Outline>> =>
  Object.fromEntries(
    Object.entries(SCREENS).map(([route, screen]) => [route, outlineOf(source, screen)]),
  );
