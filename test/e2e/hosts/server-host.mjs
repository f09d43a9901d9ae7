import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';

const run = promisify(execFile);

const bundle = async (folder, file, options) => {
  const { outputFiles } = await build({
    absWorkingDir: folder,
    entryPoints: [file],
    outdir: folder,
    bundle: true,
    format: 'esm',
    splitting: true,
    write: false,
    logLevel: 'error',
    ...options,
  });
  return outputFiles;
};

/** The output of an installed host's server. Node loads the packages itself, as for most frameworks. */
async function renderOnServer(folder, options) {
  const [{ contents }] = await bundle(folder, 'server.jsx', {
    platform: 'node',
    packages: 'external',
    jsx: 'automatic',
    ...options,
  });
  const { stdout, stderr } = await run(
    process.execPath,
    ['--input-type=module', '-e', Buffer.from(contents).toString()],
    { cwd: folder },
  );
  return { html: stdout.trim(), warnings: stderr };
}

/** The development build of a host's scripts, by their paths on its server. It warns of mismatches. */
async function scriptsOf(folder) {
  const files = await bundle(folder, 'main.jsx', {
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"development"' },
  });
  return files.map(({ path, text }) => [`/${path.slice(folder.length + 1)}`, text]);
}

/**
 * Renders and bundles an installed host. Returns its files by their paths on its server, and the server's output.
 * @param options esbuild's for the server
 */
export async function buildServerHost(folder, options) {
  const { html, warnings } = await renderOnServer(folder, options);
  const read = (file) => readFileSync(join(folder, file), 'utf8');
  const page = read('index.html').replace('main.jsx', 'main.js');
  const files = {
    '/index.html': page.replace('<!-- server -->', () => html),
    '/portal.css': read('portal.css'),
    ...Object.fromEntries(await scriptsOf(folder)),
  };
  return { files, html, warnings };
}
