import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { watchBuilds } from '../../../demo/watch-builds.mjs';
import { temporaryFolder } from '../contract/demo-server.mjs';

test('the demo serves a source that changes during the first build', async (t) => {
  const folder = temporaryFolder();
  const [input, file] = ['source.js', 'built.js'].map((name) => join(folder, name));
  writeFileSync(input, 'export default "before";');
  let isFirst = true;
  const changes = {
    name: 'changes-meanwhile',
    transform() {
      if (isFirst) writeFileSync(input, 'export default "after";');
      isFirst = false;
    },
  };
  const builds = [];
  const whenBuilt = new Promise((resolve, reject) => {
    const end = watchBuilds([{ input, output: { file }, plugins: [changes] }], {
      onBuilt: () => {
        builds.push(readFileSync(file, 'utf8'));
        resolve();
      },
      onFailure: (text) => reject(new Error(text)),
    });
    t.after(() => end());
  });
  await whenBuilt;
  assert.equal(builds.length, 1);
  assert.match(builds[0], /after/);
});
