import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { pack } from '../../package/pack.mjs';
import { findTestBrowser } from '../../support/browsers/browser.mjs';
import { snippetsUnder } from '../../support/documents.mjs';
import { serveDemo } from '../contract/demo-server.mjs';
import { startPortal } from '../strict-portal.mjs';
import { installHost } from './build-host.mjs';

const execute = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'medical-aid-testing-'));
const write = (file, content) => writeFileSync(join(folder, file), content);

/** Imports every entry, and mounts the class under the host's own tag. */
const ENTRIES = `
  import 'medical-aid-inquiries';
  import 'medical-aid-inquiries/preact';
  import 'medical-aid-inquiries/vue';
  import { MedicalAidInquiries } from 'medical-aid-inquiries/class';

  test('every entry loads', () => {
    customElements.define('portal-inquiries', class extends MedicalAidInquiries {});
    document.body.append(document.createElement('portal-inquiries'));
    expect(document.querySelector('portal-inquiries')).toBeInstanceOf(MedicalAidInquiries);
  });`;

/** Jest's jsdom hides globals that the API client needs, such as TextEncoder. */
const API = `/** @jest-environment node */
  import { HttpFailure } from 'medical-aid-inquiries/api';

  test('the API client loads', () => {
    expect(HttpFailure.prototype).toBeInstanceOf(Error);
  });`;

/** Sends a query with a file through MSW, and prints the file as received by the backend. */
const MSW = `
  import { setupServer } from 'msw/node';
  import { handlers } from './handlers.mjs';

  setupServer(...handlers).listen();
  const queries = 'https://portal.example/portal/api/das/smart-inquiry-api/member-queries';
  const body = new FormData();
  const query = { origin: 'MEMBER_WEB', category: 'OTHER', email: 'a@b.example', query: 'x' };
  for (const [name, value] of Object.entries(query)) body.append(name, value);
  body.append('files', new File(['%PDF-1.4 an account'], 'môre.pdf'));
  const answer = await fetch(queries + '/query-additional-info', { method: 'POST', body });
  const { referenceNumber } = await answer.json();
  const file = queries + '/' + referenceNumber + '/attachments/1?origin=MEMBER_WEB';
  console.log(await (await fetch(file)).text());`;

before(async () => {
  await installHost('testing', folder, await pack(folder));
  write('entries.test.js', ENTRIES);
  write('api.test.js', API);
  cpSync(join(import.meta.dirname, 'mounting-in-vitest.mjs'), join(folder, 'mounting.test.mjs'));
});
after(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a program of the host. If it fails, the error has its output. Returns the output of the tests. */
async function run(program, args, env = {}) {
  const { NODE_TEST_CONTEXT, ...rest } = process.env;
  assert.ok(NODE_TEST_CONTEXT, 'Node runs this file as a test');
  const options = { cwd: folder, env: { ...rest, CI: '1', NO_COLOR: '1', ...env } };
  const { stdout, stderr } = await execute(
    join(folder, 'node_modules/.bin', program),
    args,
    options,
  ).catch(({ stdout: said, stderr: failed }) => assert.fail(`${said}\n${failed}`));
  return stdout + stderr;
}

const FILES = ['unit', 'library', 'entries', 'api'];

test('Jest with CommonJS runs a host’s tests', async () => {
  assert.match(await run('jest', FILES), /Tests: +4 passed, 4 total/);
});

test('Jest with ES modules runs them', async () => {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  write('package.json', JSON.stringify({ ...manifest, type: 'module', jest: undefined }));
  const config = JSON.stringify({ testEnvironment: 'jsdom', transform: {} });
  const modules = { NODE_OPTIONS: '--experimental-vm-modules' };
  const said = await run('jest', ['--config', config, ...FILES], modules);
  assert.match(said, /Tests: +4 passed, 4 total/);
});

const BROWSER = { conditions: ['browser'] };

/** A Vitest project with a DOM, under the conditions of Node or of browsers. */
const project = (environment, ofBrowsers) => ({
  ...(ofBrowsers && { resolve: BROWSER, ssr: { resolve: BROWSER } }),
  test: {
    name: `${environment}, ${ofBrowsers ? 'browser' : 'node'}`,
    environment,
    globals: true,
    include: [...FILES.map((file) => `${file}.test.js`), ...(ofBrowsers ? ['mounting.*'] : [])],
    ...(ofBrowsers && { server: { deps: { inline: ['medical-aid-inquiries'] } } }),
  },
});

test('Vitest runs them in jsdom and in happy-dom, with the conditions of Node and of browsers', async () => {
  const projects = ['jsdom', 'happy-dom'].flatMap((environment) =>
    [false, true].map((ofBrowsers) => project(environment, ofBrowsers)),
  );
  write('vitest.config.mjs', `export default ${JSON.stringify({ test: { projects } })};`);
  assert.match(await run('vitest', ['run']), /Tests +18 passed \(18\)/);
});

test('MSW answers with the handlers in the mock’s document', async () => {
  write('handlers.mjs', snippetsUnder('demo/MOCK.md', 'MSW', 'ts')[0]);
  write('msw.mjs', MSW);
  const { stdout } = await execute(process.execPath, ['msw.mjs'], { cwd: folder });
  assert.equal(stdout.trim(), '%PDF-1.4 an account');
});

test('Playwright drives the element, and answers its calls', async (t) => {
  const { address } = await serveDemo(t);
  const page =
    '<!doctype html><html lang="en"><title>Portal</title><link rel="icon" href="data:,">' +
    '<script type="importmap">{ "imports": { "medical-aid-inquiries": "/dist/medical-aid-inquiries.js" } }</script>' +
    '<script type="module">import { showContactPage } from "/contact.js"; showContactPage(document.body);</script>';
  const files = {
    '/index.html': page,
    '/contact.js': readFileSync(join(folder, 'contact.js'), 'utf8'),
  };
  const portal = await startPortal(t, address, { files });
  const { executablePath, env } = findTestBrowser();
  const said = await run('playwright', ['test', '--reporter=line', 'journey'], {
    ...env,
    CHROME_PATH: executablePath,
    PORTAL: portal.address,
  });
  assert.match(said, /1 passed/);
});
