import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { test } from 'node:test';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';

const ROOT = join(import.meta.dirname, '../../..');

/** The project's own rules. Types are off, because the sample files are in no TypeScript project. */
const eslint = new ESLint({
  cwd: ROOT,
  overrideConfig: tseslint.configs.disableTypeChecked,
  ruleFilter: ({ ruleId }) => Object.hasOwn(REPORTED, ruleId),
});

const messagesOf = async (file, code) =>
  (await eslint.lintText(code, { filePath: join(ROOT, file) }))[0].messages;

const SCREEN = '../../screens/login/LoginScreen';
const UPWARD = `components/page may not import '${SCREEN}': move what both need to components/page or lower`;
const ISLAND =
  'A screen may not import another screen: move what both need to src/components or lower.';

const restricted = (name) => `'${name}' is restricted from being used.`;
const onTests = (name) => `'${name}' is restricted from being used. Every test runs: remove it.`;
const EVERY = 'Every test runs: remove it.';
const NODE_TEST = `import { test } from 'node:test';`;
const CIRCLE = 'Imports itself: src/text/fill.ts → src/text/sizes.ts → src/text/fill.ts. Move';
const functionOf = (body) => `export function f() {\n${body}}`;
const importsOf = (...paths) => paths.map((path) => `import * as a from '${path}';`).join('\n');

