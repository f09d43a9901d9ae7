import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before } from 'node:test';
import { pack } from '../../package/pack.mjs';
import { serveDemo, temporaryFolder } from '../contract/demo-server.mjs';
import { named, testInPage } from '../page.mjs';
import { signIn, startPortal } from '../strict-portal.mjs';
import { installHost } from './build-host.mjs';
import { driveHost, sendQuery } from './drive.mjs';
import { typeProblems } from './host-types.mjs';
import { startNext } from './next-app.mjs';
import { buildServerHost } from './server-host.mjs';

const packed = mkdtempSync(join(tmpdir(), 'medical-aid-package-'));
let tarball;

before(async () => {
  tarball = await pack(packed);
});
after(() => rmSync(packed, { recursive: true, force: true }));

/** Changes a host's files in its folder. */
const write = (folder, files) => {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
};

/** Installs the server-rendered host with other packages and other files. */
async function installWith(folder, dependencies, files) {
  await installHost('server-react', folder, tarball, (host) => {
    write(host, {
      'package.json': JSON.stringify({ private: true, type: 'module', dependencies }),
      ...files,
    });
  });
}

/** Opens the page that a host's server has rendered, signed in. */
async function openRendered(t, page, files) {
  const browser = await (await serveDemo(t)).visit();
  const portal = await startPortal(t, browser.address, { files });
  await signIn(page, browser);
  await page.goto(`${portal.address}/`);
  return browser;
}

const TAG =
  '<medical-aid-inquiries class="inquiries" timeline-url="/timeline" ' +
  'messages="{&quot;contactUs&quot;:{&quot;title&quot;:&quot;How can we help?&quot;}}">' +
  '<a href="tel:0860000000">0860 000 000</a></medical-aid-inquiries>';

/** A portal's valid types, in every version of React's types. */
const TYPED = `
  import * as React from 'react';
  import { MedicalAidInquiries } from 'medical-aid-inquiries/react';
  export function Page() {
    const element = React.useRef<MedicalAidInquiries>(null);
    return (
      <div>
        <MedicalAidInquiries ref={element} className="a" hidden={false} data-a="b"
          origin="medxpress" timelineUrl="/timeline" messages={{ logQuery: { send: 'Stuur' } }}
          onClick={(event) => event.currentTarget.origin}
          onQuerySubmitted={({ detail }) => detail.referenceNumber satisfies string | null}
        >
          <p>Call us</p>
        </MedicalAidInquiries>
        {/* @ts-expect-error no such attribute */}
        <MedicalAidInquiries timelineUri="/timeline" />
      </div>
    );
  }
`;

/** The same host before React 18. */
const OLD_FILES = {
  'main.jsx': `
    import { hydrate } from 'react-dom';
    import { Portal } from './Portal.jsx';
    hydrate(<Portal />, document.querySelector('main'));
  `,
  'server.jsx': `
    import server from 'react-dom/server.js';
    import { Portal } from './Portal.jsx';
    console.log(server.renderToString(<Portal />));
  `,
};
/** Node finds no 'react/jsx-runtime' before React 18. */
const OLD_JSX = { jsx: 'transform', banner: { js: "import * as React from 'react';" } };

for (const [version, types, isOld] of [
  ['16.14.0', '16.14.70', true],
  ['17.0.2', '17.0.93', true],
  ['18.3.1', '18.3.31', false],
  ['19.3.1', '19.3.0', false],
]) {
  testInPage(
    `React ${version} renders the component on a server, hydrates it, and sends a query`,
    {},
    async (t, page) => {
      const folder = temporaryFolder();
      const packages = { react: version, 'react-dom': version, '@types/react': types };
      await installWith(folder, packages, { 'types.tsx': TYPED, ...(isOld && OLD_FILES) });
      assert.deepEqual(typeProblems(folder), []);
      const { files, html, warnings } = await buildServerHost(folder, isOld ? OLD_JSX : {});
      assert.equal(warnings, '');
      assert.ok(html.endsWith(TAG), html);
      const browser = await openRendered(t, page, files);
      await driveHost({ page, portal: `React ${version}`, browser });
    },
  );
}

