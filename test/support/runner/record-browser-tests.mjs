import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import { firstLine } from './first-line.mjs';
import { testsOf } from './tests-of.mjs';

const describe = (name, error) => `${name}: ${firstLine(error?.message ?? 'no message')}`;

/** The results of a page. An error outside its tests counts as one failure. */
function resultOf({ passed, testFile, testResults, errors = [] }) {
  const tests = testsOf(testResults);
  const failed = tests.filter((test) => !test.passed);
  // The first name is the file's.
  const failures = failed.map(({ names, error }) => describe(names.join(' › '), error));
  if (!passed && failures.length === 0)
    failures.push(describe(relative(process.cwd(), testFile), errors[0]));
  return { passed: tests.length - failed.length, failures };
}

/** A reporter for the browser runner that writes its results to the file in TEST_RESULTS. */
export const recordBrowserTests = () => ({
  onTestRunFinished({ sessions }) {
    const { TEST_RESULTS } = process.env;
    if (!TEST_RESULTS) return;
    for (const session of sessions)
      appendFileSync(TEST_RESULTS, `${JSON.stringify(resultOf(session))}\n`);
  },
});
