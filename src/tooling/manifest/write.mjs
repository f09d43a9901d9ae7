import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { ROOT } from '../folders.mjs';
import { createManifest } from './analyze.mjs';
import { documentedTypes } from './documented-types.mjs';
import { packageEntries } from './package-entries.mjs';
import { withTables } from './tables.mjs';

export const MANIFEST = join(ROOT, 'custom-elements.json');
const PACKAGE = join(ROOT, 'package.json');
const DOCUMENTED_TYPES = join(ROOT, 'src/element/documented-types.ts');

/** The documents that show tables of the manifest. */
const DOCUMENTS = {
  [join(ROOT, 'README.md')]: ['attributes', 'events'],
  [join(ROOT, 'demo/THEMING.md')]: ['custom-properties', 'parts'],
};

/** The documents and pages that name the folder of a release, or the plugin's version. */
const NAME_THE_VERSION = [
  'README.md',
  'demo/hosts/README.md',
  'demo/hosts/wordpress/medical-aid-inquiries.php',
  'demo/hosts/wordpress/page.html',
].map((file) => join(ROOT, file));

const withVersion = (text, version) =>
  text.replace(/(?<=inquiries-|Version: )\d+\.\d+\.\d+/g, version);

const formatted = async (file, text) =>
  format(text, { ...(await resolveConfig(file)), filepath: file });

/** The current content of the manifest, package.json, the documents and the documented types, for this version. */
export async function generated() {
  const manifest = await createManifest();
  const files = { [MANIFEST]: `${JSON.stringify(manifest, null, 2)}\n` };
  for (const [file, tables] of Object.entries(DOCUMENTS))
    files[file] = await formatted(file, withTables(readFileSync(file, 'utf8'), manifest, tables));
  const npm = JSON.parse(readFileSync(PACKAGE, 'utf8'));
  files[PACKAGE] = `${JSON.stringify({ ...npm, ...packageEntries() }, null, 2)}\n`;
  for (const file of NAME_THE_VERSION)
    files[file] = withVersion(files[file] ?? readFileSync(file, 'utf8'), npm.version);
  files[DOCUMENTED_TYPES] = await formatted(DOCUMENTED_TYPES, documentedTypes(manifest));
  return files;
}

if (process.argv[1] === import.meta.filename) {
  for (const [file, text] of Object.entries(await generated())) writeFileSync(file, text);
}
