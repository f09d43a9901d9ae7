import { existsSync } from 'node:fs';
import { DEMO_BACKEND, DIST } from '../src/tooling/folders.mjs';
import { servePortal } from './portal-server.mjs';

/**
 * Serves the release.
 *
 * @throws Error if nothing is built.
 */
export function serveBuilt(options) {
  if (!existsSync(DEMO_BACKEND)) {
    throw new Error('Nothing is built yet: run `npm run build` first.');
  }
  if (!existsSync(DIST)) {
    console.error('There is no release yet, so pages show no element: run `npm run build`.');
  }
  return servePortal({ ...options, backend: DEMO_BACKEND, element: DIST });
}
