const message = 'Every test runs: remove it.';

const FUNCTIONS = ['context', 'describe', 'it', 'specify', 'suite', 'test'];

/** Node's tests receive `t`; Mocha's use `this`. */
const OBJECTS = [...FUNCTIONS, 't'];

/** An option with a condition is allowed, because a test may be for one platform. */
const OPTION =
  'ObjectExpression > Property[key.name=/^(only|skip|todo)$/]' +
  ':matches([value.value=true], [value.value=/./], [value.type="TemplateLiteral"])';

/** No test is skipped, or run without the others of its file. */
export const everyTestRuns = {
  files: ['test/**/*.{ts,tsx,mjs}'],
  rules: {
    'no-restricted-properties': [
      'error',
      ...OBJECTS.flatMap((object) =>
        ['only', 'skip', 'todo'].map((property) => ({ object, property, message })),
      ),
    ],
    'no-restricted-syntax': [
      'error',
      ...[
        `CallExpression[callee.name=/^(${FUNCTIONS.join('|')})$/] > ${OPTION}`,
        'CallExpression[callee.name=/^x(context|describe|it|specify)$/]',
        'CallExpression[callee.object.type="ThisExpression"][callee.property.name="skip"]',
      ].map((selector) => ({ selector, message })),
    ],
  },
};
