import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { rollup } from 'rollup';
import ts from 'typescript';
import { markupOf } from './markup-of.mjs';

/** Types are checked by the build that this is a part of. */
const transpile = () => ({
  name: 'transpile',
  resolveId(source, importer) {
    if (!importer || !source.startsWith('.')) return null;
    const path = join(dirname(importer), source);
    return [`${path}.ts`, `${path}.tsx`, join(path, 'index.ts')].find(existsSync) ?? null;
  },
  transform(code, id) {
    if (!/\.tsx?$/.test(id)) return null;
    const { outputText } = ts.transpileModule(code, {
      fileName: id,
      compilerOptions: {
        target: ts.ScriptTarget.ES2022,
        module: ts.ModuleKind.ESNext,
        jsx: ts.JsxEmit.ReactJSX,
        verbatimModuleSyntax: true,
      },
    });
    return { code: outputText, map: null };
  },
});

/**
 * Renders the first screens from the application's own components.
 * @param plugins those of the build, but for its TypeScript
 */
export async function renderScreens(plugins) {
  const folder = await mkdtemp(join(tmpdir(), 'first-paint-'));
  try {
    const bundle = await rollup({
      input: 'src/app/prerender.tsx',
      plugins: [transpile(), ...plugins],
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
    const { contactPages, loading, loadFailure } = JSON.parse(stdout);
    return {
      contactPages: Object.fromEntries(
        Object.entries(contactPages).map(([origin, html]) => [origin, markupOf(html)]),
      ),
      loading: markupOf(loading),
      loadFailure: markupOf(loadFailure),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
