import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../../../src/tooling/folders.mjs';
import { loadSource } from '../../../src/tooling/load-source.mjs';
import {
  brokenLinks,
  codeIn,
  DOCUMENTS,
  readDocument,
  snippets,
  snippetsUnder,
} from '../../support/documents.mjs';

const HOSTS = 'demo/hosts/README.md';
const read = (path) => readFileSync(join(ROOT, path), 'utf8');

/** The files below a folder, with '/' in their paths, without files that builds and the demo write. */
const filesIn = (folder) =>
  readdirSync(join(ROOT, folder), { recursive: true })
    .map((path) => `${folder}/${path.split(sep).join('/')}`)
    .filter((path) => !/\/\.(?:build|data|gallery)\//.test(path));

test('the tests list every document', () => {
  const found = ['src', 'test', 'demo'].flatMap(filesIn).filter((path) => path.endsWith('.md'));
  assert.deepEqual(DOCUMENTS.filter((document) => document.includes('/')).sort(), found.sort());
});

test('every link in a document has a target, and so has its anchor', () => {
  for (const document of DOCUMENTS) assert.deepEqual(brokenLinks(document), [], document);
});

test('every path that a document names exists', () => {
  for (const document of DOCUMENTS.filter((each) => each !== 'CHANGELOG.md')) {
    const paths = codeIn(document).filter((code) =>
      /^(?:src|test|demo|\.ci)\/[\w./-]*$/.test(code),
    );
    const missing = paths.filter((path) => path !== 'demo/.data' && !existsSync(join(ROOT, path)));
    assert.deepEqual(missing, [], document);
  }
});

test('every command of a document is one of the project’s', () => {
  const { scripts } = JSON.parse(read('package.json'));
  for (const document of DOCUMENTS) {
    const shell = snippets(document).filter(({ language }) => language === 'sh');
    const code = [...codeIn(document), ...shell.map(({ text }) => text)].join('\n');
    const names = [...code.matchAll(/\bnpm (?:run )?([\w:]+)/g)].map(([, name]) => name);
    const unknown = names.filter(
      (name) => !['ci', 'install', 'pack', 'publish'].includes(name) && !scripts[name],
    );
    assert.deepEqual(unknown, [], document);
  }
});

/** The folder of each host, by its heading in the hosts' document. */
const HOST_FOLDERS = {
  'Plain HTML': 'plain',
  React: 'react',
  'Next.js': 'next',
  Preact: 'preact',
  Vue: 'vue',
  Svelte: 'svelte',
  Angular: 'angular',
  'Another React': 'two-reacts',
  "The page's own React": 'lean',
  'A CMS': 'cms',
  WordPress: 'wordpress',
  'A frame': 'iframe',
};

test('every snippet is run by a test, here or where its line says', () => {
  const hosts = snippets(HOSTS).filter(({ under }) => !HOST_FOLDERS[under]);
  const others = DOCUMENTS.filter((each) => each !== HOSTS).map((each) => [each, snippets(each)]);
  const known = Object.fromEntries(
    [...others, [HOSTS, hosts]].map(([document, found]) => [
      document,
      found.map(({ under, language }) => `${under} ${language}`.trim()),
    ]),
  );
  assert.deepEqual(known, {
    'README.md': [
      'Try it sh', // its commands, above
      'Quick start html', // e2e/documents
      'Quick start ts', // e2e/hosts/frameworks
      'Quick start html', // e2e/documents
      'Requirements and policy', // e2e/documents
      'Theming css', // e2e/documents
      'Texts js', // e2e/documents
    ],
    'CHANGELOG.md': [],
    'CONTRIBUTING.md': [],
    'src/SPECIFICATION.md': [],
    'src/README.md': [
      'How it is built', // a picture of the folders
      ...Array(4).fill('States'), // what a form holds, and pictures of the changes
      ...Array(5).fill('A category with guidance diff'), // recipes
      ...Array(4).fill('A field of the query form diff'), // recipes
      ...Array(7).fill('An origin diff'), // recipes
      ...Array(6).fill('A route diff'),
      ...Array(5).fill('A call diff'), // recipes
      ...Array(7).fill('A part that loads on demand diff'),
      'Contributing sh', // its commands, above
    ],
    'test/README.md': ['Write one ts'], // element/example, and below
    'demo/README.md': ['Demo sh'], // its commands, above
    'demo/BACKEND.md': [
      'Check it first sh', // e2e/check-backend
      'Check it first js', // e2e/check-backend
      'The contact page mermaid', // below
      'The medicine-delivery site mermaid', // below
      'A query and its update mermaid', // below
      'A document submission mermaid', // below
      'The login mermaid', // below
    ],
    'demo/MOCK.md': [
      'Mock backend ts', // e2e/mock
      'A command sh', // e2e/serve-mock
      'A server ts', // e2e/mock
      'Vite ts', // e2e/mock
      'Playwright ts', // e2e/mock
      'MSW ts', // e2e/mock
      'A service worker js', // e2e/mock
      'A service worker html', // e2e/mock
    ],
    'demo/ACCESSIBILITY.md': [],
    'demo/OPERATIONS.md': ['API client js', 'Monitoring js'], // e2e/documents
    'demo/SECURITY.md': [],
    // e2e/hosts/testing, and below
    'demo/TESTING.md': [
      'In your tests js',
      'A unit test js',
      'Testing Library js',
      'Playwright js',
    ],
    'demo/THEMING.md': [],
    'demo/TRANSLATING.md': ['Translating js', 'In TypeScript ts'], // e2e/translation
    'demo/TROUBLESHOOTING.md': [],
    [HOSTS]: ['Server pages html'], // e2e/loading/server-page
  });
});

/** Code without the differences that prettier makes, which are spaces and the semicolon after an expression. */
const bare = (code) => code.replaceAll(/\s/g, '').replace(/;$/, '');

test('the snippets of a host are in the page that the tests drive', () => {
  for (const [heading, folder] of Object.entries(HOST_FOLDERS)) {
    const files = filesIn(`demo/hosts/${folder}`)
      .filter((file) => statSync(join(ROOT, file)).isFile())
      .map((file) => bare(read(file)));
    const shown = snippets(HOSTS).filter(({ under }) => under === heading);
    assert.ok(shown.length > 0, `nothing is shown of ${heading}`);
    for (const { text } of shown)
      assert.ok(
        files.some((file) => file.includes(bare(text))),
        `demo/hosts/${folder} has no\n${text}`,
      );
  }
});

test('the examples of In your tests are the host’s files', () => {
  const files = filesIn('demo/hosts/testing').map(read);
  for (const { text } of snippets('demo/TESTING.md')) assert.ok(files.includes(text), text);
});

test('the example of a test is one that runs', () => {
  const [example] = snippetsUnder('test/README.md', 'Write one', 'ts');
  assert.equal(example, read('test/element/example.test.ts'));
});

test('the README names each route, and no other, as an anchor that a page must leave to the element', async () => {
  const { ROUTES } = await loadSource(join(ROOT, 'src/routing/routes.ts'));
  const names = Object.values(ROUTES).map((path) => path.split('/')[1]);
  const readme = readDocument('README.md');
  for (const name of names) assert.match(readme, new RegExp(`\`#/${name}[/?\`]`));
  const [, anchors] = /Don't name anchors of your own([^:]+):/.exec(readme);
  assert.deepEqual(codeOf(anchors).sort(), names.sort());
});

test('every call that a backend must answer is in the contract', () => {
  const contract = ['contract', 'member-details-calls'].map((file) => read(`src/api/${file}.ts`));
  const calls = codeIn('demo/OPERATIONS.md').filter((code) => /^(?:GET|POST) /.test(code));
  assert.ok(calls.length >= 10, `saw only ${calls.length} calls`);
  for (const call of calls)
    assert.ok(contract.join('').includes(`'${call.replace(/\?.*/, '')}'`), call);
});

/** The kinds of lines that our sequence diagrams may have. */
const DIAGRAM =
  /^(?:sequenceDiagram|participant \w as [\w ]+|(\w)-{1,2}>>(\w): .+|Note over \w: .+|(?:par|opt) .+|and|end)$/;

test('the diagrams for backends contain only calls of the contract, each answered by its service', () => {
  const contract = ['contract', 'member-details-calls'].map((file) => read(`src/api/${file}.ts`));
  const diagrams = snippets('demo/BACKEND.md').filter(({ language }) => language === 'mermaid');
  assert.ok(diagrams.length >= 5, `saw only ${diagrams.length} diagrams`);
  for (const { under, text } of diagrams) {
    const lines = text
      .trim()
      .split('\n')
      .map((line) => line.trim());
    const open = [];
    for (const line of lines) {
      const [isKnown, from, to] = DIAGRAM.exec(line) ?? [];
      assert.ok(isKnown, `${under}: ${line}`);
      const [, call] = /^E->>\w: (.+)$/.exec(line) ?? [];
      if (call) assert.ok(contract.join('').includes(`'${call}'`), `${under}: ${call}`);
      if (call) open.push(to);
      else if (from) assert.equal(from, open.pop(), `${under}: ${line}`);
    }
    assert.deepEqual(open, [], `${under}: a call has no answer`);
    const blocks = lines.filter((line) => /^(?:par|opt) /.test(line)).length;
    assert.equal(lines.filter((line) => line === 'end').length, blocks, under);
  }
});

/** Expands braces: 'a/{b,c}' becomes 'a/b' and 'a/c'. */
function expanded(name) {
  const match = /^(.*)\{(.*)\}(.*)$/.exec(name);
  if (!match) return [name];
  const [, before, options, after] = match;
  return options.split(',').map((option) => before + option + after);
}

/** The names that are not the end of any path below a folder. '*' matches any characters. */
function missingBelow(folder, names) {
  const files = filesIn(folder);
  return names.flatMap(expanded).filter((name) => {
    const pattern = new RegExp(`/${name.replaceAll('*', '[^/]*')}(?:[./]|$)`);
    return !files.some((file) => pattern.test(file));
  });
}

const codeOf = (text) => [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code);

test('every file that the test document names as keeping or proving a promise exists', () => {
  const promises = [
    ...readDocument('test/README.md').matchAll(
      /^\d+\. \*\*[^]+?\n +Kept in ([^]+?);\s+proven in ([^]+?)(?=\n\d+\. |\n\n)/gm,
    ),
  ];
  assert.ok(promises.length >= 27, `saw only ${promises.length} promises`);
  const namedIn = (group) => promises.flatMap((promise) => codeOf(promise[group]));
  assert.deepEqual(missingBelow('src', namedIn(1)), []);
  assert.deepEqual(missingBelow('test', namedIn(2)), []);
});

const namesIn = (groups) => Object.values(groups).flatMap(Object.keys).length;

test('the numbers in the test document are those of the tests', async () => {
  const load = (file) => loadSource(join(ROOT, file));
  const HTML = 'test/element/html';
  const { FAMILIES } = await load(`${HTML}/corpus/families.ts`);
  const { RESPONSES } = await load(`${HTML}/responses/all.ts`);
  const { STRUCTURE } = await load(`${HTML}/benign/structure.ts`);
  const { LOOKS } = await load(`${HTML}/benign/looks.ts`);
  const { LARGE } = await load(`${HTML}/large.ts`);
  const { FAULTS } = await load('test/element/faults/faults.ts');
  const { MAX_FILES } = await load('src/domain/limits.ts');
  const { TIMEOUTS } = await load('src/api/timeouts.ts');
  const received = filesIn(`${HTML}/responses/received`).filter((file) =>
    /(?<!-head)\.html$/.test(file),
  );
  const [mounts, walks] = ['MOUNTS', 'WALKS'].map(
    (name) => new RegExp(`const ${name} = (\\d+);`).exec(read('test/e2e/leaks.long.test.mjs'))[1],
  );
  const document = readDocument('test/README.md').replace(/\s+/g, ' ');
  for (const figure of [
    `${namesIn(FAMILIES)} attack strings`,
    `${namesIn(RESPONSES) + received.length} responses, ${namesIn({ STRUCTURE, LOOKS })} benign documents`,
    `${namesIn(LARGE)} inputs`,
    `${FAULTS.length} faults`,
    `${FAULTS.filter(({ kind }) => kind !== 'failure').length} odd answers`,
    `${MAX_FILES} files`,
    `${TIMEOUTS.read / 1000} s, ${TIMEOUTS.mutation / 1000} s`,
    `${mounts} mounts, ${walks} walks`,
  ])
    assert.ok(document.includes(`: ${figure}`), `the document has no '${figure}'`);
});

test('every module that a decision names exists', () => {
  const [, decisions] = readDocument('src/README.md').split('\n## Decisions\n');
  const modules = codeOf(decisions).filter((code) => /^[a-z-]+\/[\w-]+$/.test(code));
  assert.ok(modules.length >= 8, `saw only ${modules.length} modules`);
  assert.deepEqual(missingBelow('src', modules), []);
});

test('the picture of the element is below 150 kB', () => {
  assert.ok(statSync(join(ROOT, 'demo/contact-page.png')).size < 150_000);
});
