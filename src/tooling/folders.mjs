import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

/** The release. */
export const DIST = join(ROOT, 'dist');
/** The element as the demo builds it for itself. */
export const DEMO_ELEMENT = join(ROOT, 'demo/.build/element');
export const DEMO_BACKEND = join(ROOT, 'demo/.build/backend/backend.mjs');
export const TEST_BUILD = join(ROOT, 'test/.build');
