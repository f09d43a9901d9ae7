import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { transform } from 'esbuild';
import { chromium } from 'playwright-core';
import { createServer as createVite } from 'vite';
import { DIST, ROOT, TEST_BUILD } from '../../src/tooling/folders.mjs';
import { launchOptions } from '../support/browsers/browser.mjs';
import { snippetsUnder } from '../support/documents.mjs';
import { inElement } from '../support/in-element.mjs';
import { LIBRARIES, typeErrors } from '../support/strict-types.mjs';
import { sendQuery } from './hosts/drive.mjs';
import { listen } from './listen.mjs';
import { named, testInPage } from './page.mjs';
import { startPortal } from './strict-portal.mjs';

const MOCK = 'demo/MOCK.md';
const DETAILS = '/api/member-details-api/v2/member-details';
const QUERY = 'Is it only a mock?';
const PAGE = `<!doctype html><html lang="en"><title>Portal</title><link rel="icon" href="data:,">
  <script type="module" src="/dist/medical-aid-inquiries.js"></script>
  <medical-aid-inquiries></medical-aid-inquiries></html>`;

const example = (heading, language = 'ts') => snippetsUnder(MOCK, heading, language)[0];

/** Writes files into a folder inside the package, where they find the package by its name. */
function written(t, files) {
  mkdirSync(TEST_BUILD, { recursive: true });
  const folder = mkdtempSync(join(TEST_BUILD, 'mock-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  return Object.entries(files).map(([name, code]) => {
    const file = join(folder, name);
    writeFileSync(file, code);
    return file;
  });
}

const withoutTypes = async (code) => (await transform(code, { loader: 'ts' })).code;

/** Imports the first of some examples. */
async function imported(t, files) {
  const codes = Object.entries(files).map(async ([name, code]) => [name, await withoutTypes(code)]);
  const [first] = written(t, Object.fromEntries(await Promise.all(codes)));
  return import(pathToFileURL(first).href);
}

/** Serves the page and the release. `backend` may answer requests first. */
async function servePage(t, backend = (request, response, next) => next()) {
  const server = createServer((request, response) =>
    backend(request, response, async () => {
      const { pathname } = new URL(request.url, 'http://portal');
      const file = pathname.startsWith('/dist/') && join(DIST, pathname.slice('/dist'.length));
      response.setHeader('content-type', file ? 'text/javascript' : 'text/html');
      response.end(file ? await readFile(file) : PAGE);
    }),
  );
  return `http://localhost:${await listen(t, server)}`;
}

const storedQueries = ({ data }) => data.queries.filter(({ queryDetail }) => queryDetail === QUERY);

/** The types of MSW that the example needs. */
const MSW_TYPES = `declare module 'msw' {
  type Answer = Response | undefined;
  type Resolver = (info: { request: Request }) => Answer | Promise<Answer>;
  export const http: { all(path: string, resolver: Resolver): unknown };
}`;

test('the examples compile in a strict portal', (t) => {
  const files = written(t, {
    'first.ts': example('Mock backend'),
    'portal-backend.ts': example('A server'),
    'vite.config.ts': example('Vite'),
    'playwright.ts': example('Playwright').replace('@playwright/test', 'playwright-core'),
    'handlers.ts': example('MSW'),
    'msw.d.ts': MSW_TYPES,
  });
  for (const lib of Object.values(LIBRARIES)) assert.deepEqual(typeErrors(files, lib), []);
});

test('the first example prints the member’s address', async (t) => {
  const told = t.mock.method(console, 'log', () => undefined);
  await imported(t, { 'first.mjs': example('Mock backend') });
  assert.deepEqual(told.mock.calls[0].arguments, [['thandi.mokoena@mail.example']]);
});

testInPage(
  'behind the example’s middleware a member sends a query with its token, and sees a fault',
  { expected: [/^console: Failed to load resource/] },
  async (t, page) => {
    const { portalBackend, mock } = await imported(t, { 'server.mjs': example('A server') });
    await page.goto(await servePage(t, portalBackend));
    await named(page, 'heading', 'Your open queries').wait();
    assert.match(await sendQuery(page, QUERY), /^\d+$/);
    assert.equal(storedQueries(mock).length, 1);
    mock.fail('queries-fail');
    await page.reload();
    const failure = await inElement(page, '[role="alert"]');
    assert.match(await failure.evaluate(({ textContent }) => textContent), /unable to fetch/);
  },
);

test('behind the example’s middleware a late answer ends when its client leaves', async (t) => {
  const { portalBackend, mock } = await imported(t, { 'server.mjs': example('A server') });
  const calls = [];
  const address = await servePage(t, (...call) => calls.push(portalBackend(...call)));
  for (const scenario of ['hang', 'slow', 'drops']) {
    await t.test(scenario, { timeout: 10_000 }, async () => {
      mock.fail(scenario);
      const answer = fetch(`${address}${DETAILS}`, { signal: AbortSignal.timeout(200) });
      await assert.rejects(answer.then((response) => response.text()));
      await calls.pop();
    });
  }
});

