import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { build } from 'esbuild';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import ts from 'typescript';
import { NOTICES } from '../../src/tooling/notices.mjs';
import { THEMES } from '../../src/tooling/themes.mjs';
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

const typedEntries = Object.entries(manifest.exports)
  .filter(([, entry]) => entry.types ?? entry.import?.types)
  .map(([name]) => name);

test('the package’s types resolve for every entry, under every module resolution', async () => {
  const given = createPackageFromTarballData(new Uint8Array(readFileSync(tarball)));
  const { entrypoints, problems } = await checkPackage(given, {
    excludeEntrypoints: [/^\.\/dist/],
  });
  assert.ok(typedEntries.length >= 6, `saw only ${typedEntries.length} typed entries`);
  for (const name of typedEntries) {
    const { resolutions } = entrypoints[name];
    for (const [kind, types] of Object.entries({ node10: /\.d\.ts$/, 'node16-cjs': /\.d\.cts$/ }))
      assert.match(resolutions[kind].resolution.fileName, types, `${name}, ${kind}`);
  }
  assert.deepEqual(problems, []);
});

test('a portal compiles under TypeScript’s older resolution', () => {
  cpSync(join(import.meta.dirname, 'consumer/element.ts'), join(host, 'element.ts'));
  const program = ts.createProgram([join(host, 'element.ts')], {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Node10,
    ignoreDeprecations: '6.0',
    resolveJsonModule: true,
    strict: true,
    noEmit: true,
    types: [],
  });
  assert.deepEqual(
    ts
      .getPreEmitDiagnostics(program)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
    [],
  );
});

test('the tarball has no compressed copies, and is below 2 MB', () => {
  const packed = readdirSync(installed, { recursive: true });
  assert.deepEqual(
    packed.filter((file) => /\.(?:br|gz)$/.test(file)),
    [],
  );
  assert.ok(statSync(tarball).size < 2_000_000, `${statSync(tarball).size} bytes`);
});

test('the package installs without any other package', () => {
  assert.deepEqual(Object.keys(manifest.dependencies ?? {}), []);
  const peers = Object.keys(manifest.peerDependencies);
  const needed = peers.filter((name) => !manifest.peerDependenciesMeta[name].optional);
  assert.deepEqual(needed, []);
  assert.deepEqual(readdirSync(join(host, 'node_modules')).filter(isPackage), [manifest.name]);
});

test('every link in the package’s documents has a published target', () => {
  for (const document of DOCUMENTS)
    assert.deepEqual(brokenLinks(document, installed), [], document);
});

test('a server that renders pages imports every entry without side effects', async () => {
  // The React component imports the host's React.
  cpSync(join(ROOT, 'node_modules/react'), join(host, 'node_modules/react'), { recursive: true });
  const names = typedEntries.map((name) => name.replace('.', manifest.name));
  const code = names.map((name) => `await import('${name}'); require('${name}');`).join('\n');
  const require = `import { createRequire } from 'node:module';
    const require = createRequire(import.meta.url);`;
  writeFileSync(join(host, 'server.js'), `${require}\n${code}`);
  await run(process.execPath, [join(host, 'server.js')]);
});

/** A portal's own class, which calls the members that the types declare. */
const extended = `
  const { MedicalAidInquiries } = await import('${manifest.name}/class');
  class PortalInquiries extends MedicalAidInquiries {
    static get observedAttributes() {
      return [...super.observedAttributes, 'tariff'];
    }
    connectedCallback() {
      super.connectedCallback();
    }
    disconnectedCallback() {
      super.disconnectedCallback();
    }
  }
  if (PortalInquiries.observedAttributes.at(-1) !== 'tariff') throw new Error('No attributes');
  const element = new PortalInquiries();
  element.connectedCallback();
  await element.eraseDrafts();
  element.disconnectedCallback();`;

test('a portal may extend the class for servers, like that of the element', async () => {
  writeFileSync(join(host, 'extended.js'), extended);
  await run(process.execPath, [join(host, 'extended.js')]);
});

test('a bundler finds each theme by its name, and keeps files that only change styles', async () => {
  const themes = readdirSync(THEMES);
  assert.ok(themes.length >= 4, `saw only ${themes.length} themes`);
  const contents = themes.map((name) => `import '${manifest.name}/themes/${name}';`).join('\n');
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: host },
    bundle: true,
    outdir: 'out',
    write: false,
  });
  const bundled = outputFiles.find(({ path }) => path.endsWith('.css')).text.replaceAll(/\s/g, '');
  for (const name of themes) {
    const [, accent] = /--mai-accent: (.+);/.exec(readFileSync(join(THEMES, name), 'utf8'));
    assert.ok(bundled.includes(`--mai-accent:${accent.replaceAll(/\s/g, '')}`), name);
  }
  // webpack removes files that package.json does not name here. esbuild keeps every style sheet.
  assert.ok(manifest.sideEffects.includes('./dist/themes/*.css'));
});

test('the notices name every bundled package, each with the text of its licence', () => {
  const bundled = [...new Set(scripts().flatMap(packagesIn))];
  assert.ok(bundled.length > 8, `saw only ${bundled.length} packages`);
  const notices = read(NOTICES).toString();
  const [each, missing] = [notices.split(/\n-{80}\n/), []];
  for (const name of bundled)
    if (!each.some((notice) => notice.trim().startsWith(`${name} `))) missing.push(name);
  assert.deepEqual(missing, []);
  // A shorter text cannot be a licence. ISC, the shortest here, has some 750 characters.
  assert.deepEqual(
    each.filter((notice) => notice.length < 750),
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
  // The directive must be the first statement, but comments may come before it.
  for (const file of ['react.js', 'react.cjs'])
    assert.match(read(file).toString(), /^(?:\/\/.*\n|\/\*[^]*?\*\/\s*)*'use client';/, file);
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
