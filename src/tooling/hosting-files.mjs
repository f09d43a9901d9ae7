import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ROOT } from './folders.mjs';

/** The placeholder in the preload snippet for the URL of the served folder. */
export const FOLDER = '{folder}';
export const INTEGRITY = 'integrity.json';
export const PRELOAD = 'preload.html';
export const SNIPPET = 'snippet.html';

const ENTRY = 'medical-aid-inquiries.js';

/** Compressed copies, CommonJS, type declarations, and files for Node only. */
const NOT_SERVED = /\.(?:br|gz|cjs|d\.c?ts)$|^(?:check-backend|cli)\.js/;

/** The files of a built folder that a host serves, as relative paths with slashes. */
export const filesOf = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((file) => !NOT_SERVED.test(file) && statSync(join(folder, file)).isFile())
    .map((file) => file.split(sep).join('/'))
    .sort();

/** The value of an `integrity` attribute. */
const integrityOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

const preloadLine = (file, integrity) =>
  `<link rel="modulepreload" href="${FOLDER}/${file}" integrity="${integrity}" crossorigin>\n`;

/** The lines of a page, with the version in the folder name, as the README shows them. */
const snippetOf = (version, integrity) => `<script
  type="module"
  src="/inquiries-${version}/${ENTRY}"
  integrity="${integrity}"
  crossorigin
></script>

<medical-aid-inquiries></medical-aid-inquiries>
`;

/**
 * Writes a brotli and a gzip copy of each script in a folder. Source maps are left out, because they would double the
 * time and only developers load them. Not rollup-plugin-gzip, because it only sees the files of one build.
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
 * Writes integrity hashes, the snippet for a page, a snippet that preloads files, and compressed scripts. Use it in
 * the last build that writes to the folder.
 * @param filesToPreload returns the file names in the order in which they run; called after the build
 */
export const hostingFiles = (filesToPreload) => ({
  name: 'hosting-files',
  async writeBundle({ dir }) {
    const hash = async (file) => integrityOf(await readFile(join(dir, file)));
    const lines = filesToPreload().map(async (file) => preloadLine(file, await hash(file)));
    await writeFile(join(dir, PRELOAD), (await Promise.all(lines)).join(''));
    const { version } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));
    await writeFile(join(dir, SNIPPET), snippetOf(version, await hash(ENTRY)));
    const hashes = filesOf(dir).map(async (file) => [file, await hash(file)]);
    const integrity = Object.fromEntries(await Promise.all(hashes));
    await writeFile(join(dir, INTEGRITY), `${JSON.stringify(integrity, null, 2)}\n`);
    await compress(dir);
  },
});
