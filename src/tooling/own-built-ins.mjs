import { join } from 'node:path';
import { transform } from 'esbuild';
import { ROOT } from './folders.mjs';

/**
 * Globals that libraries need and other scripts of a page replace: the name in the library, our export, and its
 * module.
 */
const OWN = [
  ['Array.from', 'arrayFrom', 'src/domain/array-from.ts'],
  ['globalThis.Request', 'CallRequest', 'src/api/call-request.ts'],
  ['Request', 'CallRequest', 'src/api/call-request.ts'],
].map(([name, own, file]) => ({ name, own, path: join(ROOT, file) }));

const define = Object.fromEntries(OWN.map(({ name, own }) => [name, own]));

/** Options for esbuild, which renames these globals in bundled code and imports the replacements. */
export const ownBuiltInsInEsbuild = { define, inject: [...new Set(OWN.map(({ path }) => path))] };

/** The same for rollup, only in libraries, because our own sources import what they use. Use it after `commonjs`. */
export const ownBuiltIns = () => ({
  name: 'own-built-ins',
  async transform(code, id) {
    if (!id.includes('node_modules')) return null;
    const used = OWN.filter(({ name }) => code.includes(name));
    if (used.length === 0) return null;
    const imports = new Set(
      used.map(({ own, path }) => `import { ${own} } from ${JSON.stringify(path)};`),
    );
    return transform(code, {
      define,
      banner: [...imports].join('\n'),
      sourcefile: id,
      sourcemap: 'external',
    });
  },
});
