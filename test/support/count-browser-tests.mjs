import { appendFileSync } from 'node:fs';

const testsOf = ({ tests = [], suites = [] } = {}) => [...tests, ...suites.flatMap(testsOf)];

/** What a test file has come to; one that broke outside its tests has failed once. */
function countsOf({ passed, testResults }) {
  const tests = testsOf(testResults).filter(({ skipped }) => !skipped);
  const failed = tests.filter((test) => !test.passed).length;
  return { passed: tests.length - failed, failed: passed ? failed : Math.max(failed, 1) };
}

/** A reporter of the browser's runner that leaves its counts in the file that TEST_COUNTS names. */
export const countBrowserTests = () => ({
  onTestRunFinished({ sessions }) {
    const { TEST_COUNTS } = process.env;
    if (!TEST_COUNTS) return;
    for (const session of sessions)
      appendFileSync(TEST_COUNTS, `${JSON.stringify(countsOf(session))}\n`);
  },
});
