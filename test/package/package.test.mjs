import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { NOTICES } from '../../src/tooling/notices.mjs';
import { brokenLinks, DOCUMENTS } from '../support/documents.mjs';
import { install, pack, ROOT } from './pack.mjs';
import { packagesIn, read, scripts } from './size/built.mjs';

const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const run = promisify(execFile);
const isPackage = (name) => !name.startsWith('.');
const host = mkdtempSync(join(tmpdir(), 'medical-aid-package-'));
let tarball;
let installed;

before(async () => {
  tarball = await pack(host);
  writeFileSync(join(host, 'package.json'), '{ "type": "module" }');
  installed = await install(tarball, host);
});

after(() => rmSync(host, { recursive: true, force: true }));

test('publint reports nothing about the package', async () => {
  const { messages } = await publint({ pkgDir: installed, pack: false, strict: true });
  assert.deepEqual(
    messages.map((message) => formatMessage(message, manifest)),
    [],
  );
});

test('its types resolve for every entry, under every module resolution but CommonJS', async () => {
  const given = createPackageFromTarballData(new Uint8Array(readFileSync(tarball)));
  const { entrypoints, problems } = await checkPackage(given, {
    excludeEntrypoints: [/^\.\/dist/],
  });
  const typed = Object.entries(manifest.exports).filter(([, { types }]) => types);
  assert.ok(typed.length >= 6, `saw only ${typed.length} typed entries`);
  for (const [name] of typed) {
    assert.match(entrypoints[name].resolutions['node16-esm'].resolution.fileName, /\.d\.ts$/, name);
  }
  // The package has ES modules only: `require` has to await them, and old resolution ignores `exports`.
  const ofModules = problems.filter(
    ({ kind, resolutionKind }) =>
      kind !== 'CJSResolvesToESM' && resolutionKind !== 'node10' && resolutionKind !== 'node16-cjs',
  );
  assert.deepEqual(ofModules, []);
});

test('it installs without any other package', () => {
  assert.deepEqual(Object.keys(manifest.dependencies ?? {}), []);
  const peers = Object.keys(manifest.peerDependencies);
  const needed = peers.filter((name) => !manifest.peerDependenciesMeta[name].optional);
  assert.deepEqual(needed, []);
  assert.deepEqual(readdirSync(join(host, 'node_modules')).filter(isPackage), [manifest.name]);
});

test('every link in its documents leads to something that is published', () => {
  for (const document of DOCUMENTS)
    assert.deepEqual(brokenLinks(document, installed), [], document);
});

test('a server that renders pages imports every entry without side effects', async () => {
  // The React component needs the host's React.
  cpSync(join(ROOT, 'node_modules/react'), join(host, 'node_modules/react'), { recursive: true });
  const names = Object.keys(manifest.exports)
    .filter((name) => manifest.exports[name].types)
    .map((name) => name.replace('.', manifest.name));
  const code = names.map((name) => `await import('${name}');`).join('\n');
  writeFileSync(join(host, 'server.js'), code);
  await run(process.execPath, [join(host, 'server.js')]);
});

test('its notices name every bundled package, each with the text of its licence', () => {
  const bundled = [...new Set(scripts().flatMap(packagesIn))];
  assert.ok(bundled.length > 8, `saw only ${bundled.length} packages`);
  const notices = read(NOTICES).toString();
  const [each, missing] = [notices.split(/\n-{80}\n/), []];
  for (const name of bundled)
    if (!each.some((notice) => notice.trim().startsWith(`${name} `))) missing.push(name);
  assert.deepEqual(missing, []);
  // A shorter text cannot be a licence.
  assert.deepEqual(
    each.filter((notice) => notice.length < 900),
    [],
  );
  assert.match(notices, /Copyright \(c\) Meta Platforms/);
});

/** The packages that scripts import by name. */
function importedBy(files) {
  const names = files.flatMap((file) =>
    [
      ...read(file)
        .toString()
        .matchAll(/(?:from|import)\s*"([^"./][^"]*)"/g),
    ].map(([, name]) => name),
  );
  return [...new Set(names)].sort();
}

test('the React component imports the host’s React and the package, on the client of a framework', () => {
  assert.deepEqual(importedBy(['react.js']), ['medical-aid-inquiries', 'react']);
  assert.deepEqual(packagesIn('react.js'), []);
  // The first statement; a comment may stand above it.
  assert.match(read('react.js').toString(), /^(?:\/\/.*\n)*'use client';/);
  assert.ok(manifest.sideEffects.includes('./dist/react.js'), 'it defines the tag');
});

test('of the other scripts, only the lean build leaves React to the host', () => {
  const lean = scripts().filter((file) => file.startsWith('lean/'));
  assert.ok(lean.length > 5, `saw only ${lean.length} files`);
  assert.deepEqual(importedBy(lean), [
    'react',
    'react-dom',
    'react-dom/client',
    'react/jsx-runtime',
  ]);
  const react = lean.filter((file) =>
    packagesIn(file).some((name) => /^(?:react|react-dom|scheduler)$/.test(name)),
  );
  assert.deepEqual(react, []);
});
