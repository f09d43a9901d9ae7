/** The tests of a page's results that ran, with the names of their suites and their own. */
export const testsOf = ({ tests = [], suites = [] } = {}, outer = []) => [
  ...tests
    .filter(({ skipped }) => !skipped)
    .map((test) => ({ ...test, names: [...outer, test.name] })),
  ...suites.flatMap((suite) => testsOf(suite, [...outer, suite.name])),
];
