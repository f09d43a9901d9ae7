import { join } from 'node:path';
import boundaries from 'eslint-plugin-boundaries';

/** The folders and entries of `src`. Each may import from itself and from the rows above. */
const RANKS = [
  ['domain', 'ui'],
  ['bytes'],
  ['html'],
  ['origins'],
  ['text'],
  ['settings', 'routing', 'host', 'draft-store'],
  ['api'],
  ['first-paint'],
  ['visit'],
  ['requests'],
  ['components/optional'],
  ['components/due'],
  ['components/details', 'components/export', 'components/forms', 'components/receipt'],
  ['components/login'],
  ['components/page'],
  ['attachments'],
  ['sending'],
  ['drafts'],
  ['screens'],
  ['app'],
  ['element'],
  ['class'],
  ['index', 'server'],
  ['react'],
];

/** The folders of the demo's backend, with the same rule. */
const DEMO_RANKS = ['storage', 'http', 'samples', 'portal', 'middleware', 'backend'].map((name) => [
  `demo/backend/${name}`,
]);

/** The folders of `src` that the demo may import. */
const SHARED_WITH_DEMO = ['contract', 'domain', 'origins', 'mock'];

/** Patterns of the units that are not simply a folder of `src`. */
const PATTERNS = {
  screens: 'src/screens/*/**',
  element: 'src/element{.tsx,/**}',
  class: 'src/class.ts',
  index: 'src/index.ts',
  server: 'src/server.ts',
  react: 'src/react.ts',
  'src/api.ts': 'src/api.ts',
  contract: 'src/api/contract.ts',
  mock: 'src/mock{.ts,/**}',
  'check-backend': 'src/check-backend{.ts,/**}',
  cli: 'src/cli{.ts,/**}',
  demo: 'demo/**',
  'demo/*.mjs': 'demo/*.mjs',
  tooling: 'src/tooling/**',
  // A folder or a file.
  ...Object.fromEntries(DEMO_RANKS.flat().map((unit) => [unit, `${unit}{.ts,/**}`])),
};

const units = new Set([...RANKS.flat(), ...Object.keys(PATTERNS)]);

const files = (categories, captured) => ({ file: { categories, ...(captured && { captured }) } });

/** The last matching policy wins: it disallows all local imports, then allows the listed ones. */
const importsOnly = (unit, imports, instead) => [
  unit,
  [
    {
      disallow: { to: { module: { origin: 'local' } } },
      message: `${unit} may not import '{{dependency.source}}': ${instead}`,
    },
    { allow: { to: files(imports) } },
  ],
];

const oneWay = (ranks, shared = []) =>
  ranks.flatMap((row, rank) =>
    row.map((unit) =>
      importsOnly(
        unit,
        [...ranks.slice(0, rank).flat(), unit, ...shared],
        `move what both need to ${unit} or lower, or pass it in.`,
      ),
    ),
  );

const ISLAND = {
  disallow: { to: files('screens', { screen: '!{{from.file.captured.screen}}' }) },
  message:
    'A screen may not import another screen: move what both need to src/components or lower.',
};
const EXISTING = {
  disallow: { to: { module: { origin: 'local' }, file: { path: null } } },
  message: "There is no file '{{dependency.source}}'.",
};

/** What the files of each unit may import. Where a file belongs to two of them, the later one counts. */
const POLICIES = [
  ...oneWay(RANKS),
  importsOnly(
    'src/api.ts',
    ['api', 'settings', 'host'],
    'portals load it without the element and without React.',
  ),
  importsOnly(
    'mock',
    ['mock', 'contract', 'domain', 'origins', 'text', 'settings'],
    'it is a backend: it shares the contract, the rules and the words with the element, and no code that calls.',
  ),
  importsOnly(
    'check-backend',
    ['check-backend', ...['api', 'contract', 'settings', 'origins', 'text', 'domain', 'html']],
    'it makes the calls of the element and reads as it does, without a page.',
  ),
  importsOnly(
    'cli',
    ['cli', 'check-backend', 'mock', 'settings'],
    'a command reads its arguments and prints: the work is in the room of its name.',
  ),
  importsOnly(
    'demo',
    ['demo', ...SHARED_WITH_DEMO],
    'it shares src/api/contract, src/domain, src/origins and src/mock with the package, and nothing else.',
  ),
  ...oneWay(DEMO_RANKS, SHARED_WITH_DEMO),
  importsOnly(
    'demo/*.mjs',
    ['demo/*.mjs', 'tooling'],
    'they run without a build, and load the backend and the element built.',
  ),
];

const patternOf = (unit) => PATTERNS[unit] ?? `src/${unit}/**`;

const rulesOf = (policies) => ({
  'boundaries/dependencies': [
    'error',
    { default: 'disallow', checkUnknownLocals: true, policies: [...policies, EXISTING] },
  ],
});

const SCRIPTS = ['src/**/*.{ts,tsx}', 'demo/**/*.{ts,mjs}'];
const DECLARATIONS = ['**/*.d.ts'];

const everywhere = {
  files: SCRIPTS,
  ignores: DECLARATIONS,
  plugins: { boundaries },
  settings: {
    // The default is ESLint's working directory, which differs between editors.
    'boundaries/root-path': join(import.meta.dirname, '../../..'),
    'boundaries/files': [...units].map((unit) => ({
      category: unit,
      pattern: patternOf(unit),
      ...(unit === 'screens' && { capture: ['screen'] }),
    })),
    'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export'],
    'boundaries/additional-dependency-nodes': [
      { selector: 'TSImportType > Literal', kind: 'type', name: 'import-type' },
    ],
    'import/resolver': { node: { extensions: ['.ts', '.tsx'] } },
  },
  rules: { 'boundaries/no-unknown-files': 'error', ...rulesOf([]) },
};

/**
 * Keeps imports between folders in one direction, including types, lazy imports and stylesheets. Each unit has an
 * entry of its own, because the rule tries every policy it is given on every import.
 */
export const directions = [
  everywhere,
  ...POLICIES.map(([unit, policies]) => ({
    files: SCRIPTS.map((scripts) => [scripts, patternOf(unit)]),
    ignores: DECLARATIONS,
    rules: rulesOf(unit === 'screens' ? [...policies, ISLAND] : policies),
  })),
];
