import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

/** The release build. */
export const DIST = join(ROOT, 'dist');
/** The development build of the element, for the demo. */
export const DEMO_ELEMENT = join(ROOT, 'demo/.build/element');
export const DEMO_BACKEND = join(ROOT, 'demo/.build/backend/backend.mjs');
export const TEST_BUILD = join(ROOT, 'test/.build');
