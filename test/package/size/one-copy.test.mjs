import assert from 'node:assert/strict';
import { posix } from 'node:path';
import { test } from 'node:test';
import ts from 'typescript';
import { read } from './built.mjs';

/** The scripts that a page may load first. Portals also load the API client and the React component. */
const PAGES = {
  'of the entry for pages': ['medical-aid-inquiries.js', 'api.js', 'react.js'],
  'of the entries for bundlers': ['element.js', 'class.js', 'api.js', 'react.js'],
  'of the lean entry for pages': ['lean/medical-aid-inquiries.js'],
  'of the lean entries for bundlers': ['lean/element.js', 'lean/class.js'],
};

const COLLECTIONS = ['Map', 'Set', 'WeakMap', 'WeakSet'];

/** Whether a value of a module can change while the page runs, or is compared by identity. */
function holdsState(value) {
  if (!value) return true;
  if (ts.isNewExpression(value))
    return COLLECTIONS.includes(value.expression.getText()) && !value.arguments?.length;
  if (ts.isCallExpression(value))
    return /^(?:createContext|createValueStore|keptWith|lazy|loadedOnce|requiredContext)$/.test(
      value.expression.getText(),
    );
  return ts.isArrayLiteralExpression(value) && value.elements.length === 0;
}

/** The variables of a module that hold state. */
function stateOf(name, text) {
  const tree = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  return tree.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) =>
      declarationList.declarations
        .filter(
          ({ initializer }) => declarationList.flags & ts.NodeFlags.Let || holdsState(initializer),
        )
        .map((declaration) => declaration.name.getText()),
    );
}

/** The modules in a script, each with its text. */
function modulesIn(file) {
  const { sources, sourcesContent } = JSON.parse(read(`${file}.map`));
  const folder = posix.dirname(`dist/${file}`);
  return sources.map((source, index) => [posix.join(folder, source), sourcesContent[index]]);
}

/** The scripts and everything that they may load, at once or later. */
function loadedBy(entries) {
  const found = new Set(entries);
  for (const file of found)
    for (const [, name] of read(file)
      .toString()
      .matchAll(/["'](\.{1,2}\/[^"']+\.js)["']/g))
      found.add(posix.join(posix.dirname(file), name));
  return [...found];
}

test('no part that may be imported twice shares state with another one', () => {
  const files = loadedBy(PAGES['of the entry for pages']);
  const texts = new Map(files.map((file) => [file, read(file).toString()]));
  const all = [...texts.values()].join('\n');
  const twice = files.filter((file) => all.includes(`"./${posix.basename(file)}",Date.now()`));
  assert.ok(twice.length > 5, 'second attempts were not recognised');
  const isShared = (file) => all.includes(`from"./${posix.basename(file)}"`);
  const shared = twice.filter(isShared).flatMap((file) =>
    modulesIn(file)
      .map(([name, text]) => [name, stateOf(name, text)])
      .filter(([, state]) => state.length > 0),
  );
  assert.deepEqual(shared, []);
});

for (const [page, entries] of Object.entries(PAGES)) {
  test(`no module with state is in two files of a page, ${page} (security 45)`, () => {
    const files = loadedBy(entries);
    assert.ok(files.length > 10, `saw only ${files.length} files: build first`);
    const copies = new Map();
    for (const file of files)
      for (const [name, text] of modulesIn(file))
        copies.set(name, { text, in: [...(copies.get(name)?.in ?? []), file] });
    assert.ok(
      stateOf('erase-drafts.ts', copies.get('src/draft-store/erase-drafts.ts').text).includes(
        'erasedHere',
      ),
      'what holds state was not recognised',
    );
    const doubled = [...copies]
      .filter(([, copy]) => copy.in.length > 1)
      .map(([name, copy]) => [name, stateOf(name, copy.text), copy.in])
      .filter(([, state]) => state.length > 0);
    assert.deepEqual(doubled, []);
  });
}
