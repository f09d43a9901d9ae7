import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inElement } from '../support/in-element.mjs';
import { serveDemo } from './contract/demo-server.mjs';
import { named, testInPage } from './page.mjs';
import { QUERY, startPortal } from './portal-elsewhere.mjs';

const ENTRY = '/dist/medical-aid-inquiries.js';
for (const scripts of [[ENTRY], [`${ENTRY}?v=1`], [ENTRY, `${ENTRY}?v=1`]]) {
  testInPage(`works from another origin as ${scripts.join(' and ')}`, {}, async (t, page) => {
    const { address } = await (await serveDemo(t)).visit();
    await page.goto(await startPortal(t, address, scripts));
    await named(page, 'heading', 'How can we help?').wait();
    await inElement(page, `::-p-text(${QUERY})`);
    assert.equal(await page.$$eval('>>> h2', (headings) => headings.length), 1);
  });
}

testInPage(
  'a page that preloads the files by the snippet loads each of them once',
  {},
  async (t, page) => {
    const demo = await (await serveDemo(t)).visit();
    const snippet = await (await demo.get('/dist/preload.html')).text();
    const head = snippet.replaceAll('{folder}', `${demo.address}/dist`);
    const preloaded = [...head.matchAll(/href="([^"]+)"/g)].map(([, url]) => url);
    assert.ok(preloaded.length > 2, `saw only ${preloaded.length} files`);
    const asked = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(await startPortal(t, demo.address, [ENTRY], { head }));
    await inElement(page, `::-p-text(${QUERY})`);
    const timesAsked = (url) => asked.filter((each) => each === url).length;
    for (const url of preloaded) assert.equal(timesAsked(url), 1, url);
  },
);

test('the build is served with the media types that browsers require, to any origin', async (t) => {
  const browser = await (await serveDemo(t)).visit();
  const entry = await browser.get(ENTRY);
  const [chunk] = /chunks\/[\w-]+\.js/.exec(await entry.text());
  for (const [path, type] of [
    [ENTRY, /^(?:text|application)\/javascript/],
    [`${ENTRY}?v=1`, /^(?:text|application)\/javascript/],
    ['/dist/api.js', /^(?:text|application)\/javascript/],
    [`/dist/${chunk}`, /^(?:text|application)\/javascript/],
    [`${ENTRY}.map`, /^application\/json/],
  ]) {
    const { status, headers } = await browser.get(path);
    assert.equal(status, 200, path);
    assert.match(headers.get('content-type'), type, path);
    assert.equal(headers.get('access-control-allow-origin'), '*', path);
    assert.equal(headers.get('x-content-type-options'), 'nosniff', path);
  }
  const encoding = async (accepted) =>
    (await browser.get(ENTRY, { headers: { 'accept-encoding': accepted } })).headers.get(
      'content-encoding',
    );
  assert.equal(await encoding('gzip, br'), 'br');
  assert.equal(await encoding('identity'), null);
  for (const path of ['/dist/nothing.js', '/dist/', '/dist/..%2fpackage.json']) {
    assert.equal((await browser.get(path)).status, 404, path);
  }
});
