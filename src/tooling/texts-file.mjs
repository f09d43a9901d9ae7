import { join } from 'node:path';
import { ROOT } from './folders.mjs';
import { loadSource } from './load-source.mjs';

/** The element's texts for translators, as an object for `messages`. */
export const TEXTS_FILE = 'texts.en.json';

/** Writes the texts next to the built files. */
export const textsForTranslators = () => ({
  name: 'texts-for-translators',
  async generateBundle() {
    const [{ TEXTS }, { OPTIONAL_TEXTS }] = await Promise.all(
      ['texts', 'optional/all'].map((name) => loadSource(join(ROOT, `src/text/${name}.ts`))),
    );
    const source = `${JSON.stringify({ ...TEXTS, ...OPTIONAL_TEXTS }, null, 2)}\n`;
    this.emitFile({ type: 'asset', fileName: TEXTS_FILE, source });
  },
});
