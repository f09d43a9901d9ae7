import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** Weighs what was built, as `.size-limit.mjs` says: the exit status and what it prints. */
export function sizeLimit(...options) {
  const bin = join(ROOT, 'node_modules/size-limit/bin.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...options], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

/** Each part that has a budget: its bytes of brotli, and how many it may have. */
export const weighedParts = () => JSON.parse(sizeLimit('--json').output);
