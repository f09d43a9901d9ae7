import assert from 'node:assert/strict';
import { join } from 'node:path';
import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import { rollup } from 'rollup';
import { inElement } from '../../support/in-element.mjs';
import { serveDemo } from '../contract/demo-server.mjs';
import { named, testInPage } from '../page.mjs';
import { signIn, startPortal } from '../strict-portal.mjs';

/** A portal with its own React and wouter. It routes by path, and in one part by hash. */
const HOST = `
  import { createElement as h } from 'react';
  import { createRoot } from 'react-dom/client';
  import { Link, Router, useLocation } from 'wouter';
  import { useHashLocation } from 'wouter/use-hash-location';

  const Here = ({ id }) => h('output', { id }, useLocation()[0]);
  const part = (id, options, href, name) =>
    h(Router, options, h(Here, { id }), h(Link, { href }, name));
  createRoot(document.querySelector('#host')).render(
    h('div', {},
      part('path', {}, '/plans/gold', 'Gold plan'),
      part('hash', { hook: useHashLocation }, '/help/faq', 'Portal help')),
  );
`;
const HOST_FILE = join(import.meta.dirname, 'host.js');

async function buildHost() {
  const bundle = await rollup({
    input: HOST_FILE,
    onwarn: () => undefined,
    plugins: [
      {
        name: 'host',
        resolveId: (id) => (id === HOST_FILE ? id : null),
        load: (id) => (id === HOST_FILE ? HOST : null),
      },
      nodeResolve({ browser: true }),
      commonjs(),
      replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } }),
    ],
  });
  const { output } = await bundle.generate({ format: 'es' });
  await bundle.close();
  return output[0].code;
}

const script = (path) => `<script type="module" src="${path}"></script>`;
const OURS = script('/dist/medical-aid-inquiries.js');
const THEIRS = script('/host.js');
const building = buildHost();

const shows = (page, id, location) => page.locator(`#${id}::-p-text(${location})`).wait();

for (const [order, scripts] of [
  ['after the element', OURS + THEIRS],
  ['before the element', THEIRS + OURS],
]) {
  testInPage(
    `a portal with its own React and wouter, loaded ${order}, and the element do not affect each other (§2)`,
    {},
    async (t, page) => {
      const browser = await (await serveDemo(t)).visit();
      const portal = await startPortal(t, browser.address, {
        body: `<div id="host"></div><medical-aid-inquiries></medical-aid-inquiries>${scripts}`,
        files: { '/host.js': await building },
      });
      await signIn(page, browser);
      await page.goto(`${portal.address}/plans?tab=2`);
      await named(page, 'textbox', 'Query details').fill('Half a sentence');
      await shows(page, 'path', '/plans');

      // When the portal navigates, by path and by hash, the element keeps its screen.
      await named(page, 'link', 'Gold plan').click();
      await shows(page, 'path', '/plans/gold');
      await named(page, 'link', 'Portal help').click();
      await shows(page, 'hash', '/help/faq');
      const typed = named(page, 'textbox', 'Query details').map(({ value }) => value);
      assert.equal(await typed.wait(), 'Half a sentence');

      // When the element navigates, the portal keeps its path, and its hash router is notified.
      await (await inElement(page, 'a.row-link')).click();
      await named(page, 'heading', 'View your query').wait();
      await shows(page, 'path', '/plans/gold');
      await shows(page, 'hash', '/update/default');
      assert.equal(new URL(page.url()).pathname, '/plans/gold');

      await page.goBack();
      await shows(page, 'hash', '/help/faq');
      await named(page, 'heading', 'How can we help?').wait();
      assert.equal(await typed.wait(), 'Half a sentence');
    },
  );
}
