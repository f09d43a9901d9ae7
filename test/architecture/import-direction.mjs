import { importsOf } from './source.mjs';

/** A file imports only from ranks before its own, or from its own unit. */
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

/** Files that stand beside the ranks, and the only units that they import from. */
const DOORS = [
  { from: /^src\/api\.ts$/, to: /^src\/(?:api|settings|host)\// },
  { from: /^demo\//, to: /^(?:demo\/|src\/(?:api\/contract$|domain\/|origins$|origins\/))/ },
];

const rankOf = (path) => {
  const [, unit] = path.split('/');
  return RANKS.findIndex((units) => units.includes(unit.replace(/\.tsx?$/, '')));
};

/** The folder or file below src that a file belongs to; each screen is a unit of its own. */
const unitOf = (path) => {
  const [, unit, screen] = path.split('/');
  return unit === 'screens' ? `${unit}/${screen}` : unit.replace(/\.tsx?$/, '');
};

function isAllowed(from, to) {
  const door = DOORS.find((door) => door.from.test(from));
  if (door) return door.to.test(to);
  return unitOf(from) === unitOf(to) || (rankOf(to) >= 0 && rankOf(to) < rankOf(from));
}

/** Each import of the project's own files that goes against the direction, as 'file -> file'. */
export function wrongImports(sources) {
  return sources
    .filter(({ path }) => !path.endsWith('.d.ts'))
    .flatMap((source) =>
      importsOf(source)
        .filter((to) => /^(?:src|demo|test)\//.test(to) && !isAllowed(source.path, to))
        .map((to) => `${source.path} -> ${to}`),
    );
}

/** Files of src that have no rank: nothing could be said of them. */
export const withoutRank = (sources) =>
  sources
    .map(({ path }) => path)
    .filter((path) => path.startsWith('src/') && !path.endsWith('.d.ts'))
    .filter((path) => rankOf(path) < 0 && !DOORS.some(({ from }) => from.test(path)));