/** For each rule: a file, its code, and the beginning of the only message about it. */
const REPORTED = {
  'boundaries/dependencies': [
    ['src/components/page/A.tsx', `import { Screen } from '${SCREEN}';`, UPWARD],
    ['src/components/page/A.tsx', `import type { Screen } from '${SCREEN}';`, UPWARD],
    ['src/components/page/A.tsx', `export * from '${SCREEN}';`, UPWARD],
    ['src/components/page/A.tsx', `export type { Screen } from '${SCREEN}';`, UPWARD],
    ['src/components/page/A.tsx', `export const load = () => import('${SCREEN}');`, UPWARD],
    ['src/components/page/A.tsx', `export type Screen = import('${SCREEN}').Screen;`, UPWARD],
    [
      'src/components/page/A.tsx',
      `import '../../screens/login/LoginScreen.css';`,
      'components/page may not',
    ],
    ['src/components/page/A.tsx', `import '../../sending/SendButton';`, 'components/page may not'],
    ['src/components/forms/A.tsx', `import '../login/LoginForm';`, 'components/forms may not'],
    ['src/components/page/A.tsx', `import '../../../test/run.mjs';`, 'components/page may not'],
    ['src/components/page/A.tsx', `import './nowhere';`, `There is no file './nowhere'.`],
    ['src/domain/a.ts', `import '../ui/Button';`, 'domain may not'],
    ['src/ui/A.tsx', `import '../domain/dates';`, 'ui may not'],
    ['src/screens/login/A.tsx', `import '../contact-us/ContactUsScreen';`, ISLAND],
    ['src/app/A.tsx', `import '../element';`, 'app may not'],
    ['src/element/a.ts', `import '../class';`, 'element may not'],
    ['src/server.ts', `import './index';`, 'server may not'],
    ['src/api.ts', `import './visit/visit';`, 'src/api.ts may not'],
    ['src/api.ts', `import './domain/dates';`, 'src/api.ts may not'],
    ['demo/backend/a.ts', `import '../../src/settings/settings';`, 'demo may not'],
    ['demo/a.ts', `import '../src/api/client';`, 'demo may not'],
    ['src/mock/a.ts', `import '../api/client';`, 'mock may not'],
    ['src/mock.ts', `import './host/cookies';`, 'mock may not'],
    ['src/check-backend/a.ts', `import '../host/cookies';`, 'check-backend may not'],
    ['src/cli/a.ts', `import '../api/client';`, 'cli may not'],
    ['src/app/a.ts', `import '../check-backend';`, 'app may not'],
    ['src/app/a.ts', `import '../mock/seed';`, 'app may not'],
    ['src/api.ts', `import './mock/seed';`, 'src/api.ts may not'],
  ],
  'boundaries/no-unknown-files': [
    ['src/strange/a.ts', `import '../domain/dates';`, 'File does not match'],
    ['src/screens/a.ts', `import '../domain/dates';`, 'File does not match'],
    ['src/components/a.ts', `import '../domain/dates';`, 'File does not match'],
  ],
  'no-restricted-globals': [
    ['src/app/a.ts', `location.assign(a);`, `Unexpected use of 'location'. Use src/routing`],
    ['src/app/a.ts', `history.back();`, `Unexpected use of 'history'. Use src/routing`],
    ['src/app/a.ts', `indexedDB.open('a');`, `Unexpected use of 'indexedDB'. Use src/draft-store`],
    ['src/app/a.ts', `/* eslint-disable */ location.assign(a);`, `Unexpected use of 'location'.`],
    ['src/host/a.ts', `void cookieStore.get(a);`, `Unexpected use of 'cookieStore'. Use host/`],
  ],
  'no-restricted-properties': [
    ['src/app/a.ts', `node.innerHTML = '';`, `${restricted('innerHTML')} Show SafeHtml`],
    ['src/app/a.ts', `void navigator.locks.query();`, restricted('locks')],
    ['src/app/a.ts', `node.outerHTML = '';`, `${restricted('outerHTML')} Show SafeHtml`],
    ['src/app/a.ts', `node.insertAdjacentHTML(a, b);`, restricted('insertAdjacentHTML')],
    ['src/api/a.ts', `document.cookie = a;`, `${restricted('cookie')} Use host/cookies.`],
    ['src/api/a.ts', `export const { cookie } = document;`, restricted('cookie')],
    ['src/app/a.ts', `await Promise.allSettled(a);`, `${restricted('allSettled')} Use all`],
    ['src/host/a.ts', `root.activeElement;`, restricted('activeElement')],
    ['src/host/a.ts', `document.getElementById(a);`, restricted('getElementById')],
    ['test/element/a.test.ts', `it.only('works', a);`, onTests('it.only')],
    ['test/element/a.test.ts', `describe.skip('it', a);`, onTests('describe.skip')],
    ['test/element/a.test.ts', `context.only('it', a);`, onTests('context.only')],
    ['test/element/a.test.ts', `specify.skip('works', a);`, onTests('specify.skip')],
    ['test/e2e/a.test.mjs', `${NODE_TEST} test.only('works');`, onTests('test.only')],
    ['test/e2e/a.test.mjs', `${NODE_TEST} test('works', (t) => t.skip());`, onTests('t.skip')],
    ['test/e2e/a.test.mjs', `${NODE_TEST} test.todo('works');`, onTests('test.todo')],
  ],
  'no-restricted-syntax': [
    ['test/e2e/a.test.mjs', `${NODE_TEST} test('works', { skip: true });`, EVERY],
    ['test/e2e/a.test.mjs', `${NODE_TEST} test('works', { only: true });`, EVERY],
    ['test/e2e/a.test.mjs', `${NODE_TEST} test('works', { skip: 'later' });`, EVERY],
    ['test/e2e/a.test.mjs', `${NODE_TEST} test('works', { todo: \`later\` });`, EVERY],
    ['test/element/a.test.ts', `xit('works', a);`, EVERY],
    ['test/element/a.test.ts', `xdescribe('it', a);`, EVERY],
    ['test/element/a.test.ts', `it('works', function () { this.skip(); });`, EVERY],
    ['src/api/a.ts', `import ky from 'ky';`, 'Call the API'],
    ['src/api/a.ts', `export type { KyInstance } from 'ky';`, 'Call the API'],
    ['src/app/a.ts', `export const load = () => import('dompurify');`, 'Sanitise with src/html'],
    [
      'src/draft-store/a.ts',
      `import { md5 } from '@noble/hashes/legacy.js';`,
      'Read protected files',
    ],
    ['src/app/a.ts', `import { cbc } from '@noble/ciphers/aes.js';`, 'Read protected files'],
    ['src/app/a.ts', `import { openDB } from 'idb';`, 'Use src/draft-store'],
    ['src/app/a.ts', `import 'htmlparser2';`, 'Sanitise with src/html'],
    ['src/app/a.ts', `export type Purifier = import('dompurify').DOMPurify;`, 'Sanitise with'],
    ['src/app/A.tsx', `export const a = <p dangerouslySetInnerHTML={b} />;`, 'Show SafeHtml'],
    ['src/app/a.ts', `export const a = { dangerouslySetInnerHTML: b };`, 'Show SafeHtml'],
    ['src/app/a.ts', `(window as Page).dataLayer?.push(1);`, 'Use host/data-layer.'],
    ['src/app/a.ts', `window.location.assign(a);`, 'Use src/routing'],
    ['src/app/a.ts', `(window as Page).location.assign(a);`, 'Use src/routing'],
    ['src/app/a.ts', `document.location.assign(a);`, 'Use src/routing'],
    ['src/app/a.ts', `export const { location } = window;`, 'Use src/routing'],
    ['src/app/a.ts', `frame.contentWindow?.location.reload();`, 'Use src/routing'],
    ['src/app/a.ts', `node.ownerDocument.defaultView?.history.back();`, 'Use src/routing'],
    ['src/app/a.ts', `const page = window; page.history.back();`, 'Write window where you use it'],
    ['src/host/a.ts', `void window.cookieStore.get(a);`, 'Use host/cookies'],
    ['src/app/a.ts', `export const a = Array.from(b);`, 'Spread the values'],
    ['src/app/a.ts', `for (const [n, a] of list.entries()) b(n, a);`, 'Spread the values'],
    ['src/api/a.ts', `void fetch(new Request(a));`, 'Use api/call-request'],
    ['src/api/a.ts', `export const is = a instanceof Request;`, 'Use api/call-request'],
    ['src/api/a.ts', `export const is = a instanceof File;`, 'Use api/call-request'],
    ['src/bytes/a.ts', `export const made = new File([], 'a.pdf');`, 'Use api/call-request'],
    ['src/ui/a.ts', `a.dispatchEvent(new Event('input'));`, 'Use api/call-request'],
    ['src/app/a.ts', `export const code = 'MEMBER_WEB';`, 'Ask the origin’s policy'],
    ['src/app/a.ts', 'export const code = `MED_XPRESS`;', 'Ask the origin’s policy'],
    ['src/app/a.ts', 'export type Name = `medxpress`;', 'Ask the origin’s policy'],
    ['src/text/a.ts', `export const a = 'Max 10MB file';`, 'Write ${MAX_TOTAL_MEGABYTES}'],
    ['src/text/a.ts', 'export const a = `At most 10 MB, {name}`;', 'Write ${MAX_TOTAL_'],
    ['src/app/a.ts', 'void import(`../element`);', 'Write the path in quotes'],
    ['src/app/A.tsx', `export const a = <p onWheel={b} />;`, 'Write onClick={caught(handler)}'],
    ['src/app/A.tsx', `export const a = <p>Words</p>;`, 'Move the text to src/text'],
    ['src/app/A.tsx', `export const a = <>{'Words'}</>;`, 'Move the text'],
    ['src/app/A.tsx', 'export const a = <p>{`Words`}</p>;', 'Move the text'],
    ['src/app/A.tsx', 'export const a = <p>{`${b} words`}</p>;', 'Move the text'],
    ['src/app/A.tsx', `export const a = <p>{b ? c : 'words'}</p>;`, 'Move the text'],
    ['src/app/A.tsx', `export const a = <p>{b && 'words'}</p>;`, 'Move the text'],
    ['src/app/A.tsx', `export const a = <p aria-label="Words" />;`, 'Move the text'],
    ['src/app/A.tsx', `export const a = <img alt={'Words'} />;`, 'Move the text'],
    ['src/app/A.tsx', `export const a = <p title={b ?? 'words'} />;`, 'Move the text'],
    ['src/app/A.tsx', `export const a = <Field label="Words" />;`, 'Move the text'],
    ['src/app/A.tsx', `export const a = <Field placeholder="Words" />;`, 'Move the text'],
  ],
  'max-lines': [['src/ui/a.ts', 'void 0;\n'.repeat(181), 'File has too many lines (181).']],
  'max-lines-per-function': [
    ['src/ui/a.ts', functionOf('void 0;\n'.repeat(69)), `Function 'f' has too many lines (71).`],
    ['src/tooling/a.mjs', functionOf('void 0;\n'.repeat(69)), `Function 'f' has too many lines`],
  ],
  complexity: [
    ['src/ui/a.ts', functionOf('if (a) b();\n'.repeat(12)), `Function 'f' has a complexity of 13.`],
  ],
  'circles/no-circle': [
    ['src/text/fill.ts', `import './fill';`, 'Imports itself: src/text/fill.ts →'],
    ['src/text/fill.ts', `import type { A } from './sizes';`, CIRCLE],
    ['src/text/fill.ts', `export * from './sizes';`, CIRCLE],
    ['src/text/fill.ts', `export type { A } from './sizes';`, CIRCLE],
    ['src/text/fill.ts', `export const load = () => import('./sizes');`, CIRCLE],
    ['src/text/fill.ts', `export type A = import('./sizes').A;`, CIRCLE],
    ['src/app/react-root.ts', `import './mount-app';`, 'Imports itself: src/app/react-root.ts →'],
  ],
  'no-undef': [
    ['test/support/a.mjs', `proces.exit(1);`, `'proces' is not defined.`],
    ['src/tooling/a.mjs', `document.title;`, `'document' is not defined.`],
    ['demo/pages/scripts/a.js', `process.exit(1);`, `'process' is not defined.`],
  ],
  'perfectionist/sort-imports': [
    ['test/unit/a.ts', importsOf('./c', '../b'), 'Expected "../b" to come before "./c"'],
    ['test/e2e/a.mjs', importsOf('../a', '../../b'), 'Expected "../../b" to come before "../a"'],
    ['demo/a.ts', importsOf('react', 'node:fs'), 'Expected "node:fs" (builtin) to come before'],
    ['src/ui/A.tsx', importsOf('swr', 'react'), 'Expected "react" to come before "swr"'],
    ['test/unit/a.ts', `${importsOf('./a')} import './b';`, 'Expected "./b" (side-effect) to'],
  ],
};

