import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before } from 'node:test';
import { pack } from '../../package/pack.mjs';
import { snippetsUnder } from '../../support/documents.mjs';
import { serveDemo, temporaryFolder } from '../contract/demo-server.mjs';
import { testInPage } from '../page.mjs';
import { signIn, startPortal } from '../strict-portal.mjs';
import { buildHost, installHost, installPackage, withRollup } from './build-host.mjs';
import { driveHost, sendQuery } from './drive.mjs';
import { typeProblems } from './host-types.mjs';

const packed = mkdtempSync(join(tmpdir(), 'medical-aid-package-'));
let tarball;

before(async () => {
  tarball = await pack(packed);
});
after(() => rmSync(packed, { recursive: true, force: true }));

for (const [host, title, bundle] of [
  ['react', 'React 19', withRollup],
  ['preact', 'Preact'],
  ['vue', 'Vue'],
  ['svelte', 'Svelte'],
  ['angular', 'Angular'],
  ['two-reacts', 'a micro-frontend with React 18'],
]) {
  testInPage(
    `${title} installs the packed element, bundles it, and sends a query`,
    {},
    async (t, page) => {
      const folder = temporaryFolder();
      await installHost(host, folder, tarball);
      assert.deepEqual(typeProblems(folder), []);
      const files = await buildHost(folder, bundle);
      assert.ok(Object.keys(files).length > 6, 'the bundler took the element’s chunks along');
      const browser = await (await serveDemo(t)).visit();
      const portal = await startPortal(t, browser.address, { files });
      await signIn(page, browser);
      await page.goto(`${portal.address}/`);
      await driveHost({ page, portal: title, browser });
    },
  );
}

testInPage('following the README in an empty folder leads to a sent query', {}, async (t, page) => {
  const folder = temporaryFolder();
  await installPackage(folder, tarball);
  writeFileSync(join(folder, 'main.ts'), snippetsUnder('README.md', 'Quick start', 'ts')[0]);
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html lang="en"><title>Mine</title><link rel="icon" href="data:,">' +
      '<body><script type="module" src="main.ts"></script></body></html>',
  );
  assert.deepEqual(typeProblems(folder), []);
  const browser = await (await serveDemo(t)).visit();
  const portal = await startPortal(t, browser.address, {
    files: await buildHost(folder),
  });
  await signIn(page, browser);
  const said = new Promise((resolve) => {
    page.on('console', (message) => message.type() === 'log' && resolve(message));
  });
  await page.goto(`${portal.address}/`);
  const reference = await sendQuery(page, 'Sent by the README');
  assert.equal((await said).text(), `${reference} OTHER`);
});
