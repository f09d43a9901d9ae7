import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './folders.mjs';

/** The example themes, which the demo's pages show. */
export const THEMES = join(ROOT, 'demo/pages/themes');

/** Copies the themes next to the built files. */
export const exampleThemes = () => ({
  name: 'example-themes',
  generateBundle() {
    for (const name of readdirSync(THEMES)) {
      const source = readFileSync(join(THEMES, name), 'utf8');
      this.emitFile({ type: 'asset', fileName: `themes/${name}`, source });
    }
  },
});
