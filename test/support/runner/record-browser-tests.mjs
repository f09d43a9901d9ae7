import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';

/** The tests of a suite and of those in it, each by its whole name. */
const testsOf = ({ tests = [], suites = [] } = {}, names = []) => [
  ...tests.map((test) => ({ ...test, name: [...names, test.name].join(' › ') })),
  ...suites.flatMap((suite) => testsOf(suite, [...names, suite.name])),
];

const tell = (name, error) => `${name}: ${error?.message ?? 'no message'}`;

/** What a test file has come to; one that broke outside its tests has failed once. */
function resultOf({ passed, testFile, testResults, errors = [] }) {
  const tests = testsOf(testResults).filter(({ skipped }) => !skipped);
  const failed = tests.filter((test) => !test.passed);
  const file = relative(process.cwd(), testFile);
  const failures = failed.map(({ name, error }) => tell(`${file} › ${name}`, error));
  if (!passed && failures.length === 0) failures.push(tell(file, errors[0]));
  return { passed: tests.length - failed.length, failures };
}

/** A reporter of the browser's runner that leaves its results in the file that TEST_RESULTS names. */
export const recordBrowserTests = () => ({
  onTestRunFinished({ sessions }) {
    const { TEST_RESULTS } = process.env;
    if (!TEST_RESULTS) return;
    for (const session of sessions)
      appendFileSync(TEST_RESULTS, `${JSON.stringify(resultOf(session))}\n`);
  },
});
