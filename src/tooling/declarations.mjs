import { copyFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const FRAMEWORKS = 'src/frameworks';

/** Copies the declarations for frameworks beside the built ones. */
export const frameworkDeclarations = () => ({
  name: 'framework-declarations',
  writeBundle({ dir }) {
    for (const file of readdirSync(FRAMEWORKS))
      copyFileSync(join(FRAMEWORKS, file), join(dir, file));
  },
});
