import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';

/** The tests of a suite and its inner suites, each by its full name. */
const testsOf = ({ tests = [], suites = [] } = {}, names = []) => [
  ...tests.map((test) => ({ ...test, name: [...names, test.name].join(' › ') })),
  ...suites.flatMap((suite) => testsOf(suite, [...names, suite.name])),
];

const describe = (name, error) => `${name}: ${error?.message ?? 'no message'}`;

/** The results of a test file; an error outside its tests counts as one failure. */
function resultOf({ passed, testFile, testResults, errors = [] }) {
  const tests = testsOf(testResults).filter(({ skipped }) => !skipped);
  const failed = tests.filter((test) => !test.passed);
  const file = relative(process.cwd(), testFile);
  const failures = failed.map(({ name, error }) => describe(`${file} › ${name}`, error));
  if (!passed && failures.length === 0) failures.push(describe(file, errors[0]));
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
