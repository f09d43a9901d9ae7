/**
 * Runs after every test of the file. What it throws fails that test: mocha itself would skip all the
 * tests that follow.
 */
export function afterEveryTest(check: () => Promise<void> | void): void {
  afterEach(async function () {
    try {
      await check();
    } catch (error) {
      const test = this.currentTest;
      if (!test || test.state === 'failed') return;
      test.state = 'failed';
      test.err = error as Error;
    }
  });
}
