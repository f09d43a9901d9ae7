import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { startDemo } from '../contract/demo-server.mjs';
import { named, testInPage } from './page.mjs';

const ENTRY = '/dist/medical-aid-inquiries.js';
const QUERY = 'Asked through a portal of another address.';

const ANSWERS = {
  '/api/smart-inquiry-api/member-queries': {
    queries: [
      { referenceNumber: 1, category: 'OTHER', queryDetail: QUERY, dateLogged: '2026-05-04' },
    ],
  },
  '/api/member-details-api/v2/member-details': { emails: [] },
};

/** A page of another origin that takes the element from `dist` and allows nothing else. */
const page = (dist, scripts) => ({
  policy:
    `default-src 'self'; script-src ${dist}; img-src data:; ` +
    "require-trusted-types-for 'script'; trusted-types dompurify medical-aid-inquiries",
  body: `<!doctype html>
    <html lang="en">
      <title>Elsewhere</title>
      <link rel="icon" href="data:," />
      ${scripts.map((script) => `<script type="module" src="${dist}${script}"></script>`).join('')}
      <medical-aid-inquiries></medical-aid-inquiries>
    </html>`,
});

/** A portal of its own origin, with the two calls that the contact page makes at its start. */
async function startPortal(t, dist, scripts) {
  const { policy, body } = page(dist, scripts);
  const server = createServer((request, response) => {
    const answer = ANSWERS[new URL(request.url, 'http://localhost').pathname];
    if (answer) return response.end(JSON.stringify(answer));
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Content-Security-Policy', policy);
    return response.end(body);
  });
  server.listen(0, '127.0.0.1');
  t.after(() => {
    server.close();
    server.closeAllConnections();
  });
  await once(server, 'listening');
  return `http://localhost:${server.address().port}/`;
}

for (const scripts of [[ENTRY], [`${ENTRY}?v=1`], [ENTRY, `${ENTRY}?v=1`]]) {
  testInPage(`works from another origin as ${scripts.join(' and ')}`, {}, async (t, page) => {
    const { address } = await (await startDemo(t)).visit();
    await page.goto(await startPortal(t, address, scripts));
    await named(page, 'heading', 'How can we help?').wait();
    await page.locator(`::-p-text(${QUERY})`).wait();
    assert.equal(await page.$$eval('>>> h2', (headings) => headings.length), 1);
  });
}

test('the build is served with the types that a browser insists on, to any origin', async (t) => {
  const browser = await (await startDemo(t)).visit();
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
