import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FRAMEWORKS = 'src/frameworks';

/** Copies the declarations for frameworks next to the built ones. */
export const frameworkDeclarations = () => ({
  name: 'framework-declarations',
  writeBundle({ dir }) {
    for (const file of readdirSync(FRAMEWORKS))
      copyFileSync(join(FRAMEWORKS, file), join(dir, file));
  },
});

/** Writes each declaration for CommonJS too, as TypeScript requires for `require`. */
export const commonJsDeclarations = () => ({
  name: 'commonjs-declarations',
  writeBundle({ dir }) {
    for (const file of readdirSync(dir).filter((name) => name.endsWith('.d.ts'))) {
      const text = readFileSync(join(dir, file), 'utf8');
      const required = text.replaceAll(/(from '\.\/[\w-]+)\.js'/g, "$1.cjs'");
      writeFileSync(join(dir, file.replace(/ts$/, 'cts')), required);
    }
  },
});
