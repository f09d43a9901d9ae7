import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import ts from 'typescript';
import { snippetsUnder } from '../support/documents.mjs';
import { ROOT } from './pack.mjs';

const CONSUMER = join(import.meta.dirname, 'consumer');

/** A program of a portal's files. */
function programWith(options) {
  const file = join(CONSUMER, 'tsconfig.json');
  const { config } = ts.readConfigFile(file, ts.sys.readFile);
  const parsed = ts.parseJsonConfigFileContent(config, ts.sys, CONSUMER, options);
  assert.ok(parsed.fileNames.length >= 2, `saw only ${parsed.fileNames.length} files`);
  return ts.createProgram(parsed.fileNames, parsed.options);
}

/** The compiler's errors in a portal's files. */
const problemsOf = (options) =>
  ts
    .getPreEmitDiagnostics(programWith(options))
    .map(
      ({ file, messageText }) =>
        `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    );

test('a portal’s tag, properties, events, client and JSX have types, with its own declarations checked', () => {
  assert.deepEqual(problemsOf({ skipLibCheck: false }), []);
});

test('a portal’s code has the same types if a bundler resolves the modules', () => {
  const { ESNext } = ts.ModuleKind;
  const { Bundler } = ts.ModuleResolutionKind;
  assert.deepEqual(
    problemsOf({ module: ESNext, moduleResolution: Bundler, resolveJsonModule: true }),
    [],
  );
});

test('the monitoring of Operations has types for the events of every element and document', () => {
  const [snippet] = snippetsUnder('demo/OPERATIONS.md', 'Monitoring', 'js');
  const typed = readFileSync(join(CONSUMER, 'monitoring.ts'), 'utf8');
  assert.ok(typed.replace('metric: object', 'metric').includes(snippet));
});

/** The members of an exported type, with the comments that an editor shows. */
function commentsOn(program, name) {
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(join(ROOT, 'dist/types/class.d.ts'));
  const type = checker
    .getExportsOfModule(checker.getSymbolAtLocation(file))
    .find((symbol) => symbol.name === name);
  return new Map(
    checker
      .getDeclaredTypeOfSymbol(type)
      .getProperties()
      .map((member) => [
        member.name,
        ts.displayPartsToString(member.getDocumentationComment(checker)),
      ]),
  );
}

test('an editor shows the manifest’s description at each attribute, property and event', () => {
  const manifest = JSON.parse(readFileSync(join(ROOT, 'custom-elements.json'), 'utf8'));
  const { attributes, events } = manifest.modules[0].declarations[0];
  const expected = [
    ['InquiriesAttributes', attributes, ({ name }) => name],
    ['InquiriesProps', attributes, ({ fieldName }) => fieldName],
    ['AttributeProperties', attributes, ({ fieldName }) => fieldName],
    ['InquiriesEvents', events, ({ name }) => name],
    ['InquiriesListeners', events, ({ name }) => `on${name}`],
  ];
  const program = programWith({});
  for (const [type, entries, nameOf] of expected) {
    const comments = commentsOn(program, type);
    for (const entry of entries.filter(({ name }) => name !== 'messages')) {
      const comment = comments.get(nameOf(entry));
      assert.ok(comment?.startsWith(entry.description), `${type}: ${nameOf(entry)}`);
      assert.doesNotMatch(comment, /`none`/, `${type}: ${nameOf(entry)}`);
    }
  }
});
