import { join } from 'node:path';
import { API, APP, CONTACT_PAGE } from './application.mjs';
import { ROOT } from './folders.mjs';
import { fromRoot, withSlashes } from './plugins.mjs';

/** Help with files. It keeps state that its parts share. */
export const FILE_HELP = [
  'src/attachments/file-help.ts',
  'src/attachments/pictures/draw-thumbnail.ts',
];

/** What `api/send-call` shares with the application. It must not import the application, because portals call without it. */
const OF_CALLS = ['src/api/call-request.ts', 'src/domain/array-from.ts'];

const staticImports = (file, getModuleInfo, found = new Set([file])) => {
  for (const next of getModuleInfo(file)?.importedIds ?? []) {
    if (found.has(next)) continue;
    found.add(next);
    staticImports(next, getModuleInfo, found);
  }
  return found;
};

/**
 * Parts that load on demand, by the chunk that contains them with all modules that only they import, so that a single
 * request loads what is needed at the same time. Modules that several of them import are in `app`, because a browser
 * that caches a failed chunk could load no chunk that imports it.
 */
const ON_DEMAND = {
  app: [
    'src/components/due/OptionalAnswerDue.ts',
    'src/components/optional/use-optional-text.ts',
    'src/components/optional/use-warnings.ts',
    'src/components/optional/use-region-first.ts',
    'src/requests/handed-query.ts',
    'src/components/forms/kept-focus.ts',
    'src/domain/create-file.ts',
    'src/bytes/picture/read-size.ts',
    'src/domain/picture-size.ts',
    'src/domain/scheme-clock.ts',
    'src/text/optional/duplicates.ts',
  ],
  /** With the first validation: the rules, what was asked already, and what shows once the form is sent. */
  rules: [
    'src/screens/contact-us/log-query/Duplicates.tsx',
    'src/screens/contact-us/log-query/log-query-schema.ts',
    'src/screens/view-query/update/update-schema.ts',
    'src/components/login/login-schema.ts',
    'src/screens/contact-us/log-query/Receipt.tsx',
    'src/screens/view-query/update/UpdateReceipt.tsx',
  ],
  /** Loads with the first guidance or response. */
  sanitize: ['src/html/sanitize-fragment.ts', 'src/html/response/response.ts'],
  /** Loads when the member opens the chooser, or with the first file. */
  files: FILE_HELP,
  /** Loads with the first viewed query or document submission. */
  view: [
    'src/screens/view-query/ViewQueryScreen.tsx',
    'src/screens/document-submission/DocumentSubmissionScreen.tsx',
  ],
  /** Loads with a receipt or a viewed query. */
  receipt: [
    'src/components/due/AnswerDue.tsx',
    'src/components/export/ExportActions.tsx',
    'src/screens/contact-us/log-query/SentExport.tsx',
    'src/screens/contact-us/open-queries/JustSent.tsx',
  ],
};

/**
 * Splits the contact page's modules into four chunks, which a browser fetches in parallel: React, which runs in a
 * separate task, the calls that the element makes, the page, and the rest of the application. Modules that load on
 * demand are in the chunks above, or in one chunk per import.
 */
export function manualChunks() {
  let client, parts, onDemand;
  const reach = (entries, getModuleInfo) =>
    new Set(entries.flatMap((entry) => [...staticImports(join(ROOT, entry), getModuleInfo)]));
  return (id, { getModuleInfo }) => {
    if (/node_modules\/(?:react|react-dom|scheduler)\/|commonjsHelpers/.test(withSlashes(id)))
      return 'react';
    client ??= reach([API, ...OF_CALLS], getModuleInfo);
    parts ??= reach([APP, CONTACT_PAGE], getModuleInfo);
    onDemand ??= Object.entries(ON_DEMAND).map(([name, entries]) => ({
      name,
      modules: reach(entries, getModuleInfo),
    }));
    const file = fromRoot(id);
    // What only portals call stays in their entry.
    if (client.has(id)) return parts.has(id) ? 'client' : undefined;
    const [chunk, another] = onDemand
      .filter(({ modules }) => modules.has(id))
      .map(({ name }) => name);
    if (!parts.has(id)) return another ? 'app' : chunk;
    // The page's own modules, except those that parts of other screens import too.
    return /^src\/screens\/.*\.tsx?$/.test(file) && !chunk ? undefined : 'app';
  };
}
