import assert from 'node:assert/strict';
import { test } from 'node:test';
import { limitsFor, slowness } from '../runner/slowness.mjs';

test('a wait ends before its test, a test before its file, on any machine', async () => {
  for (const factor of [1, 1.01, 2.5, await slowness(), 40]) {
    const { wait, test: one, file } = limitsFor(factor);
    assert.ok(wait < one && one < file, `${wait}, ${one}, ${file}`);
  }
  assert.deepEqual(limitsFor(1), { wait: 17_000, test: 20_000, file: 180_000, second: 1000 });
});
