import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './folders.mjs';
import { fromRoot } from './plugins.mjs';
import { renderScreens } from './render-screens.mjs';

export const APP = 'src/app/mount-app.tsx';
export const API = 'src/api.ts';
/** Shared by the entry and the drafts' chunk, because it keeps state: which forms keep drafts. */
export const ERASE_DRAFTS = 'src/draft-store/erase-drafts.ts';
export const CONTACT_PAGE = 'src/screens/contact-us/ContactUsScreen.tsx';

/** A chunk and its static imports, in the order in which they run. */
function inLoadOrder(bundle, file, found = new Set(), seen = new Set()) {
  if (!bundle[file] || seen.has(file)) return found;
  seen.add(file);
  for (const next of bundle[file].imports) inLoadOrder(bundle, next, found, seen);
  return found.add(file);
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
  /** The file of each module that the entries import by name. */
  const named = new Map();
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
        for (const module of [APP, ERASE_DRAFTS]) {
          const isIts = ({ facadeModuleId }) =>
            facadeModuleId && fromRoot(facadeModuleId) === module;
          named.set(module, chunks.find(isIts).fileName);
        }
        files.appFiles = [...app];
        files.contactFiles = [...contact].filter((file) => !app.has(file));
      },
    }),
    /**
     * Makes the application and the module that erases drafts external imports with hashed names. The entry shares no
     * module with them, because a page may load the entry as `entry.js?v=1`, and a chunk that imported `entry.js`
     * would load a copy.
     */
    byName: () => ({
      name: 'application-by-name',
      async resolveId(source, importer) {
        if (!importer || !source.startsWith('.')) return null;
        const found = await this.resolve(source, importer, { skipSelf: true });
        const file = found && named.get(fromRoot(found.id));
        return file ? { id: `./${file}`, external: true } : null;
      },
    }),
  };
}
