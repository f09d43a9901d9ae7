import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { rollup } from 'rollup';
import { markupOf } from './markup-of.mjs';
import { transpile } from './plugins.mjs';

/** The first node of a name, wherever it stands. */
const find = (nodes, name) =>
  nodes
    .filter(Array.isArray)
    .map((node) => (node[0] === name ? node : find(node.slice(2), name)))
    .find(Boolean);

/** A table of one row, in parts: its tag with its head, its body's tag, and the row. */
function tableIn(markup) {
  const [name, attributes, head, body] = find(markup, 'table');
  const [row] = body.slice(2);
  return { head: [name, attributes, head], body: body.slice(0, 2), row };
}

/**
 * Renders the first screens from the application's own components.
 * @param plugins those of the build, but for its TypeScript
 */
export async function renderScreens(plugins) {
  const folder = await mkdtemp(join(tmpdir(), 'first-paint-'));
  try {
    const bundle = await rollup({
      input: 'src/app/prerender.tsx',
      plugins: [...plugins, transpile()],
      onwarn: () => undefined,
    });
    await bundle.write({
      dir: folder,
      entryFileNames: 'prerender.mjs',
      chunkFileNames: '[name]-[hash].mjs',
    });
    await bundle.close();
    // In a process of its own: what the libraries begin would keep the build waiting.
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [join(import.meta.dirname, 'print-screens.mjs'), join(folder, 'prerender.mjs')],
      { timeout: 60_000 },
    );
    const { contactPages, openQueries, loading, loadFailure } = JSON.parse(stdout);
    return {
      contactPages: Object.fromEntries(
        Object.entries(contactPages).map(([origin, html]) => [origin, markupOf(html)]),
      ),
      openQueriesTable: tableIn(markupOf(openQueries)),
      loading: markupOf(loading),
      loadFailure: markupOf(loadFailure),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
