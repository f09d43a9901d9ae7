import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './folders.mjs';
import { fromRoot, withSlashes } from './plugins.mjs';
import { renderScreens } from './render-screens.mjs';

export const APP = 'src/app/mount-app.tsx';
export const API = 'src/api.ts';
const CONTACT_PAGE = 'src/screens/contact-us/ContactUsScreen.tsx';

function importsFirst(bundle, file, found = new Set(), seen = new Set()) {
  if (!bundle[file] || seen.has(file)) return found;
  seen.add(file);
  for (const next of bundle[file].imports) importsFirst(bundle, next, found, seen);
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
 * What the contact page waits for comes in four files, which a browser can ask for all at once: React in
 * a task of its own, the client of the API, the page itself, and the application with all else.
 */
export function fewChunks() {
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

/** Any file may be the one that mends a rendering that failed. */
const allSources = () =>
  readdirSync(join(ROOT, 'src'), { recursive: true }).map((file) => join(ROOT, 'src', file));

/** The first screens, rendered once for all entries, until a file changes that they were rendered from. */
let rendering;

/**
 * The entry carries the first screens' markup, and knows by their names the application's files that it
 * asks for at once.
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
    const asksByName = files.appFiles.length > 0;
    return Object.entries({ ...screens, ...files, asksByName })
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('\n');
  },
  watchChange() {
    rendering = undefined;
  },
});

/** What the entries must know of the application's files: the build of the application comes first. */
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
        const app = importsFirst(bundle, entry.fileName);
        const contact = importsFirst(bundle, contactPage.fileName);
        files.appFiles = [...app];
        files.contactFiles = [...contact].filter((file) => !app.has(file));
      },
    }),
    /**
     * The application stands in files of its own, under hashed names: the entry, which a page may load as
     * `entry.js?v=1` too, shares no module with it, so that nothing imports the entry back.
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
