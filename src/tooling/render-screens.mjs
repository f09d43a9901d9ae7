import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { ROOT } from './folders.mjs';
import { markupOf } from './markup-of.mjs';
import { replacementsInEsbuild } from './plugins.mjs';

/** CommonJS libraries call `require`, which ES modules lack. */
const REQUIRE =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/** The first element with a name, at any depth. */
const find = (nodes, name) =>
  nodes
    .filter(Array.isArray)
    .map((node) => (node[0] === name ? node : find(node.slice(2), name)))
    .find(Boolean);

/** Splits a table with one row into its tag with the head, its body's tag, and the row. */
function tableIn(markup) {
  const [name, attributes, head, body] = find(markup, 'table');
  const [row] = body.slice(2);
  return { head: [name, attributes, head], body: body.slice(0, 2), row };
}

/** Bundles the application for Node; returns its source files. */
async function bundleForNode(folder) {
  const { metafile } = await build({
    entryPoints: ['src/app/prerender.tsx'],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    absWorkingDir: ROOT,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    mainFields: ['browser', 'module', 'main'],
    jsx: 'automatic',
    // An effect imports it, and prerendering runs none.
    external: ['optional-texts:build'],
    // Prerendered markup needs no styles.
    loader: { '.css': 'empty' },
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: { js: REQUIRE },
    metafile: true,
    logLevel: 'silent',
    plugins: [replacementsInEsbuild],
  });
  return Object.keys(metafile.inputs)
    .filter((file) => file.startsWith('src/'))
    .map((file) => join(ROOT, file));
}

/** Renders the first screens; returns them as data, with the paths of their source files. */
export async function renderScreens() {
  const folder = await mkdtemp(join(tmpdir(), 'first-paint-'));
  try {
    const sources = await bundleForNode(folder);
    // In a separate process, because timers of the libraries would keep the build from ending.
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [join(import.meta.dirname, 'print-screens.mjs'), join(folder, 'prerender.mjs')],
      { timeout: 60_000 },
    );
    const { contactPages, openQueries, loading, loadFailure } = JSON.parse(stdout);
    const screens = {
      contactPages: Object.fromEntries(
        Object.entries(contactPages).map(([origin, html]) => [origin, markupOf(html)]),
      ),
      openQueriesTable: tableIn(markupOf(openQueries)),
      loading: markupOf(loading),
      loadFailure: markupOf(loadFailure),
    };
    return { screens, sources };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
