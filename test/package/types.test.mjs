import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import ts from 'typescript';

const CONSUMER = join(import.meta.dirname, 'consumer');

/** The compiler's errors in a portal's files. */
function problemsOf(options) {
  const file = join(CONSUMER, 'tsconfig.json');
  const { config } = ts.readConfigFile(file, ts.sys.readFile);
  const parsed = ts.parseJsonConfigFileContent(config, ts.sys, CONSUMER, options);
  assert.ok(parsed.fileNames.length >= 2, `saw only ${parsed.fileNames.length} files`);
  const program = ts.createProgram(parsed.fileNames, parsed.options);
  return ts
    .getPreEmitDiagnostics(program)
    .map(
      ({ file, messageText }) =>
        `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    );
}

test('a portal is typed: tag, properties, events, client and JSX, with its own declarations checked', () => {
  assert.deepEqual(problemsOf({ skipLibCheck: false }), []);
});

test('the same if a bundler resolves the modules', () => {
  const { ESNext } = ts.ModuleKind;
  const { Bundler } = ts.ModuleResolutionKind;
  assert.deepEqual(
    problemsOf({ module: ESNext, moduleResolution: Bundler, resolveJsonModule: true }),
    [],
  );
});