testInPage(
  'Next.js renders the component under a policy with a nonce, at a hard load and at a link',
  {},
  async (t, page) => {
    const folder = temporaryFolder();
    await installHost('next', folder, tarball);
    const browser = await (await serveDemo(t)).visit();
    const address = await startNext(t, folder, browser.address);
    await signIn(page, browser);
    const answer = await fetch(`${address}/medicine`);
    assert.match(answer.headers.get('Content-Security-Policy'), /'nonce-/);
    assert.match(
      await answer.text(),
      /<medical-aid-inquiries origin="medxpress" timeline-url="\/timeline" messages="[^"]*medisyne[^"]*"><a href="tel:0860000000">/,
    );

    const medicineShown = async () => {
      await named(page, 'heading', 'Waar is my medisyne?').wait();
      assert.deepEqual(
        await page.$eval('medical-aid-inquiries', (element) => element.getAttributeNames().sort()),
        ['messages', 'origin', 'timeline-url'],
      );
    };
    await page.goto(`${address}/medicine`);
    await medicineShown();
    await page.goto(`${address}/help`);
    await driveHost({ page, portal: 'Next.js', browser });

    await page.evaluate(() => {
      window.isSameDocument = true;
    });
    await named(page, 'link', 'Medicine').click();
    await medicineShown();
    await named(page, 'link', 'Home').click();
    await named(page, 'heading', 'Home').wait();
    assert.equal(await page.$('medical-aid-inquiries'), null);
    await named(page, 'link', 'Help').click();
    await named(page, 'heading', 'How can we help?').wait();
    assert.equal(await page.evaluate(() => window.isSameDocument), true);
  },
);

/** The tag with a text, an object's JSON and a listener, in frameworks whose hydration sets no properties. */
const OTHERS = {
  Preact: {
    packages: { preact: '11.2.0', 'preact-render-to-string': '6.8.2' },
    portal: `
      import { h } from 'preact';
      import { useState } from 'preact/hooks';
      export function Portal() {
        const [sent, setSent] = useState('');
        return h('div', {}, h('output', {}, sent), h('medical-aid-inquiries', {
          'timeline-url': '/timeline',
          messages: JSON.stringify({ contactUs: { title: 'Hoe kan ons help?' } }),
          'onquery-submitted': ({ detail }) => setSent(detail.referenceNumber),
        }));
      }`,
    server: `
      import { h } from 'preact';
      import { renderToString } from 'preact-render-to-string';
      import { Portal } from './Portal.jsx';
      console.log(renderToString(h(Portal)));`,
    main: `
      import 'medical-aid-inquiries/preact';
      import { h, hydrate } from 'preact';
      import { Portal } from './Portal.jsx';
      hydrate(h(Portal), document.querySelector('main'));`,
  },
  Vue: {
    packages: { vue: '3.5.45' },
    portal: `
      import { h, ref } from 'vue';
      export const Portal = {
        setup() {
          const sent = ref('');
          return () => h('div', [h('output', sent.value), h('medical-aid-inquiries', {
            'timeline-url': '/timeline',
            messages: JSON.stringify({ contactUs: { title: 'Hoe kan ons help?' } }),
            'onQuery-submitted': ({ detail }) => { sent.value = detail.referenceNumber; },
          })]);
        },
      };`,
    server: `
      import { createSSRApp } from 'vue';
      import { renderToString } from 'vue/server-renderer';
      import { Portal } from './Portal.jsx';
      console.log(await renderToString(createSSRApp(Portal)));`,
    main: `
      import 'medical-aid-inquiries/vue';
      import { createSSRApp } from 'vue';
      import { Portal } from './Portal.jsx';
      createSSRApp(Portal).mount('main');`,
  },
};

for (const [name, { packages, portal, server, main }] of Object.entries(OTHERS)) {
  testInPage(
    `${name} keeps texts and listeners of the tag on a page that a server has rendered`,
    {},
    async (t, page) => {
      const folder = temporaryFolder();
      const files = { 'Portal.jsx': portal, 'server.jsx': server, 'main.jsx': main };
      await installWith(folder, packages, files);
      const host = await buildServerHost(folder, {});
      assert.match(host.html, /<medical-aid-inquiries timeline-url="\/timeline" messages="{&/);
      await openRendered(t, page, host.files);
      await named(page, 'heading', 'Hoe kan ons help?').wait();
      const reference = await sendQuery(page, `Sent through ${name}`);
      await page.waitForFunction(
        (number) => document.querySelector('output').textContent === number,
        {},
        reference,
      );
    },
  );
}
