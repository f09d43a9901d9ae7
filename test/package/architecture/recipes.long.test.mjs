import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { rollup } from 'rollup';
import { ROOT } from '../../../src/tooling/folders.mjs';
import { loadSource } from '../../../src/tooling/load-source.mjs';
import { snippetsUnder } from '../../support/documents.mjs';

const COPIED = [
  'src',
  'demo',
  'test',
  'README.md',
  'package.json',
  'tsconfig.json',
  'rollup.config.mjs',
];
/** Files that builds and the demo write. */
const isWritten = (path) => /[/\\]\.(?:build|data|gallery)$/.test(path);
/**
 * The tests that list fields, categories, origins and calls, and the tests of a screen with a changed table of
 * answers.
 */
const LISTS = [
  'unit/form-shape',
  'unit/origins',
  'unit/categories',
  'unit/log-query-schema',
  'unit/endpoint',
  'unit/api/reading',
  'element/contact-us/open-queries',
];
const LOG_QUERY = 'src/screens/contact-us/log-query';

let copy;
const inCopy = (file) => join(copy, file);
const load = (file) => loadSource(inCopy(file));
const importCopied = (file) => import(pathToFileURL(inCopy(file)).href);

/** The changes of a recipe, each with the file and its lines, which begin with a sign. */
const changesOf = (title) =>
  snippetsUnder('src/README.md', title, 'diff').map((text) => {
    const [file, ...lines] = text.trimEnd().split('\n');
    return { file, lines };
  });

const without = (sign, lines) =>
  lines
    .filter((line) => !line.startsWith(sign))
    .map((line) => `${line.slice(1)}\n`)
    .join('');

/** Applies a change where its unchanged lines are in the file. A change with only new lines creates a file. */
function make({ file, lines }) {
  const [old, changed] = [without('+', lines), without('-', lines)];
  if (old === '') {
    assert.ok(!existsSync(inCopy(file)), `${file} is new`);
    mkdirSync(dirname(inCopy(file)), { recursive: true });
    writeFileSync(inCopy(file), changed);
    return;
  }
  const text = readFileSync(inCopy(file), 'utf8');
  assert.equal(text.split(old).length, 2, `${file} has these lines once:\n${old}`);
  writeFileSync(
    inCopy(file),
    text.replace(old, () => changed),
  );
}

/** The scripts of the copy's development build. They contain the first screens, which the build has rendered. */
async function buildCopy() {
  const { elementForDemo } = await importCopied('src/tooling/development.mjs');
  const { output, ...options } = elementForDemo();
  const bundle = await rollup(options);
  const { output: files } = await bundle.generate(output);
  await bundle.close();
  return files.map(({ code = '' }) => code).join('\n');
}

let scripts;

before(async () => {
  copy = mkdtempSync(join(tmpdir(), 'recipes-'));
  const options = { recursive: true, filter: (path) => !isWritten(path) };
  for (const name of COPIED) cpSync(join(ROOT, name), inCopy(name), options);
  symlinkSync(join(ROOT, 'node_modules'), inCopy('node_modules'));
  for (const title of [
    'A category with guidance',
    'A field of the query form',
    'An origin',
    'A route',
    'A call',
    'A part that loads on demand',
  ])
    changesOf(title).forEach(make);
  scripts = await buildCopy();
});

after(() => {
  rmSync(copy, { recursive: true, force: true });
});

test('the sources with all changes still compile', () => {
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  execFileSync(process.execPath, [tsc, '-p', 'src'], { cwd: copy, stdio: 'inherit' });
});

/** Without this variable, the run would count as a part of this one. */
const env = { ...process.env, NODE_TEST_CONTEXT: undefined };

test('the lists of the tests are complete', () => {
  execFileSync(process.execPath, ['test/run.mjs', ...LISTS], { cwd: copy, env, stdio: 'pipe' });
});

