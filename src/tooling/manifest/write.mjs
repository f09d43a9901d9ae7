import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { ROOT } from '../folders.mjs';
import { createManifest } from './analyze.mjs';
import { withTables } from './tables.mjs';

export const MANIFEST = join(ROOT, 'custom-elements.json');

/** The documents that show tables of the manifest. */
const DOCUMENTS = {
  [join(ROOT, 'README.md')]: ['attributes', 'events'],
  [join(ROOT, 'demo/THEMING.md')]: ['custom-properties', 'parts'],
};

async function documentWith(file, tables, manifest) {
  const text = withTables(readFileSync(file, 'utf8'), manifest, tables);
  return format(text, { ...(await resolveConfig(file)), parser: 'markdown' });
}

/** What the manifest's file and the documents have to be. */
export async function generated() {
  const manifest = await createManifest();
  const files = { [MANIFEST]: `${JSON.stringify(manifest, null, 2)}\n` };
  for (const [file, tables] of Object.entries(DOCUMENTS))
    files[file] = await documentWith(file, tables, manifest);
  return files;
}

if (process.argv[1] === import.meta.filename) {
  for (const [file, text] of Object.entries(await generated())) writeFileSync(file, text);
}