const SORTED = importsOf('node:fs', 'react', '../../b', '../a', './c');

const FREE = [
  [
    'src/screens/login/A.tsx',
    `import 'react'; import './LoginScreen.css'; import '../../ui/Card';`,
  ],
  ['src/element.tsx', `import './element/load-app'; import './app/app-host';`],
  ['src/element/a.ts', `import type { Element } from '../element';`],
  ['src/react.ts', `import './index'; import './settings/attributes';`],
  ['src/api.ts', `import './api/client'; import './settings/settings'; import './host/cookies';`],
  ['demo/backend/a.ts', `import '../../src/origins'; import '../../src/api/contract';`],
  ['demo/a.ts', `import './backend/backend'; import '../src/domain/dates';`],
  ['demo/backend/storage/a.ts', `import '../../../src/mock/refusal';`],
  ['src/mock/a.ts', `import '../api/contract'; import '../domain/dates'; import '../text/errors';`],
  ['src/api/send-call.ts', `import 'ky-of-another-name'; import ky from 'ky';`],
  ['src/html/a.ts', `import 'dompurify'; node.innerHTML = ''; dangerouslySetInnerHTML;`],
  ['src/host/a.ts', `document.cookie = a; location.assign(a); history.back(); dataLayer.push(a);`],
  ['src/routing/a.ts', `window.location.assign(a); history.back();`],
  ['src/origins/a.ts', `export const name = 'medxpress';`],
  ['src/app/a.ts', `export const api = 'medxpress-api-base'; const history = []; history.push(2);`],
  ['src/app/a.ts', `query.history.push(1); export const { location } = visit;`],
  ['src/app/a.ts', `export const pathOf = (location: string) => location.replace(a, b);`],
  ['src/app/A.tsx', `export const a = <p onWheel={caught(b)}><Own onOpen={b} /></p>;`],
  ['src/app/A.tsx', `export const a = <p className="card" id={'x'}>{text.title} · {b} – 1.</p>;`],
  ['src/app/A.tsx', `export const a = <p kind="label">{b === 'words' && <b />} {'·'} &nbsp;</p>;`],
  ['src/text/a.ts', 'export const a = `Max ${MAX_TOTAL_MEGABYTES} MB, {size} MB`;'],
  ['src/ui/a.ts', 'void 0;\n'.repeat(180)],
  ['src/ui/a.ts', functionOf('// A reason.\n\nvoid 0;\n'.repeat(59))],
  ['src/ui/a.ts', functionOf('if (a) b();\n'.repeat(11))],
  ['src/ui/a.ts', functionOf(`switch (a) {\n${'case b: c();\n'.repeat(30)}}\n`)],
  ['src/text/sizes.ts', `import './fill'; import type { Texts } from './texts';`],
  ['test/element/routing/a.ts', `window.location.assign(a); document.getElementById(a);`],
  ['test/e2e/a.mjs', `process.exit(document.title.length);`],
  [
    'test/e2e/a.test.mjs',
    `${NODE_TEST} test('works here', { skip: !process.env.PATH }); void process.only;`,
  ],
  ['test/unit/a.ts', `import './z'; import './y'; ${SORTED}`],
];