test('a category is chosen on the first screen, and has its guidance', async () => {
  assert.ok(scripts.includes('["value","DENTAL"],"Dental"]'));
  const { ORIGINS } = await load('src/origins/index.ts');
  const { formShape } = await load(`${LOG_QUERY}/form-shape.ts`);
  const guidanceOf = (subCategory) =>
    formShape(ORIGINS.default, { category: 'DENTAL', subCategory }, '/guides').guidance;
  assert.deepEqual(guidanceOf('CHECK_UP'), [
    { path: '/guides/dental', isRedirect: false },
    { path: '/guides/dental/check-up', isRedirect: false },
  ]);
  assert.deepEqual(guidanceOf('BUY_INSURANCE').at(-1), {
    path: '/guides/dental/buy-insurance',
    isRedirect: true,
  });
});

test('a field is on the first screen of every origin, and its value is sent trimmed', async () => {
  const inputs = scripts.split('"name","doctorEmail"').length - 1;
  assert.equal(inputs, 3);
  assert.ok(scripts.includes('"Email address of your doctor (optional)"]'));
  const { ORIGINS } = await load('src/origins/index.ts');
  const { asSent, newQuery } = await load(`${LOG_QUERY}/new-query.ts`);
  const { EMPTY_QUERY } = await load('src/visit/log-query-values.ts');
  const values = { ...EMPTY_QUERY, doctorEmail: ' doctor@example.org ' };
  assert.equal(newQuery(ORIGINS.default, asSent(values)).doctorEmail, 'doctor@example.org');
  assert.ok(!('doctorEmail' in newQuery(ORIGINS.default, EMPTY_QUERY)));
  const { createOpenApi } = await importCopied('src/tooling/openapi/document.mjs');
  const [form] = Object.entries((await createOpenApi()).paths)
    .filter(([path]) => path.endsWith('/query-additional-info'))
    .map(([, { post }]) => post.requestBody.content['multipart/form-data'].schema);
  assert.equal(form.properties.doctorEmail.format, 'email');
});

test('an origin has a first screen, a value of the attribute and a code on the wire', async () => {
  assert.ok(scripts.includes('"broker":[['));
  assert.ok(scripts.includes('["value","COMMISSION"],"Commission"]'));
  const { parseSettings } = await load('src/settings/parse-settings.ts');
  const page = { href: 'https://portal.example/', parentAddress: '' };
  assert.equal(parseSettings({ origin: 'broker' }, page).origin, 'broker');
  const { createManifest, elementOf } = await importCopied('src/tooling/manifest/analyze.mjs');
  const { attributes, events } = elementOf(await createManifest());
  assert.equal(attributes[0].type.text, "'default' | 'medxpress' | 'broker'");
  const { type } = events.find(({ name }) => name === 'query-submitted');
  assert.match(type.text, /origin: 'default' \| 'medxpress' \| 'broker'/);
  const { viewOf } = await load('demo/pages/scripts/queries.js');
  const query = { origin: 'BROKER_WEB', referenceNumber: '12' };
  assert.equal(viewOf(query, true), '#/update/broker?reference=12&timeline=true');
});

test('a route has its hash, its screen and its place in README', async () => {
  const { readHash } = await load('src/routing/routes.ts');
  assert.equal(readHash('#/contacts'), '/contacts');
  assert.ok(scripts.includes('Other ways to reach us'));
  const pattern = '--test-name-pattern=the README names each route';
  const documents = 'test/package/architecture/documents.test.mjs';
  execFileSync(process.execPath, ['--test', pattern, documents], { cwd: copy, env, stdio: 'pipe' });
});

test('a call has an answer of the mock and a place in openapi.json', async () => {
  const { createMock } = await load('src/mock.ts');
  const path = 'policy-exclusions/entity-1/penalties';
  const address = `https://portal.example/api/member-details-api/${path}`;
  const { status } = await createMock().handle(new Request(address));
  assert.notEqual(status, 501);
  const { createOpenApi } = await importCopied('src/tooling/openapi/document.mjs');
  const paths = Object.keys((await createOpenApi()).paths);
  assert.ok(paths.some((each) => each.endsWith('/policy-exclusions/{entityNumber}/penalties')));
});

test('a part that loads on demand has its texts in a chunk of its own, and in those that a portal can reword', async () => {
  assert.equal(scripts.split('We answer calls from 07:00 to 19:00.').length, 2);
  assert.ok(scripts.includes("import('./CallCentre"));
  const { OPTIONAL_TEXTS } = await load('src/text/optional/all.ts');
  assert.deepEqual(Object.keys(OPTIONAL_TEXTS.callCentre), ['hours']);
});
