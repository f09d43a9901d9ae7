import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './folders.mjs';
import { fromRoot, withSlashes } from './plugins.mjs';
import { renderScreens } from './render-screens.mjs';

export const APP = 'src/app/mount-app.tsx';
export const API = 'src/api.ts';
/** The entry and the drafts' part share it: it knows which forms keep drafts. */
export const ERASE_DRAFTS = 'src/vault/erase-drafts.ts';
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
 * Parts that load on demand, by the chunk that holds them with all that only they import: one request for what
 * is wanted at the same time. What several of them import is in `app`: a browser that remembers a failed chunk
 * could load none of those that import it.
 */
const ON_DEMAND = {
  app: [
    'src/components/due/LaterAnswerDue.ts',
    'src/components/later/use-later-styles.ts',
    'src/components/later/use-later-text.ts',
    'src/components/later/use-region-first.ts',
    'src/components/requests/handed-query.ts',
    'src/components/forms/drafts-along.ts',
    'src/domain/scheme-clock.ts',
    'src/text/later/asked.ts',
  ],
  /** With the first touch of a form: the network's help. */
  line: ['src/components/sending/line.ts'],
  /** With the first validation: the rules, and what shows once the form is sent. */
  rules: [
    'src/screens/contact-us/log-query/log-query-schema.ts',
    'src/screens/view-query/update/update-schema.ts',
    'src/components/login/login-schema.ts',
    'src/screens/contact-us/log-query/Receipt.tsx',
    'src/screens/view-query/update/UpdateReceipt.tsx',
  ],
  /** With the first guidance, or response. */
  sanitize: ['src/html/sanitize-fragment.ts'],
  /** As the member opens the chooser, or with the first file. */
  files: [
    'src/components/attachments/file-help.ts',
    'src/components/attachments/pictures/draw-thumbnail.ts',
    'src/domain/picture-size.ts',
  ],
  /** With a receipt, or a query that is viewed. */
  receipt: [
    'src/components/due/AnswerDue.tsx',
    'src/components/record/SaveRecord.tsx',
    'src/screens/contact-us/log-query/SentRecord.tsx',
    'src/screens/contact-us/open-queries/JustSent.tsx',
  ],
};

/**
 * Splits what the contact page needs into four chunks, which a browser fetches in parallel: React, which
 * runs in a task of its own, the API client, the page, and the rest of the application. What loads on demand is
 * in the chunks above, or in one for each import.
 */
export function manualChunks() {
  let client, parts, onDemand;
  const reach = (entries, getModuleInfo) =>
    new Set(entries.flatMap((entry) => [...staticImports(join(ROOT, entry), getModuleInfo)]));
  return (id, { getModuleInfo }) => {
    if (/node_modules\/(?:react|react-dom|scheduler)\/|commonjsHelpers/.test(withSlashes(id)))
      return 'react';
    client ??= reach([API], getModuleInfo);
    parts ??= reach([APP, CONTACT_PAGE], getModuleInfo);
    onDemand ??= Object.entries(ON_DEMAND).map(([name, entries]) => ({
      name,
      modules: reach(entries, getModuleInfo),
    }));
    const file = fromRoot(id);
    if (client.has(id)) return file === API ? undefined : 'client';
    const [chunk, another] = onDemand
      .filter(({ modules }) => modules.has(id))
      .map(({ name }) => name);
    if (!parts.has(id)) return another ? 'app' : chunk;
    // The page's own modules, but for those that other screens' parts import too.
    return /^src\/screens\/.*\.tsx?$/.test(file) && !chunk ? undefined : 'app';
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
     * Makes the application, and what erases drafts, external imports under their hashed names. The entry shares no
     * module with them: a page may load the entry as `entry.js?v=1`, and a chunk that imported `entry.js` would load
     * a copy.
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