test('the example’s middleware leaves other calls with their bodies to the server behind it', async (t) => {
  const { portalBackend } = await imported(t, { 'server.mjs': example('A server') });
  const server = createServer((request, response) =>
    portalBackend(request, response, async () => {
      // Others read later.
      await nextTurn();
      response.end(String((await buffer(request)).length));
    }),
  );
  const address = `http://localhost:${await listen(t, server)}/other-api`;
  const body = new Uint8Array(500_000);
  const signal = AbortSignal.timeout(5000);
  const answer = await fetch(address, { method: 'POST', body, signal });
  assert.equal(await answer.text(), String(body.length));
});

test('a call that hangs keeps no Node process running', () => {
  const script = `import { createMock } from 'medical-aid-inquiries/mock';
    createMock({ scenario: 'hang' }).handle(new Request('https://portal.example${DETAILS}'));`;
  const args = ['--input-type', 'module', '--eval', script];
  execFileSync(process.execPath, args, { cwd: ROOT, timeout: 20_000 });
});

test('as the example’s plugin, Vite’s development server answers the calls', async (t) => {
  const files = {
    'vite.config.mjs': example('Vite').replace('./portal-backend', './portal-backend.mjs'),
    'portal-backend.mjs': example('A server'),
  };
  const { default: config } = await imported(t, files);
  const vite = await createVite({
    ...config,
    configFile: false,
    root: ROOT,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
  });
  t.after(() => vite.close());
  const port = await listen(t, createServer(vite.middlewares));
  const answer = await fetch(`http://localhost:${port}${DETAILS}`);
  assert.equal((await answer.json()).emails[0], 'thandi.mokoena@mail.example');
  assert.match(answer.headers.get('set-cookie'), /^XSRF-TOKEN=/);
});

test('with the example’s route, a page in Playwright sends a query with a file, and gets a fault', async (t) => {
  const { mockBackend } = await imported(t, { 'playwright.mjs': example('Playwright') });
  const { executablePath, env, args } = launchOptions();
  const browser = await chromium.launch({ executablePath, args, ...(env && { env }) });
  t.after(() => browser.close());
  const page = await browser.newPage();
  const mock = await mockBackend(page);
  const address = await servePage(t);
  await page.goto(address);
  await page.getByLabel('Category', { exact: true }).selectOption('OTHER');
  await page.getByLabel('Query details').fill(QUERY);
  const buffer = Buffer.from('%PDF-1.4 an account');
  const file = { name: 'Rekening – môre.pdf', mimeType: 'application/pdf', buffer };
  await page.locator('input[type=file][multiple]').setInputFiles(file);
  await page.getByRole('button', { name: `Remove ${file.name}` }).waitFor();
  await page.getByRole('button', { name: 'Send Query' }).click();
  await page.getByText('Thank you for your query.').waitFor();
  const [{ files }] = storedQueries(mock);
  assert.deepEqual([files[0].name, await files[0].text()], [file.name, String(buffer)]);
  mock.fail('queries-fail');
  await page.goto(address);
  await page.getByText('We are unable to fetch your queries at this time.').waitFor();
});

test('MSW gets a handler that answers the calls, and no other requests', async (t) => {
  const msw = 'export const http = { all: (pattern, resolve) => ({ pattern, resolve }) };';
  const code = example('MSW').replace(`'msw'`, `'./msw.mjs'`);
  const { handlers } = await imported(t, { 'handlers.mjs': code, 'msw.mjs': msw });
  const [{ pattern, resolve }] = handlers;
  assert.equal(pattern, '*');
  const ask = (path) => resolve({ request: new Request(`https://portal.example${path}`) });
  assert.equal((await ask('/portal/api/das/member-details-api/permissions')).status, 400);
  assert.equal(ask('/dist/medical-aid-inquiries.js'), undefined);
  assert.equal(ask('/'), undefined);
});

testInPage(
  'a service worker with the mock answers a page without a server, fails as the page’s address says, and ignores other origins',
  { expected: [/^console: Failed to load resource/] },
  async (t, page) => {
    const address = await servePage(t);
    const files = {
      '/portal-worker.js': example('A service worker', 'js'),
      '/index.html': `<!doctype html><html lang="en"><title>Portal</title>
        <link rel="icon" href="data:,">${example('A service worker', 'html')}</html>`,
    };
    const portal = await startPortal(t, address, { files });
    await page.goto(portal.address);
    await named(page, 'heading', 'Your open queries').wait();
    assert.match(await sendQuery(page, QUERY), /^\d+$/);
    await page.goto(`${portal.address}/?scenario=queries-fail`);
    await inElement(page, '[role="alert"]');
    await page.goto(`${portal.address}/?scenario=constructor`);
    await inElement(page, 'table a');
    const ask = async (url) => (await fetch(url, { mode: 'no-cors' })).type;
    assert.equal(await page.evaluate(ask, `${address}/site/elsewhere`), 'opaque');
  },
);
