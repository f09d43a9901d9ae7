import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { build } from 'esbuild';
import { ROOT } from '../../src/build/folders.mjs';
import { elementOf } from '../../src/build/manifest/analyze.mjs';
import { editorFiles } from '../../src/build/manifest/editors.mjs';
import { generated, MANIFEST } from '../../src/build/manifest/write.mjs';
import { readSources } from './source.mjs';

const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8'));
const element = elementOf(manifest);
const sources = readSources('src');
const textOf = (path) => sources.find((source) => source.path === path).text;

const namesOf = (entries) => entries.map(({ name }) => name).sort();
const found = (text, pattern) =>
  [...new Set([...text.matchAll(pattern)].map(([, name]) => name))].sort();

test('the manifest and the README’s tables are as `npm run manifest` writes them', async () => {
  const files = Object.entries(await generated());
  assert.equal(files.length, 2);
  for (const [file, text] of files) assert.equal(readFileSync(file, 'utf8'), text, file);
});

test('the manifest tells of everything what it is, and what holds without it', () => {
  const described = [element.attributes, element.members, element.events, element.cssProperties];
  for (const { name, description } of [...described, element.cssParts].flat()) {
    assert.ok(description, `${name} has no description`);
  }
  for (const { name, type } of described.slice(0, 3).flat())
    assert.ok(type.text, `${name}: no type`);
  for (const each of [...element.attributes, ...element.cssProperties]) {
    assert.ok(each.default, `${each.name} has no default`);
  }
});

/** The element's own parser of attributes, built for Node. */
async function loadParser() {
  const { outputFiles } = await build({
    entryPoints: [join(ROOT, 'src/settings/parse-settings.ts')],
    bundle: true,
    format: 'esm',
    write: false,
  });
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
}

/** A default that the manifest puts into words, as the attribute would say it on a page. */
const IN_WORDS = {
  none: () => null,
  'no banner': () => null,
  "the heading's own": () => null,
  "the route's, else default": () => null,
  'test on local and test hosts, else production': ({ isTest }) => (isTest ? 'test' : 'production'),
  '/portal/api/das; on test //{host}:{port}/api': ({ isTest, url }) =>
    isTest ? `//${url.host}/api` : '/portal/api/das',
  "the page's origin": ({ url }) => url.origin,
  '"", medical-aid, the site root, medical-aid-inquiries': ({ url }) =>
    JSON.stringify({
      authorizationCode: '',
      domain: 'medical-aid',
      redirectUri: `${url.origin}/`,
      clientId: 'medical-aid-inquiries',
    }),
};

test('an attribute with the manifest’s default says the same as none (decisions 1)', async () => {
  const { parseSettings } = await loadParser();
  for (const [href, isTest] of [
    ['https://portal.example/help', false],
    ['http://localhost:8080/help', true],
  ]) {
    const page = { url: new URL(href), isTest };
    for (const address of [href, `${href}?brand`]) {
      const read = (attributes) =>
        parseSettings({ brandMarkers: 'brand', ...attributes }, { href, parentAddress: address });
      for (const { name, fieldName, default: absent } of element.attributes) {
        if (fieldName === 'brandMarkers') continue;
        const value = Object.hasOwn(IN_WORDS, absent) ? IN_WORDS[absent](page) : absent;
        assert.deepEqual(
          read({ [fieldName]: value }),
          read({}),
          `${name}="${value}" on ${address}`,
        );
      }
    }
  }
});

test('editors learn of all that is in the manifest', () => {
  const files = editorFiles(manifest);
  const [tag] = files['html-custom-data.json'].tags;
  assert.equal(tag.name, 'medical-aid-inquiries');
  assert.deepEqual(namesOf(tag.attributes), namesOf(element.attributes));
  const withValues = tag.attributes.filter(({ values }) => values.length > 0);
  assert.deepEqual(namesOf(withValues), ['environment', 'origin']);
  assert.deepEqual(namesOf(tag.attributes[0].values), ['default', 'medxpress']);
  const vsCodeCss = files['css-custom-data.json'];
  assert.deepEqual(namesOf(vsCodeCss.properties), namesOf(element.cssProperties));
  assert.match(vsCodeCss.properties[0].description, /Default: light-dark/);
  const { html, css } = files['web-types.json'].contributions;
  const [{ name, attributes, js }] = html.elements;
  assert.equal(name, 'medical-aid-inquiries');
  assert.deepEqual(namesOf(attributes), namesOf(element.attributes));
  assert.deepEqual(namesOf(js.events), namesOf(element.events));
  assert.deepEqual(namesOf(js.properties), namesOf(element.members));
  assert.deepEqual(namesOf(css.properties), namesOf(element.cssProperties));
  assert.deepEqual(
    namesOf(css['pseudo-elements']),
    namesOf(element.cssParts).map((part) => `part(${part})`),
  );
});

test('the manifest has every attribute of the table, and its property', () => {
  const table = found(textOf('src/settings/attributes.ts'), /^ {2}\w+: '([\w-]+)',$/gm);
  assert.equal(table.length, 18);
  assert.deepEqual(namesOf(element.attributes), table);
  assert.deepEqual(
    element.attributes.map(({ fieldName }) => fieldName).sort(),
    namesOf(element.members),
  );
});

test('the manifest has every event', () => {
  const events = found(
    textOf('src/host/element-events.ts'),
    /^ {2}'?([\w-]+)'?: (?:\{|undefined)/gm,
  );
  assert.ok(events.length >= 6, `saw only ${events.length} events`);
  assert.deepEqual(namesOf(element.events), events);
});

test('the manifest has every custom property', () => {
  const tokens = found(textOf('src/app/tokens.css'), /var\((--mai-[\w-]+)/g);
  assert.ok(tokens.length >= 15, `saw only ${tokens.length} properties`);
  assert.deepEqual(namesOf(element.cssProperties), tokens);
});

test('the manifest has every part that stands in the markup', () => {
  const parts = sources
    .flatMap(({ text }) => found(text, /\bpart="([^"]+)"/g))
    .flatMap((names) => names.split(' '));
  assert.ok(parts.length >= 10, `saw only ${parts.length} parts`);
  // 'alert' and 'button' are written with their kind behind them.
  assert.deepEqual(namesOf(element.cssParts), [...new Set([...parts, 'alert', 'button'])].sort());
});
