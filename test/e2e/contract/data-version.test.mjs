import assert from 'node:assert/strict';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import Database from 'libsql';
import { form } from './browser.mjs';
import { startDemo, temporaryFolder } from './demo-server.mjs';

const POST = '/api/smart-inquiry-api/member-queries';

test('replaces the data of an older demo, reports it, and keeps current data', async (t) => {
  const data = temporaryFolder();
  const file = join(data, 'portal.db');
  const older = new Database(file);
  older.exec(`CREATE TABLE members (id INTEGER PRIMARY KEY);
    CREATE TABLE queries (reference INTEGER PRIMARY KEY, member REFERENCES members (id));
    INSERT INTO members VALUES (1); INSERT INTO queries VALUES (2, 1); PRAGMA user_version = 1;`);
  older.close();

  const first = await startDemo(t, { data });
  assert.match(first.said[0], /older version/);
  const browser = await first.visit();
  const fields = { query: 'Kept?', origin: 'MEMBER_WEB', category: 'OTHER', email: 'a@b.example' };
  const { referenceNumber } = await (await browser.post(POST, form(fields))).json();
  await first.stop();

  const second = await startDemo(t, { data });
  assert.doesNotMatch(second.said.join('\n'), /older/);
  const again = await second.visit();
  assert.equal((await again.json(`/demo-api/queries/${referenceNumber}`)).query, 'Kept?');
});

test('removes the partial uploads of a killed demo at the next start', async (t) => {
  const data = temporaryFolder();
  const first = await startDemo(t, { data });
  await first.stop();
  const kept = readdirSync(join(data, 'files')).sort();
  assert.ok(kept.length > 0, 'the sample files are on disk');
  writeFileSync(join(data, 'files', 'orphan'), 'x');
  writeFileSync(join(data, 'incoming', 'half'), 'x');
  await startDemo(t, { data });
  assert.deepEqual(readdirSync(join(data, 'files')).sort(), kept);
  assert.deepEqual(readdirSync(join(data, 'incoming')), []);
});
