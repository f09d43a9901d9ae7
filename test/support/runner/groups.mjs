import { dirname } from 'node:path';
import { isChromiumOnly, runsAlone } from './test-files.mjs';

/**
 * Files that need a page in which nothing has run. They test how the element loads, replace parts of the page, use
 * storage, inspect the browser's cache, or count history entries, of which the browser keeps 50.
 */
const NEEDS_FRESH_PAGE =
  /^element\/(?:contact-us\/drafts|first-paint)\/|^element\/(?:hosts\/(?:patched|unsupported)|looks\/columns|tag\/(?:browser-cache|ready)|view-query\/parameters)|^support\/harness\//;

/** Files that take minutes. In one page they would end after all others, and exceed the time limit of a file. */
const TAKES_MINUTES =
  /^element\/(?:html\/(?:hostile|received)|contact-us\/attachments\/resize-photos)/;

/** With more files, one page would still be busy when all others have ended. */
const MOST_FILES = 8;

/** The name of the page for a file. Files of the same folder and engines share a page, unless one needs its own. */
function pageOf(file) {
  const isAlone = NEEDS_FRESH_PAGE.test(file) || TAKES_MINUTES.test(file) || runsAlone(file);
  if (isAlone) return file.replace(/\.tsx?$/, '');
  if (file.startsWith('unit/')) return 'unit';
  return isChromiumOnly(file) ? `${dirname(file)}.chromium` : dirname(file);
}

/** Lists in parts of about the same length. */
function inParts(list, most) {
  const size = Math.ceil(list.length / Math.ceil(list.length / most));
  return Array.from({ length: Math.ceil(list.length / size) }, (_, part) =>
    list.slice(part * size, (part + 1) * size),
  );
}

/**
 * The test files that share a page, by the name of their script. A separate page costs up to some seconds of a
 * processor, because it starts a process, and compiles the libraries, React and the element again.
 *
 * @returns pairs of a name and its files
 */
export function groupsOf(files) {
  const pages = new Map();
  for (const file of files) pages.set(pageOf(file), [...(pages.get(pageOf(file)) ?? []), file]);
  return [...pages].flatMap(([name, all]) => {
    if (name === 'unit') return [[name, all]];
    const parts = inParts(all, MOST_FILES);
    return parts.map((part, index) => [parts.length > 1 ? `${name}-${index + 1}` : name, part]);
  });
}
