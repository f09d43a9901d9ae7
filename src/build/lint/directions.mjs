import { join } from 'node:path';
import boundaries from 'eslint-plugin-boundaries';

/** The folders and entries of `src`. Each imports from the rows above its own, and from itself. */
const RANKS = [
  ['domain', 'ui', 'html'],
  ['origins'],
  ['text'],
  ['settings', 'routing', 'host'],
  ['api'],
  ['first-paint'],
  ['components'],
  ['screens'],
  ['app'],
  ['element'],
  ['class'],
  ['index', 'server'],
];

/** What is not simply a folder of `src`. */
const PATTERNS = {
  screens: 'src/screens/*/**',
  element: 'src/element{.tsx,/**}',
  class: 'src/class.ts',
  index: 'src/index.ts',
  server: 'src/server.ts',
  'src/api.ts': 'src/api.ts',
  contract: 'src/api/contract.ts',
  demo: 'demo/**',
};

const units = new Set([...RANKS.flat(), ...Object.keys(PATTERNS)]);

const files = (categories, captured) => ({ file: { categories, ...(captured && { captured }) } });

/** The last policy that matches decides: nothing of ours is allowed but what follows. */
const importsOnly = (unit, imports, instead) => [
  {
    from: files(unit),
    disallow: { to: { module: { origin: 'local' } } },
    message: `${unit} may not import '{{dependency.source}}': ${instead}`,
  },
  { from: files(unit), allow: { to: files(imports) } },
];

const policies = [
  ...RANKS.flatMap((row, rank) =>
    row.flatMap((unit) =>
      importsOnly(
        unit,
        [...RANKS.slice(0, rank).flat(), unit],
        `move what both need to ${unit} or lower, or pass it in.`,
      ),
    ),
  ),
  {
    from: files('screens'),
    disallow: { to: files('screens', { screen: '!{{from.file.captured.screen}}' }) },
    message: 'A screen may not import another screen: move what both need to components or lower.',
  },
  ...importsOnly(
    'src/api.ts',
    ['api', 'settings', 'host'],
    'portals load it without the element and without React.',
  ),
  ...importsOnly(
    'demo',
    ['demo', 'contract', 'domain', 'origins'],
    'it shares src/api/contract, src/domain and src/origins with the element, and nothing else.',
  ),
  {
    disallow: { to: { module: { origin: 'local' }, file: { path: null } } },
    message: "There is no file '{{dependency.source}}'.",
  },
];

/** Imports between folders go one way. Import types, lazy imports and stylesheets count too. */
export const directions = {
  files: ['src/**/*.{ts,tsx}', 'demo/**/*.ts'],
  ignores: ['**/*.d.ts'],
  plugins: { boundaries },
  settings: {
    // Else it is the folder that ESLint is started in, which an editor may choose.
    'boundaries/root-path': join(import.meta.dirname, '../../..'),
    'boundaries/files': [...units].map((unit) => ({
      category: unit,
      pattern: PATTERNS[unit] ?? `src/${unit}/**`,
      ...(unit === 'screens' && { capture: ['screen'] }),
    })),
    'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export'],
    'boundaries/additional-dependency-nodes': [
      { selector: 'TSImportType > Literal', kind: 'type', name: 'import-type' },
    ],
    'import/resolver': { node: { extensions: ['.ts', '.tsx'] } },
  },
  rules: {
    'boundaries/no-unknown-files': 'error',
    'boundaries/dependencies': [
      'error',
      { default: 'disallow', checkUnknownLocals: true, policies },
    ],
  },
};
