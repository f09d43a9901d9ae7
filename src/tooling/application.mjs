import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './folders.mjs';
import { fromRoot, withSlashes } from './plugins.mjs';
import { renderScreens } from './render-screens.mjs';

export const APP = 'src/app/mount-app.tsx';
export const API = 'src/api.ts';
const CONTACT_PAGE = 'src/screens/contact-us/ContactUsScreen.tsx';

/** A chunk and its static imports, in the order in which they run. */
function inLoadOrder(bundle, file, found = new Set(), seen = new Set()) {
  if (!bundle[file] || seen.has(file)) return found;
  seen.add(file);
  for (const next of bundle[file].imports) inLoadOrder(bundle, next, found, seen);
  return found.add(file);
}

const staticImports = (file, getModuleInfo, found = new Set([file])) => {
  for (const next of getModuleInfo(file)?.importedIds ?? []) {
    if (found.has(next)) continue;
    found.add(next);
    staticImports(next, getModuleInfo, found);
  }
  return found;
};

/**
 * Splits what the contact page needs into four chunks, which a browser fetches in parallel: React, which
 * runs in a task of its own, the API client, the page, and the rest of the application.
 */
export function manualChunks() {
  let client, parts;
  const reach = (entry, getModuleInfo) => staticImports(join(ROOT, entry), getModuleInfo);
  return (id, { getModuleInfo }) => {
    if (/node_modules\/(?:react|react-dom|scheduler)\/|commonjsHelpers/.test(withSlashes(id)))
      return 'react';
    client ??= reach(API, getModuleInfo);
    parts ??= new Set([...reach(APP, getModuleInfo), ...reach(CONTACT_PAGE, getModuleInfo)]);
    const file = fromRoot(id);
    if (client.has(id)) return file === API ? undefined : 'client';
    return parts.has(id) && !/^src\/screens\/.*\.tsx?$/.test(file) ? 'app' : undefined;
  };
}

/** After a failed render, a change of any file may fix it. */
const allSources = () =>
  readdirSync(join(ROOT, 'src'), { recursive: true }).map((file) => join(ROOT, 'src', file));

/** The first screens, rendered once for all entries until one of their sources changes. */
let rendering;

/**
 * Provides the entry's `first-paint:build` module: the first screens' markup, and the names of the
 * application's files to preload.
 */
export const firstPaint = (files = { appFiles: [], contactFiles: [] }) => ({
  name: 'first-paint',
  resolveId: (id) => (id === 'first-paint:build' ? `\0${id}` : null),
  async load(id) {
    if (id !== '\0first-paint:build') return null;
    rendering ??= renderScreens();
    const { screens, sources } = await rendering.catch((error) => {
      for (const source of allSources()) this.addWatchFile(source);
      throw error;
    });
    for (const source of sources) this.addWatchFile(source);
    const knowsFileNames = files.appFiles.length > 0;
    return Object.entries({ ...screens, ...files, knowsFileNames })
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('\n');
  },
  watchChange() {
    rendering = undefined;
  },
});

/** Passes the application's file names from its build to the builds of the entries, which run later. */
export function application() {
  const files = { appFiles: [], contactFiles: [] };
  return {
    files,
    remember: () => ({
      name: 'remember-files',
      generateBundle(_, bundle) {
        const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
        const has = (chunk, module) => chunk.moduleIds.some((id) => fromRoot(id) === module);
        const entry = chunks.find(({ isEntry, name }) => isEntry && name === 'app');
        const contactPage = chunks.find((chunk) => has(chunk, CONTACT_PAGE));
        const app = inLoadOrder(bundle, entry.fileName);
        const contact = inLoadOrder(bundle, contactPage.fileName);
        files.appFiles = [...app];
        files.contactFiles = [...contact].filter((file) => !app.has(file));
      },
    }),
    /**
     * Makes the application an external import under its hashed name. The entry shares no module with it:
     * a page may load the entry as `entry.js?v=1`, and a chunk that imported `entry.js` would load a copy.
     */
    byName: () => ({
      name: 'application-by-name',
      async resolveId(source, importer) {
        if (!importer || !source.startsWith('.')) return null;
        const found = await this.resolve(source, importer, { skipSelf: true });
        if (!found || fromRoot(found.id) !== APP) return null;
        return { id: `./${files.appFiles.at(-1)}`, external: true };
      },
    }),
  };
}
