import type { ServiceName } from '../../src/api/contract';
import type { Call } from './handler';
import { HANDLERS } from './handlers';

interface Mount {
  /** Where the service's paths begin, on test setups and in production (@spec §7). */
  readonly roots: readonly string[];
  readonly needsSession: boolean;
}

const MOUNTS: Readonly<Record<ServiceName, Mount>> = {
  smartInquiry: {
    roots: ['/api/smart-inquiry-api', '/portal/api/das/smart-inquiry-api'],
    needsSession: true,
  },
  memberDetails: {
    roots: ['/api/member-details-api', '/portal/api/das/member-details-api'],
    needsSession: true,
  },
  medicineDelivery: { roots: ['/portal/api/das-mp/smart-inquiry-api'], needsSession: true },
  portal: { roots: [''], needsSession: false },
  site: { roots: [''], needsSession: false },
};

/** Addresses that belong to a service: what no handler takes there is answered as unknown. */
const OWNED = /^\/(?:api|portal\/api|portal\/wlxapp|site|wsg)(?:\/|$)/;

/** Any handler, its parameters' names forgotten: the pattern of its own key fills them in. */
type AnyHandler = (call: Call<Readonly<Record<string, string>>>) => unknown;

/** A call found for a request. */
export interface Route {
  /** As in the contract: 'METHOD /path/:param'. */
  readonly call: string;
  readonly handler: AnyHandler;
  readonly params: Readonly<Record<string, string>>;
  readonly needsSession: boolean;
}

interface Entry extends Omit<Route, 'params'> {
  readonly service: ServiceName;
  readonly roots: readonly string[];
  readonly method: string;
  readonly pattern: RegExp;
}

/** A parameter is one segment of the path; `:path` is all that follows. */
function patternOf(roots: readonly string[], path: string): RegExp {
  const body = path.replace(/:(\w+)/g, (_, name: string) =>
    name === 'path' ? '(?<path>.+)' : `(?<${name}>[^/]+)`,
  );
  return new RegExp(`^(?:${roots.join('|')})${body}$`);
}

/** Orders paths so that one with a word stands before one with a parameter in the same place. */
const wordsFirst = (path: string) => path.replaceAll('/:', '/~');

const ENTRIES: readonly Entry[] = (Object.keys(MOUNTS) as ServiceName[])
  .flatMap((service) => {
    const { roots, needsSession } = MOUNTS[service];
    return Object.entries(HANDLERS[service] as Readonly<Record<string, AnyHandler>>).map(
      ([call, handler]) => {
        const [method = '', path = ''] = call.split(' ');
        return { service, call, handler, needsSession, method, path, roots };
      },
    );
  })
  .sort((a, b) => (wordsFirst(a.path) < wordsFirst(b.path) ? -1 : 1))
  .map(({ path, roots, ...entry }) => ({ ...entry, roots, pattern: patternOf(roots, path) }));

/** Every call that is answered, with the roots under which its path stands. */
export const servedCalls = () =>
  ENTRIES.map(({ service, call, roots }) => ({ service, call, roots }));

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Whether an address is one of the services', known call or not. */
export const belongsToServices = (path: string): boolean => OWNED.test(path);

/** The call that a request makes; undefined where it is none of the contract. */
export function findRoute(method: string, path: string): Route | undefined {
  for (const { pattern, method: wanted, ...route } of ENTRIES) {
    const match = method === wanted ? pattern.exec(path) : null;
    if (!match) continue;
    const found = Object.entries(match.groups ?? {});
    return { ...route, params: Object.fromEntries(found.map(([k, v]) => [k, decode(v)])) };
  }
  return undefined;
}
