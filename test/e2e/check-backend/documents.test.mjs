import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { ROOT, TEST_BUILD } from '../../../src/tooling/folders.mjs';
import { snippetsUnder } from '../../support/documents.mjs';
import { serveDemo } from '../contract/demo-server.mjs';
import { serveMistake } from './portals.mjs';

const run = promisify(execFile);
const example = (language) => snippetsUnder('demo/BACKEND.md', 'Check it first', language)[0];
const PORTAL_PASSWORD = 'Marula-tree-1';

test('the command of the backend’s page runs', async (t) => {
  const { address } = await serveDemo(t);
  const [npx, name, ...args] = example('sh').trim().split(' ');
  const { bin } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  assert.deepEqual([npx, name, bin], ['npx', 'medical-aid-inquiries', './dist/cli.js']);
  const given = args.map((arg) => arg.replace('https://staging.portal.example', address));
  const env = { ...process.env, CHECK_BACKEND_PASSWORD: PORTAL_PASSWORD };
  const { stdout } = await run(process.execPath, [join(ROOT, bin), ...given], { env });
  assert.match(stdout, /answers as the element needs/);
});

test('the test of the backend’s page passes for a good backend, and for no other', async (t) => {
  mkdirSync(TEST_BUILD, { recursive: true });
  const folder = mkdtempSync(join(TEST_BUILD, 'check-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'backend.test.mjs');
  writeFileSync(file, example('js'));
  const check = (PORTAL) => {
    // With this variable, it would report to the runner of these tests.
    const { NODE_TEST_CONTEXT, ...env } = process.env;
    assert.ok(NODE_TEST_CONTEXT === undefined || NODE_TEST_CONTEXT);
    return run(process.execPath, ['--test', '--test-reporter=tap', file], {
      env: { ...env, PORTAL, PORTAL_USER: 'thandi', PORTAL_PASSWORD },
    });
  };
  const { stdout } = await check((await serveDemo(t)).address);
  assert.match(stdout, /To be closed: \[/);
  await assert.rejects(check(await serveMistake(t)), ({ stdout: said }) =>
    said.includes('token-readable'),
  );
});
