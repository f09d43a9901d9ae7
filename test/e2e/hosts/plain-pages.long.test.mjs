import assert from 'node:assert/strict';
import { test } from 'node:test';
import { integrity } from '../../package/size/built.mjs';
import { serveDemo } from '../contract/demo-server.mjs';
import { named, testInPage } from '../page.mjs';
import { signIn, startPortal, STRICT } from '../strict-portal.mjs';
import { startCdn } from './cdn.mjs';
import { driveHost, sendQuery } from './drive.mjs';
import { filesOfHost } from './pages.mjs';
import { REACT, reactModules } from './react-modules.mjs';

/** Opens a host's page in front of the demo, signed in. */
async function openHost(t, page, host, { files = filesOfHost(host), policy } = {}) {
  const browser = await (await serveDemo(t)).visit();
  const portal = await startPortal(t, browser.address, { files, policy });
  await signIn(page, browser);
  await page.goto(`${portal.address}/`);
  return { page, browser, portal: host, reports: portal.reports };
}

testInPage(
  'plain HTML loads the element from a CDN’s folder, checked by its hash',
  {},
  async (t, page) => {
    const version = '1.0.0-abc123';
    const cdn = await startCdn(t, version);
    const files = filesOfHost('plain');
    files['/index.html'] = files['/index.html']
      .replace('https://cdn.example', cdn.address)
      .replace('{version}', version)
      .replace('{integrity}', integrity()['medical-aid-inquiries.js']);
    await driveHost(await openHost(t, page, 'plain', { files }));
    assert.ok(cdn.asked.length > 3, 'the application is loaded from there too');
  },
);

testInPage('a CMS inserts the tag late, by innerHTML', {}, async (t, page) => {
  await driveHost(await openHost(t, page, 'cms'));
});

testInPage('a page that the WordPress plugin has made sends a query', {}, async (t, page) => {
  const { '/page.html': made, '/medical-aid-inquiries.php': plugin } = filesOfHost('wordpress');
  const [, path] = /const MEDICAL_AID_INQUIRIES = '([^']+)'/.exec(plugin);
  const [script] = /http[^"]+/.exec(made);
  assert.ok(script.endsWith(`/wp-content/uploads/${path}`), script);
  const files = { '/index.html': made.replace(script, '/dist/medical-aid-inquiries.js') };
  await openHost(t, page, 'wordpress', { files });
  assert.match(await sendQuery(page, 'Sent through WordPress'), /^\d+$/);
});

/** The tests have no PHP. So every statement that writes markup must be in a list of statements that were checked. */
test('the WordPress plugin writes only listed attributes, escaped, and allowed content', () => {
  const plugin = filesOfHost('wordpress')['/medical-aid-inquiries.php'];
  const [, body] = /function medical_aid_inquiries_shortcode\(.*\)\n\{\n([^]*?)\n\}/.exec(plugin);
  const statements = body.split('\n').map((line) => line.trim());
  assert.deepEqual(
    statements.filter((line) => /^(?:\$|foreach|return)/.test(line)),
    [
      `$attributes = '';`,
      'foreach (array_intersect_key((array) $given, array_flip(MEDICAL_AID_INQUIRIES_ATTRIBUTES)) as $name => $value) {',
      `$attributes .= sprintf(' %s="%s"', $name, esc_attr($value));`,
      '$content = force_balance_tags(wp_kses_post((string) $content));',
      'return "<medical-aid-inquiries$attributes>$content</medical-aid-inquiries>";',
    ],
  );
});

testInPage('an iframe holds the element and communicates with its page', {}, async (t, page) => {
  const host = await openHost(t, page, 'iframe');
  const handle = await page.waitForSelector('iframe');
  await driveHost({ ...host, frame: await handle.contentFrame() });
});

testInPage(
  'a page with a strict policy and Trusted Types allows nothing more',
  {},
  async (t, page) => {
    const { reports, ...host } = await openHost(t, page, 'strict', { policy: STRICT });
    await driveHost(host);
    assert.deepEqual(reports, []);
  },
);

testInPage('the lean build runs on the React of the page’s import map', {}, async (t, page) => {
  const files = { ...filesOfHost('lean'), ...(await reactModules('/react/')) };
  const host = await openHost(t, page, 'lean', { files });
  await driveHost(host);
  const asked = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  for (const name of REACT) assert.ok(asked.includes(`/react/${name}.js`), name);
  assert.deepEqual(
    asked.filter((path) => /^\/dist\/(?!lean\/)/.test(path)),
    [],
  );
});

/** Where a page finds React for the class that has none. */
const IMPORT_MAP = JSON.stringify({
  imports: Object.fromEntries(REACT.map((name) => [name, `/react/${name}.js`])),
});

for (const file of ['/dist/class.js', '/dist/lean/class.js'])
  testInPage(`a page can define the class of ${file} under its own tag`, {}, async (t, page) => {
    const files = {
      ...(await reactModules('/react/')),
      '/index.html':
        '<!doctype html><html lang="en"><title>Own tag</title><link rel="icon" href="data:,">' +
        `<script type="importmap">${IMPORT_MAP}</script>` +
        '<script type="module" src="/own-tag.js"></script><portal-inquiries></portal-inquiries></html>',
      '/own-tag.js': `
        import { MedicalAidInquiries } from '${file}';
        window.definedBefore = customElements.get('medical-aid-inquiries') !== undefined;
        customElements.define('portal-inquiries', class extends MedicalAidInquiries {});`,
    };
    await openHost(t, page, 'own-tag', { files });
    await named(page, 'heading', 'Your open queries').wait();
    assert.equal(await page.evaluate(() => window.definedBefore), false);
  });
