/** The runner sends the values of a failed assertion as JSON, which would never end for an element. */
function keepSendable(error: object, name: 'actual' | 'expected') {
  const value = Reflect.get(error, name) as unknown;
  try {
    if (value instanceof Node) throw new TypeError('a node');
    JSON.stringify(value);
  } catch {
    Reflect.set(error, name, String(value));
  }
}

/**
 * Runs after every test of the file. An error fails that test. In a separate hook, mocha would skip all following
 * tests.
 */
export function afterEveryTest(check: () => Promise<void> | void): void {
  afterEach(async function () {
    const failure = this.currentTest?.err;
    if (failure) {
      keepSendable(failure, 'actual');
      keepSendable(failure, 'expected');
    }
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
