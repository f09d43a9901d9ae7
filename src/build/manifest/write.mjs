import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { createManifest } from './analyze.mjs';
import { withTables } from './readme-tables.mjs';

const ROOT = join(import.meta.dirname, '../../..');
const README = join(ROOT, 'README.md');
export const MANIFEST = join(ROOT, 'custom-elements.json');

/** What the manifest's file and the README have to be. */
export async function generated() {
  const manifest = createManifest();
  const readme = withTables(readFileSync(README, 'utf8'), manifest);
  const options = { ...(await resolveConfig(README)), parser: 'markdown' };
  return {
    [MANIFEST]: `${JSON.stringify(manifest, null, 2)}\n`,
    [README]: await format(readme, options),
  };
}

if (process.argv[1] === import.meta.filename) {
  for (const [file, text] of Object.entries(await generated())) writeFileSync(file, text);
}
