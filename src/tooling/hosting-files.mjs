import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What stands in the preload snippet for the URL of the folder that a host serves. */
export const FOLDER = '{folder}';
export const INTEGRITY = 'integrity.json';
export const PRELOAD = 'preload.html';

/** Compressed kin, and what only compilers read. */
const NOT_SERVED = /\.(?:br|gz|d\.ts)$/;

/** The files of a built folder that a host serves, '/' between the parts of their names. */
export const filesOf = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((file) => !NOT_SERVED.test(file) && statSync(join(folder, file)).isFile())
    .map((file) => file.split(sep).join('/'))
    .sort();

/** What a browser compares with a file that it was told to check. */
const integrityOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

const preloadLine = (file, integrity) =>
  `<link rel="modulepreload" href="${FOLDER}/${file}" integrity="${integrity}" crossorigin>\n`;

/**
 * Puts a brotli and a gzip file beside each script of a folder: a host serves them as they are. Source
 * maps, which only developers load, would take as long again.
 * rollup-plugin-gzip sees only what one build emits: files written beside it must be named one by one.
 */
async function compress(folder) {
  for (const file of filesOf(folder).filter((name) => name.endsWith('.js'))) {
    const path = join(folder, file);
    const content = await readFile(path);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(content, { params }),
      promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
    ]);
    await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
  }
}

export const compressed = () => ({
  name: 'compressed',
  writeBundle: ({ dir }) => compress(dir),
});

/**
 * Writes what a host may want beside the built files: their hashes, a snippet that preloads some of
 * them, and the scripts compressed. Belongs to the last build that writes into the folder.
 * @param filesToPreload gives their names, in the order in which they run, once all is built
 */
export const hostingFiles = (filesToPreload) => ({
  name: 'hosting-files',
  async writeBundle({ dir }) {
    const hash = async (file) => integrityOf(await readFile(join(dir, file)));
    const lines = filesToPreload().map(async (file) => preloadLine(file, await hash(file)));
    await writeFile(join(dir, PRELOAD), (await Promise.all(lines)).join(''));
    const hashes = filesOf(dir).map(async (file) => [file, await hash(file)]);
    const integrity = Object.fromEntries(await Promise.all(hashes));
    await writeFile(join(dir, INTEGRITY), `${JSON.stringify(integrity, null, 2)}\n`);
    await compress(dir);
  },
});
