import { join } from 'node:path';
import { ROOT } from './folders.mjs';
import { loadSource } from './load-source.mjs';

/** The element's texts for translators, as an object for `messages`. */
export const TEXTS_FILE = 'texts.en.json';

const fileOf = (name) => join(ROOT, `src/text/${name}.ts`);
const load = (name) => loadSource(fileOf(name));

const GROUPS = 'optional-texts:build';

/** Provides this module: the names of the groups, without the texts, which load with their parts. */
export const optionalGroups = () => ({
  name: 'optional-groups',
  resolveId: (id) => (id === GROUPS ? `\0${id}` : null),
  async load(id) {
    if (id !== `\0${GROUPS}`) return null;
    this.addWatchFile(fileOf('optional/all'));
    const { OPTIONAL_TEXTS } = await load('optional/all');
    return `export const groups = ${JSON.stringify(Object.keys(OPTIONAL_TEXTS))};`;
  },
});

/** Writes the texts next to the built files. */
export const textsForTranslators = () => ({
  name: 'texts-for-translators',
  async generateBundle() {
    const [{ TEXTS }, { OPTIONAL_TEXTS }] = await Promise.all([
      load('texts'),
      load('optional/all'),
    ]);
    const source = `${JSON.stringify({ ...TEXTS, ...OPTIONAL_TEXTS }, null, 2)}\n`;
    this.emitFile({ type: 'asset', fileName: TEXTS_FILE, source });
  },
});