/** Without the linter's own word about a comment that turns rules off in vain. */
const reports = async (file, code) =>
  (await messagesOf(file, code))
    .filter(({ fatal, ruleId }) => fatal || ruleId)
    .map(({ ruleId, message }) => `${ruleId}: ${message}`);

test('each rule of ours reports its mistake, and says what to do', async () => {
  for (const [rule, cases] of Object.entries(REPORTED)) {
    for (const [file, code, message] of cases) {
      const found = await reports(file, code);
      assert.equal(found.length, 1, `${file}: ${code}\n${found.join('\n')}`);
      assert.ok(found[0].startsWith(`${rule}: ${message}`), `${file}: ${code}\n${found[0]}`);
    }
  }
});

test('no rule reports code that is allowed or only looks like a mistake', async () => {
  for (const [file, code] of FREE) assert.deepEqual(await reports(file, code), [], file);
});

/** These rules need types, so the code replaces a file of the project. */
const BARE_TEXTS = {
  'a text beside an element': `<p>{a}<b /></p>`,
  'a text that may be absent': `<p><b />{c && a}</p>`,
  'a number in a fragment': `<>{a.length}</>`,
  'a text in the place of an element': `<p>{c ? a : <b />}<i /></p>`,
  'two texts': `<p> {a}</p>`,
};
const LONE_TEXTS = [
  `<p>{a}</p>`,
  `<p>{c ? a : undefined}</p>`,
  `<p>\n  {a}\n</p>`,
  `<p><b>{a}</b>{c && <i />}{null}</p>`,
  '<p><b />{/* A reason. */}</p>',
];

