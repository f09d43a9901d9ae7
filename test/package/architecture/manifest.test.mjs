import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { build } from 'esbuild';
import { ROOT } from '../../../src/tooling/folders.mjs';
import { createManifest, elementOf } from '../../../src/tooling/manifest/analyze.mjs';
import { ATTRIBUTES_FILE } from '../../../src/tooling/manifest/attribute-table.mjs';
import { editorFiles } from '../../../src/tooling/manifest/editors.mjs';
import { withTables } from '../../../src/tooling/manifest/tables.mjs';
import { generated, MANIFEST } from '../../../src/tooling/manifest/write.mjs';
import { readSources } from './source.mjs';

const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8'));
const element = elementOf(manifest);
const sources = readSources('src');
const textOf = (path) => sources.find((source) => source.path === path).text;

const namesOf = (entries) => entries.map(({ name }) => name).sort();
const found = (text, pattern) =>
  [...new Set([...text.matchAll(pattern)].map(([, name]) => name))].sort();

test('manifest, tables and versions in documents are as `npm run manifest` writes them', async () => {
  const files = Object.entries(await generated());
  assert.equal(files.length, 8);
  for (const [file, text] of files) assert.equal(readFileSync(file, 'utf8'), text, file);
});

test('package, lock file and changelog name one version, the changelog with its day', () => {
  const read = (file) => readFileSync(join(ROOT, file), 'utf8');
  const { version } = JSON.parse(read('package.json'));
  const lock = JSON.parse(read('package-lock.json'));
  assert.deepEqual([lock.version, lock.packages[''].version], [version, version]);
  const [, newest, day] = /^## (\S+)(?: \((\d{4}-\d{2}-\d{2})\))?$/m.exec(read('CHANGELOG.md'));
  assert.equal(newest, version);
  assert.ok(Date.parse(day) <= Date.now(), 'the day of the release');
});

test('the manifest describes each item, with its default', () => {
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

/** Builds the element's own parser of attributes for Node, with the given text of the attribute table. */
async function loadParser(attributeTable = readFileSync(ATTRIBUTES_FILE, 'utf8')) {
  const { outputFiles } = await build({
    entryPoints: [join(ROOT, 'src/settings/parse-settings.ts')],
    bundle: true,
    format: 'esm',
    write: false,
    plugins: [
      {
        name: 'attribute-table',
        setup({ onLoad }) {
          onLoad({ filter: /settings.attributes\.ts$/ }, () => ({
            contents: attributeTable,
            loader: 'ts',
          }));
        },
      },
    ],
  });
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
}

test('a default that is changed in the attribute table changes in parser, manifest, README and editors', async () => {
  const table = readFileSync(ATTRIBUTES_FILE, 'utf8');
  const [before, after] = ['/portal/medical-aid/instant-answers', '/chat/with-us'];
  assert.equal(table.split(before).length, 2, 'the table has this default once');
  const changed = table.replace(before, after);

  const { parseSettings } = await loadParser(changed);
  const page = { href: 'https://portal.example/help', parentAddress: '' };
  assert.equal(parseSettings({}, page).chatbotUrl, `https://portal.example${after}`);

  const manifestNow = await createManifest(changed);
  const attribute = elementOf(manifestNow).attributes.find(({ name }) => name === 'chatbot-url');
  assert.equal(attribute.default, after);

  const readme = withTables(readFileSync(join(ROOT, 'README.md'), 'utf8'), manifestNow, [
    'attributes',
  ]);
  assert.match(readme, /\| `chatbot-url` \|[^|]*\| `\/chat\/with-us` \|/);

  for (const [file, data] of Object.entries(editorFiles(manifestNow)))
    if (!file.startsWith('css')) assert.ok(JSON.stringify(data).includes(after), file);
});

/** The value that a page would write for a default that the manifest describes in words. */
const IN_WORDS = {
  none: () => null,
  'no banner': () => null,
  "the heading's own": () => null,
  "the route's origin, else default": () => null,
  "the member's first email address": () => null,
  'test on local and test hosts, else production': ({ isTest }) => (isTest ? 'test' : 'production'),
  '/portal/api/das; on test /api': ({ isTest }) => (isTest ? '/api' : '/portal/api/das'),
};

test('an attribute with the manifest’s default means the same as an absent one (decisions 1)', async () => {
  const { parseSettings } = await loadParser();
  for (const [href, isTest] of [
    ['https://portal.example/help', false],
    ['http://localhost:8080/help', true],
  ]) {
    const page = { isTest };
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

test('editor data contain everything in the manifest', () => {
  const files = editorFiles(manifest);
  const [tag] = files['html-custom-data.json'].tags;
  assert.equal(tag.name, 'medical-aid-inquiries');
  assert.deepEqual(namesOf(tag.attributes), namesOf(element.attributes));
  const withValues = tag.attributes.filter(({ values }) => values.length > 0);
  assert.deepEqual(namesOf(withValues), ['drafts', 'environment', 'origin']);
  assert.deepEqual(namesOf(tag.attributes[0].values), ['default', 'medxpress']);
  const vsCodeCss = files['css-custom-data.json'];
  assert.deepEqual(namesOf(vsCodeCss.properties), namesOf(element.cssProperties));
  assert.match(vsCodeCss.properties[0].description, /Default: light-dark/);
  const { html, css } = files['web-types.json'].contributions;
  const [{ name, attributes, js, slots }] = html.elements;
  assert.equal(name, 'medical-aid-inquiries');
  assert.deepEqual(namesOf(attributes), namesOf(element.attributes));
  assert.deepEqual(namesOf(slots), namesOf(element.slots));
  assert.equal(slots.length, 1);
  assert.deepEqual(namesOf(js.events), namesOf(element.events));
  const fields = element.members.filter(({ kind }) => kind === 'field');
  assert.deepEqual(namesOf(js.properties), namesOf(fields));
  assert.deepEqual(namesOf(css.properties), namesOf(element.cssProperties));
  assert.deepEqual(
    namesOf(css['pseudo-elements']),
    namesOf(element.cssParts).map((part) => `part(${part})`),
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
  const css = sources.filter(({ path }) => path.endsWith('.css')).map(({ text }) => text);
  const tokens = found(css.join('\n'), /var\((--mai-[\w-]+)/g);
  assert.ok(tokens.length >= 15, `saw only ${tokens.length} properties`);
  assert.deepEqual(namesOf(element.cssProperties), tokens);
});

test('the manifest has every part in the markup', () => {
  const parts = sources
    .flatMap(({ text }) => found(text, /\bpart="([^"]+)"/g))
    .flatMap((names) => names.split(' '));
  assert.ok(parts.length >= 10, `saw only ${parts.length} parts`);
  // These two parts are followed by a second name, so their markup does not match.
  assert.deepEqual(namesOf(element.cssParts), [...new Set([...parts, 'alert', 'button'])].sort());
});
