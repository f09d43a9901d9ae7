import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');

/** Runs size-limit with `.size-limit.mjs` on the built files. Returns its exit status and output. */
export function sizeLimit(...options) {
  const bin = join(ROOT, 'node_modules/size-limit/bin.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...options], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

let weighed;

/** Each part with a budget. Its size after brotli and its limit are in bytes. They are weighed once. */
export function weighedParts() {
  weighed ??= JSON.parse(sizeLimit('--json').output);
  return weighed;
}