test('only a text that a translator may replace under React is reported', async () => {
  const typed = new ESLint({ cwd: ROOT, ruleFilter: ({ ruleId }) => ruleId.endsWith('lone-text') });
  const countIn = async (jsx) => {
    const code = `export const A = ({ a, c }: { a: string; c: boolean }) => ${jsx};`;
    const [{ messages }] = await typed.lintText(code, {
      filePath: join(ROOT, 'src/ui/Button.tsx'),
    });
    assert.deepEqual(
      messages.filter(({ fatal }) => fatal),
      [],
    );
    return messages.length;
  };
  for (const [name, jsx] of Object.entries(BARE_TEXTS)) assert.ok((await countIn(jsx)) > 0, name);
  for (const jsx of LONE_TEXTS) assert.equal(await countIn(jsx), 0, jsx);
});

/** Mistakes that no file may make. Each is added to a file of every folder. */
const MISTAKES = {
  'boundaries/dependencies': `import * as lost from './nowhere';`,
  'perfectionist/sort-imports': `import * as late from 'node:fs';`,
  'no-restricted-globals': `void cookieStore;`,
  'no-restricted-properties': `void late.activeElement;`,
  'no-restricted-syntax': 'void import(`./nowhere`);',
  'no-undef': `void nothing;`,
  'max-lines': '\n'.repeat(180),
  'max-lines-per-function': functionOf('void 0;\n'.repeat(70)),
  complexity: `export const complex = (a) => a${'?.b'.repeat(12)};`,
  'circles/no-circle': `import * as itself from './{file}';`,
};

const HELD = [
  ['src', /\.tsx?$/, Object.keys(MISTAKES).filter((rule) => rule !== 'no-undef')],
  ['demo', /\.ts$/, ['boundaries/dependencies', 'perfectionist/sort-imports']],
  ['test', /\.tsx?$/, ['perfectionist/sort-imports']],
  [
    'src',
    /\.mjs$/,
    ['perfectionist/sort-imports', 'no-undef', 'max-lines', 'max-lines-per-function', 'complexity'],
  ],
  ['demo', /\.js$/, ['perfectionist/sort-imports', 'no-undef']],
  ['test', /\.mjs$/, ['perfectionist/sort-imports', 'no-undef']],
];

/** Declarations, built files, and files that hosts compile. */
const NOT_OURS = /\.d\.ts$|\/\.build\/|^demo\/hosts\/|^test\/package\/consumer\//;

/** One file of each folder below this one. */
function oneOfEachFolder(top, pattern) {
  const files = readdirSync(join(ROOT, top), { recursive: true })
    .map((file) => `${top}/${file.split(sep).join('/')}`)
    .filter((file) => pattern.test(file) && !NOT_OURS.test(file));
  return new Map(files.map((file) => [posix.dirname(file), file])).values();
}

test('the rules hold in every folder', async () => {
  let seen = 0;
  for (const [top, pattern, rules] of HELD) {
    for (const file of oneOfEachFolder(top, pattern)) {
      const mistakes = Object.values(MISTAKES).map((code) =>
        code.replace('{file}', posix.parse(file).name),
      );
      const code = [readFileSync(join(ROOT, file), 'utf8'), ...mistakes].join('\n');
      const found = (await messagesOf(file, code)).map(({ ruleId }) => ruleId);
      const silent = rules.filter((rule) => !found.includes(rule));
      assert.deepEqual(silent, [], `no report in ${file}`);
      seen += 1;
    }
  }
  assert.ok(seen > 50, `saw only ${seen} folders`);
});
