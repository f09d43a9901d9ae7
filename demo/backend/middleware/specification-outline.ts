import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { sectionsIn, withoutTags } from './specification-tags';

/** A place in the code that implements part of the specification. */
interface Claim {
  readonly file: string;
  /** The text of the docstring, without its tag. */
  readonly says: string;
}

/** Claims by section, for one screen. */
type Outline = Readonly<Record<string, readonly Claim[]>>;

/** A route's name and the first segment of its path, in `routing/routes`. */
const ROUTE = /(\w+): '\/([\w-]+)/g;
/** A route's name and the file of its screen, in `app/lazy-screens`. */
const SCREEN = /(\w+): lazyScreen\([^]*?import\('\.\.\/(screens\/[^']+)'\)/g;

/** The folders that differ by screen; texts, calls, settings and the host serve all screens alike. */
const OF_A_SCREEN = /^(?:screens|components|ui|html|domain|origins)\//;

const IMPORT = /(?:from|import\()\s*'(\.[^']+)'/g;
const DOCSTRING = /\/\*\*((?:(?!\*\/)[^])*@spec(?:(?!\*\/)[^])*)\*\//g;

function resolve(source: string, file: string, imported: string): string | undefined {
  const path = posix.join(posix.dirname(file), imported);
  return [`${path}.tsx`, `${path}.ts`, `${path}/index.ts`].find((each) =>
    existsSync(join(source, each)),
  );
}

/** The source of every file that a screen imports, by path. */
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
  withoutTags(docstring.replace(/^\s*\* ?/gm, ' '))
    .replace(/\s+/g, ' ')
    .trim();

function outlineOf(source: string, screen: string): Outline {
  const outline: Record<string, Claim[]> = {};
  for (const [file, text] of filesOf(source, screen)) {
    for (const [, docstring = ''] of text.matchAll(DOCSTRING)) {
      for (const section of sectionsIn(docstring)) {
        (outline[section] ??= []).push({ file, says: wordsOf(docstring) });
      }
    }
  }
  return outline;
}

type Outlines = Readonly<Record<string, Outline>>;

/** The outline of each screen, by the first segment of its route. */
function outlinesOf(source: string): Outlines {
  const read = (file: string) => readFileSync(join(source, file), 'utf8');
  const segments = new Map(
    [...read('routing/routes.ts').matchAll(ROUTE)].map(([, name = '', segment = '']) => [
      name,
      segment,
    ]),
  );
  return Object.fromEntries(
    [...read('app/lazy-screens.tsx').matchAll(SCREEN)].map(([, name = '', screen = '']) => [
      segments.get(name) ?? name,
      outlineOf(source, `${screen}.tsx`),
    ]),
  );
}

let kept: { readonly build: string; readonly outlines: Outlines } | undefined;

/**
 * What each screen implements of the specification, from the `@spec` tags in the source folder. Every page of the demo
 * asks, and it takes hundreds of files: they are read again only when the element has been built again.
 */
export function specificationOutline(source: string, elementFolder: string): Outlines {
  const element = join(elementFolder, 'medical-aid-inquiries.js');
  const build = `${element} ${String(statSync(element, { throwIfNoEntry: false })?.mtimeMs)}`;
  if (kept?.build !== build) kept = { build, outlines: outlinesOf(source) };
  return kept.outlines;
}
