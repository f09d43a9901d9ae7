import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { test } from 'node:test';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';

const ROOT = join(import.meta.dirname, '../..');

/** Rules that ask for types cannot read a file that is not there. */
const planted = new ESLint({ cwd: ROOT, overrideConfig: tseslint.configs.disableTypeChecked });
const project = new ESLint({ cwd: ROOT });

const IMPORTS = 'boundaries/dependencies';
const FILES = 'boundaries/no-unknown-files';
const GLOBALS = 'no-restricted-globals';
const PROPERTIES = 'no-restricted-properties';
const SYNTAX = 'no-restricted-syntax';
const LINES = 'max-lines';
const NAMES = 'no-undef';
const RULES = [IMPORTS, FILES, GLOBALS, PROPERTIES, SYNTAX, LINES, NAMES];

/** What the rules named above say of a file with this code, as 'rule: message'. */
async function reports(file, code) {
  const [{ messages }] = await planted.lintText(code, { filePath: join(ROOT, file) });
  return messages
    .filter(({ fatal, ruleId }) => fatal || RULES.includes(ruleId))
    .map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

const restricted = (name) => `'${name}' is restricted from being used.`;

const SCREEN = '../screens/login/LoginScreen';
const UPWARD = `components may not import '${SCREEN}': move what both need to components or lower`;

/** File, code, the rule that reports it, once, and the beginning of its message. */
const REPORTED = [
  ['src/components/A.tsx', `import { Screen } from '${SCREEN}';`, IMPORTS, UPWARD],
  ['src/components/A.tsx', `import type { Screen } from '${SCREEN}';`, IMPORTS, UPWARD],
  ['src/components/A.tsx', `export * from '${SCREEN}';`, IMPORTS, UPWARD],
  ['src/components/A.tsx', `export type { Screen } from '${SCREEN}';`, IMPORTS, UPWARD],
  ['src/components/A.tsx', `export const load = () => import('${SCREEN}');`, IMPORTS, UPWARD],
  ['src/components/A.tsx', `export type Screen = import('${SCREEN}').Screen;`, IMPORTS, UPWARD],
  ['src/components/A.tsx', `import '../screens/login/login.css';`, IMPORTS, 'components may not'],
  ['src/components/A.tsx', `import '../../test/run.mjs';`, IMPORTS, 'components may not'],
  ['src/components/A.tsx', `import './nowhere';`, IMPORTS, `There is no file './nowhere'.`],
  ['src/domain/a.ts', `import '../ui/Button';`, IMPORTS, 'domain may not'],
  ['src/ui/A.tsx', `import '../domain/dates';`, IMPORTS, 'ui may not'],
  ['src/app/App.tsx', `import '../element';`, IMPORTS, 'app may not'],
  ['src/element.tsx', `import './class';`, IMPORTS, 'element may not'],
  ['src/server.ts', `import './index';`, IMPORTS, 'server may not'],
  [
    'src/screens/login/A.tsx',
    `import '../contact-us/ContactUsScreen';`,
    IMPORTS,
    'A screen may not import another screen: move what both need to components or lower.',
  ],
  ['src/api.ts', `import './components/drafts';`, IMPORTS, 'src/api.ts may not'],
  ['src/api.ts', `import './domain/dates';`, IMPORTS, 'src/api.ts may not'],
  ['demo/backend/a.ts', `import '../../src/settings/settings';`, IMPORTS, 'demo may not'],
  ['demo/start.ts', `import '../src/api/client';`, IMPORTS, 'demo may not'],
  ['src/strange/a.ts', `import '../domain/dates';`, FILES, 'File does not match'],
  ['src/screens/a.ts', `import '../domain/dates';`, FILES, 'File does not match'],

  ['src/api/a.ts', `import ky from 'ky';`, SYNTAX, 'Call the API'],
  ['src/api/a.ts', `export type { KyInstance } from 'ky';`, SYNTAX, 'Call the API'],
  [
    'src/app/a.ts',
    `export const load = () => import('dompurify');`,
    SYNTAX,
    'Sanitise with src/html',
  ],
  [
    'src/app/a.ts',
    `export type Purifier = import('dompurify').DOMPurify;`,
    SYNTAX,
    'Sanitise with',
  ],
  ['src/app/A.tsx', `export const a = <p dangerouslySetInnerHTML={b} />;`, SYNTAX, 'Show SafeHtml'],
  ['src/app/a.ts', `export const a = { dangerouslySetInnerHTML: b };`, SYNTAX, 'Show SafeHtml'],
  ['src/app/a.ts', `node.innerHTML = '';`, PROPERTIES, `${restricted('innerHTML')} Show SafeHtml`],
  ['src/app/a.ts', `node.outerHTML = '';`, PROPERTIES, restricted('outerHTML')],
  ['src/app/a.ts', `node.insertAdjacentHTML(a, b);`, PROPERTIES, restricted('insertAdjacentHTML')],
  ['src/api/a.ts', `document.cookie = a;`, PROPERTIES, `${restricted('cookie')} Use host/cookies.`],
  ['src/api/a.ts', `export const { cookie } = document;`, PROPERTIES, restricted('cookie')],
  ['src/app/a.ts', `(window as Page).dataLayer?.push(1);`, SYNTAX, 'Use host/data-layer.'],
  ['src/app/a.ts', `location.assign(a);`, GLOBALS, `Unexpected use of 'location'. Use src/routing`],
  ['src/app/a.ts', `window.location.assign(a);`, PROPERTIES, restricted('location')],
  ['src/app/a.ts', `export const { location } = window;`, PROPERTIES, restricted('location')],
  ['src/app/a.ts', `frame.contentWindow?.location.reload();`, PROPERTIES, restricted('location')],
  ['src/app/a.ts', `/* eslint-disable */ location.assign(a);`, GLOBALS, `Unexpected use of`],
  ['src/app/a.ts', `history.back();`, GLOBALS, `Unexpected use of 'history'. Use src/routing`],
  ['src/app/a.ts', `const page = window; page.history.back();`, PROPERTIES, restricted('history')],
  ['src/host/a.ts', `void cookieStore.get(a);`, GLOBALS, `Unexpected use of 'cookieStore'.`],
  ['src/host/a.ts', `void window.cookieStore.get(a);`, PROPERTIES, restricted('cookieStore')],
  ['src/app/a.ts', `export const code = 'MEMBER_WEB';`, SYNTAX, 'Ask the origin’s policy'],
  ['src/app/a.ts', 'export const code = `MED_XPRESS`;', SYNTAX, 'Ask the origin’s policy'],
  ['src/app/a.ts', 'export type Name = `medxpress`;', SYNTAX, 'Ask the origin’s policy'],
  ['src/host/a.ts', `root.activeElement;`, PROPERTIES, restricted('activeElement')],
  ['src/host/a.ts', `document.getElementById(a);`, PROPERTIES, restricted('getElementById')],
  ['src/app/a.ts', 'void import(`../element`);', SYNTAX, 'Write the path in quotes'],

  ['src/app/A.tsx', `export const a = <p>Words</p>;`, SYNTAX, 'Move the words to src/text'],
  ['src/app/A.tsx', `export const a = <>{'Words'}</>;`, SYNTAX, 'Move the words'],
  ['src/app/A.tsx', 'export const a = <p>{`Words`}</p>;', SYNTAX, 'Move the words'],
  ['src/app/A.tsx', 'export const a = <p>{`${b} words`}</p>;', SYNTAX, 'Move the words'],
  ['src/app/A.tsx', `export const a = <p>{b ? c : 'words'}</p>;`, SYNTAX, 'Move the words'],
  ['src/app/A.tsx', `export const a = <p>{b && 'words'}</p>;`, SYNTAX, 'Move the words'],
  ['src/app/A.tsx', `export const a = <p aria-label="Words" />;`, SYNTAX, 'Move the words'],
  ['src/app/A.tsx', `export const a = <img alt={'Words'} />;`, SYNTAX, 'Move the words'],
  ['src/app/A.tsx', `export const a = <a title={b ?? 'words'} />;`, SYNTAX, 'Move the words'],
  ['src/app/A.tsx', `export const a = <Field label="Words" />;`, SYNTAX, 'Move the words'],
  ['src/app/A.tsx', `export const a = <Field placeholder="Words" />;`, SYNTAX, 'Move the words'],

  ['src/ui/a.ts', 'void 0;\n'.repeat(181), LINES, 'File has too many lines (181). Maximum'],

  ['test/support/a.mjs', `proces.exit(1);`, NAMES, `'proces' is not defined.`],
  ['src/build/a.mjs', `document.title;`, NAMES, `'document' is not defined.`],
  ['demo/pages/scripts/a.js', `process.exit(1);`, NAMES, `'process' is not defined.`],
];

const FREE = [
  ['src/screens/login/A.tsx', `import 'react'; import './login.css'; import '../../ui/Card';`],
  ['src/element.tsx', `import './element/load-app'; import './app/app-host';`],
  ['src/element/a.ts', `import type { Element } from '../element';`],
  ['src/api.ts', `import './api/client'; import './settings/settings'; import './host/cookies';`],
  ['demo/backend/a.ts', `import '../../src/origins'; import '../../src/api/contract';`],
  ['demo/start.ts', `import './backend/backend'; import '../src/domain/dates';`],
  ['src/api/client.ts', `import ky from 'ky'; import 'ky-of-another-name';`],
  ['src/html/a.ts', `import 'dompurify'; node.innerHTML = ''; dangerouslySetInnerHTML;`],
  [
    'src/host/a.ts',
    `document.cookie = a; location.assign(a); window.history.back(); dataLayer.push(b);`,
  ],
  ['src/routing/a.ts', `window.location.assign(a); history.back();`],
  ['src/origins/a.ts', `export const name = 'medxpress';`],
  [
    'src/app/a.ts',
    `export const api = 'medxpress-api-base'; const history = [1]; history.push(2);`,
  ],
  ['src/app/a.ts', `export const pathOf = (location: string) => location.replace(a, b);`],
  [
    'src/app/A.tsx',
    `export const a = <p className="card" id={'x'}>{text.title} · {count} – 1.</p>;`,
  ],
  ['src/app/A.tsx', `export const a = <p kind="label">{b === 'words' && <b />} {'·'} &nbsp;</p>;`],
  ['src/ui/a.ts', 'void 0;\n'.repeat(180)],
  ['test/e2e/a.mjs', `process.exit(document.title.length);`],
  ['test/routing/a.ts', `window.location.assign(a); document.getElementById(a);`],
];

test('each rule of ours reports what it is there for, and says what to do', async () => {
  for (const [file, code, rule, message] of REPORTED) {
    const found = await reports(file, code);
    assert.equal(found.length, 1, `${file}: ${code}\n${found.join('\n')}`);
    assert.ok(found[0].startsWith(`${rule}: ${message}`), `${file}: ${code}\n${found[0]}`);
  }
});

test('what is allowed, or only looks alike, is free', async () => {
  for (const [file, code] of FREE) assert.deepEqual(await reports(file, code), [], file);
});

test('the rules hold for the files that are there', async () => {
  const filesIn = (folder, pattern) =>
    readdirSync(join(ROOT, folder), { recursive: true })
      .map((file) => `${folder}/${file.split(sep).join('/')}`)
      .filter((file) => pattern.test(file) && !/\.d\.ts$|\/\.build\/|demo\/hosts\//.test(file));
  const held = {
    [IMPORTS]: [...filesIn('src', /\.tsx?$/), ...filesIn('demo', /\.ts$/)],
    [FILES]: filesIn('src', /\.tsx?$/),
    [GLOBALS]: filesIn('src', /\.tsx?$/),
    [PROPERTIES]: filesIn('src', /\.tsx?$/),
    [SYNTAX]: filesIn('src', /\.tsx?$/),
    [LINES]: filesIn('src', /\.(?:tsx?|mjs)$/),
    [NAMES]: [...filesIn('src', /\.mjs$/), ...filesIn('test', /\.mjs$/)],
  };
  for (const [rule, files] of Object.entries(held)) {
    assert.ok(files.length > 100, `${rule}: saw only ${files.length} files`);
    for (const file of files) {
      const config = await project.calculateConfigForFile(join(ROOT, file));
      assert.equal(config?.rules[rule]?.[0], 2, `${rule} is off in ${file}`);
    }
  }
});
