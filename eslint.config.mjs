import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import perfectionist from 'eslint-plugin-perfectionist';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { circles } from './src/tooling/lint/circles.mjs';
import { directions } from './src/tooling/lint/directions.mjs';
import { everyTestRuns } from './src/tooling/lint/every-test-runs.mjs';
import { loneText } from './src/tooling/lint/lone-text.mjs';
import { owners } from './src/tooling/lint/owners.mjs';

/** Tables become labelled cards on phones; explicit roles keep the semantics that `display` removes. */
const TABLE_ROLES = {
  table: ['table'],
  thead: ['rowgroup'],
  tbody: ['rowgroup'],
  tr: ['row'],
  th: ['columnheader'],
  td: ['cell'],
};

export default defineConfig(
  globalIgnores([
    'dist',
    '**/.build',
    'demo/.data',
    'coverage',
    // Compiled only with the built package and a host's framework.
    'src/frameworks',
    'demo/hosts',
    'test/package/consumer',
  ]),
  // Exceptions are made here, not inside a file.
  { linterOptions: { noInlineConfig: true } },
  js.configs.recommended,
  tseslint.configs.recommended,
  {
    plugins: { perfectionist },
    rules: {
      'perfectionist/sort-imports': [
        'error',
        {
          type: 'natural',
          newlinesBetween: 0,
          // Other imports may depend on the side effects.
          groups: ['side-effect', 'builtin', 'external', ['parent', 'sibling']],
        },
      ],
    },
  },
  { files: ['**/*.mjs'], languageOptions: { globals: globals.node } },
  {
    // Some functions run in a page.
    files: [
      'test/{e2e,support/bench,support/gallery}/**/*.mjs',
      'test/support/translator.mjs',
      'demo/pages/**/*.js',
    ],
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/no-deprecated': 'error',
      // Hook results and API objects are destructured.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-unnecessary-condition': 'error',
      '@typescript-eslint/no-unnecessary-template-expression': 'error',
      // The page's own interfaces are extended by the element's.
      '@typescript-eslint/no-empty-object-type': [
        'error',
        { allowInterfaces: 'with-single-extends' },
      ],
      '@typescript-eslint/prefer-nullish-coalescing': [
        'error',
        { ignorePrimitives: { string: true } },
      ],
      '@typescript-eslint/prefer-optional-chain': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/use-unknown-in-catch-callback-variable': 'error',
    },
  },
  {
    files: ['test/**/*.{ts,tsx}'],
    rules: {
      // The test runner's types declare `equal` as a promise, for snapshots, which are not used here.
      '@typescript-eslint/no-floating-promises': [
        'error',
        { allowForKnownSafeCalls: [{ from: 'package', name: 'Equal', package: 'chai' }] },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.recommended],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'error',
      'jsx-a11y/no-interactive-element-to-noninteractive-role': [
        'error',
        { ...TABLE_ROLES, canvas: ['img'] },
      ],
      'jsx-a11y/no-redundant-roles': ['error', TABLE_ROLES],
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'react-hooks/error-boundaries': 'error',
      'react-hooks/purity': 'error',
      'react-hooks/set-state-in-render': 'error',
      'react-hooks/static-components': 'error',
      'react-hooks/use-memo': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx,mjs}'],
    // `npm run manifest` writes it: a line and a comment for each attribute and event, in five types.
    ignores: ['src/element/documented-types.ts'],
    rules: { 'max-lines': ['error', 180] },
  },
  {
    files: ['src/**/*.{ts,tsx,mjs}'],
    rules: {
      'max-lines-per-function': ['error', { max: 70, skipBlankLines: true, skipComments: true }],
      // A `switch` counts once: it is a table.
      complexity: ['error', { max: 12, variant: 'modified' }],
    },
  },
  circles,
  directions,
  everyTestRuns,
  loneText,
  owners,
);
