const message = 'Every test runs: remove it.';

const callOf = (name) => `CallExpression[callee.name=/^(describe|it|suite|test)$/] > ${name}`;

/** No test is skipped, or run without the others of its file. */
export const everyTestRuns = {
  files: ['test/**/*.{ts,tsx,mjs}'],
  rules: {
    'no-restricted-properties': [
      'error',
      ...['describe', 'it', 'suite', 'test'].flatMap((object) =>
        ['only', 'skip', 'todo'].map((property) => ({ object, property, message })),
      ),
    ],
    'no-restricted-syntax': [
      'error',
      {
        selector: callOf(
          'ObjectExpression > Property[key.name=/^(only|skip|todo)$/][value.value=true]',
        ),
        message,
      },
    ],
  },
};
