import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutRank, wrongImports } from './import-direction.mjs';
import { readSources, sourceFrom } from './source.mjs';

const sources = [...readSources('src'), ...readSources('demo')];
const ofFile = (path, text) => wrongImports([sourceFrom(path, text)]);

test('imports go one way, from higher ranks to lower ones', () => {
  assert.ok(sources.length > 40, `saw only ${sources.length} files`);
  assert.deepEqual(withoutRank(sources), []);
  assert.deepEqual(wrongImports(sources), []);
});

test('an import against the direction is found, in every form', () => {
  for (const text of [
    `import { Screen } from '../screens/login/LoginScreen';`,
    `import type { Screen } from '../screens/login/LoginScreen';`,
    `export * from '../screens/login/LoginScreen';`,
    `const load = () => import('../screens/login/LoginScreen');`,
    `type Screen = import('../screens/login/LoginScreen').Screen;`,
  ])
    assert.deepEqual(ofFile('src/components/A.tsx', text), [
      'src/components/A.tsx -> src/screens/login/LoginScreen',
    ]);
});

test('equal ranks, screens and the entries keep apart', () => {
  const refused = {
    'src/domain/a.ts': '../ui/Button',
    'src/screens/login/A.tsx': '../contact-us/B',
    'src/api.ts': './components/A',
    'src/app/App.tsx': '../element',
    'demo/backend/a.ts': '../../src/settings/settings',
    'demo/start.ts': '../src/api/client',
  };
  for (const [path, to] of Object.entries(refused))
    assert.equal(ofFile(path, `import '${to}';`).length, 1, `${path} -> ${to}`);
});

test('lower ranks, the own folder and packages are free', () => {
  const free = `import 'react'; import './b.css'; import '../../ui/Card'; import './c/D';`;
  assert.deepEqual(ofFile('src/screens/login/A.tsx', free), []);
  assert.deepEqual(ofFile('demo/backend/a.ts', `import '../../src/origins'; import './b';`), []);
});
