import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { ROOT } from '../folders.mjs';
import { createManifest } from './analyze.mjs';
import { documentedTypes } from './documented-types.mjs';
import { withTables } from './tables.mjs';

export const MANIFEST = join(ROOT, 'custom-elements.json');
const DOCUMENTED_TYPES = join(ROOT, 'src/element/documented-types.ts');

/** The documents that show tables of the manifest. */
const DOCUMENTS = {
  [join(ROOT, 'README.md')]: ['attributes', 'events'],
  [join(ROOT, 'demo/THEMING.md')]: ['custom-properties', 'parts'],
};

const formatted = async (file, text) =>
  format(text, { ...(await resolveConfig(file)), filepath: file });

/** What the manifest's file, the documents and the documented types have to be. */
export async function generated() {
  const manifest = await createManifest();
  const files = { [MANIFEST]: `${JSON.stringify(manifest, null, 2)}\n` };
  for (const [file, tables] of Object.entries(DOCUMENTS))
    files[file] = await formatted(file, withTables(readFileSync(file, 'utf8'), manifest, tables));
  files[DOCUMENTED_TYPES] = await formatted(DOCUMENTED_TYPES, documentedTypes(manifest));
  return files;
}

if (process.argv[1] === import.meta.filename) {
  for (const [file, text] of Object.entries(await generated())) writeFileSync(file, text);
}
