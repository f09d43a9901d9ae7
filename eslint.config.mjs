import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import perfectionist from 'eslint-plugin-perfectionist';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { directions } from './src/build/lint/directions.mjs';
import { owners } from './src/build/lint/owners.mjs';

/** Tables become labelled cards on phones; the roles keep their meaning where `display` takes it. */
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
    // What hosts compile: it means something only beside the built package and their framework.
    'src/frameworks',
    'demo/hosts',
    'test/package/consumer',
  ]),
  // A rule that does not fit a file is changed here, not switched off in the file.
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
          // An import for its effect may prepare what the others need: it loads first.
          groups: ['side-effect', 'builtin', 'external', ['parent', 'sibling']],
        },
      ],
    },
  },
  { files: ['**/*.mjs'], languageOptions: { globals: globals.node } },
  {
    // Some of their functions run in a page.
    files: ['test/{bench,e2e,gallery}/**/*.mjs', 'demo/pages/**/*.js'],
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/no-deprecated': 'error',
      // Hooks and APIs are taken apart by name.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-unnecessary-condition': 'error',
      '@typescript-eslint/no-unnecessary-template-expression': 'error',
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
    files: ['test/**/*.ts'],
    rules: {
      // One package of the runner types `equal` as a promise, for snapshots that are not used here.
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
      'jsx-a11y/no-interactive-element-to-noninteractive-role': ['error', TABLE_ROLES],
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
  { files: ['src/**/*.{ts,tsx,mjs}'], rules: { 'max-lines': ['error', 180] } },
  directions,
  owners,
);
