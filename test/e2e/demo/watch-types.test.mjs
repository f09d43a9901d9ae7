import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { watchTypes } from '../../../demo/watch-types.mjs';
import { temporaryFolder } from '../contract/demo-server.mjs';

test('a type error that is saved is reported with its place until it is corrected', async (t) => {
  const folder = temporaryFolder();
  const save = (name, text) => writeFileSync(join(folder, name), text);
  save('tsconfig.json', '{ "compilerOptions": { "noEmit": true, "types": [] } }');
  save('number.ts', 'export const number: number = 1;');
  const checks = new EventEmitter();
  t.after(watchTypes(folder, (errors) => checks.emit('checked', errors)));
  const checked = async () => (await once(checks, 'checked'))[0];

  assert.deepEqual(await checked(), []);
  save('number.ts', "export const number: number = 'one';");
  assert.deepEqual(await checked(), [
    "number.ts(1,14): error TS2322: Type 'string' is not assignable to type 'number'.",
  ]);
  save('number.ts', 'export const number: number = 2;');
  assert.deepEqual(await checked(), []);
});
