import { defaultReporter } from '@web/test-runner';
import { testsOf } from './tests-of.mjs';

/** A page's tests by their file, which is their outermost suite. */
function filesOf({ testResults }) {
  const files = new Map();
  for (const test of testsOf(testResults)) {
    const [file] = test.names;
    files.set(file, [...(files.get(file) ?? []), test]);
  }
  return files;
}

function lineOf(file, tests) {
  const failed = tests.filter(({ passed }) => !passed).length;
  const seconds = tests.reduce((sum, { duration = 0 }) => sum + duration, 0) / 1000;
  const counts = `${tests.length - failed} passed${failed > 0 ? `, ${failed} failed` : ''}`;
  return `${file}: ${counts} (${seconds.toFixed(1)} s)`;
}

/**
 * A reporter for the browser runner: a line for each file, and the details of each failure once. Progress is only
 * drawn on a terminal. Console output of passing tests is expected, and not shown.
 */
export function reportFiles() {
  const reporter = defaultReporter({ reportTestProgress: Boolean(process.stdout.isTTY) });
  return {
    ...reporter,
    reportTestFileResults(results) {
      const { logger, sessionsForTestFile } = results;
      for (const session of sessionsForTestFile)
        for (const [file, tests] of filesOf(session)) logger.log(lineOf(file, tests));
      if (sessionsForTestFile.some(({ passed }) => !passed))
        reporter.reportTestFileResults(results);
    },
  };
}
