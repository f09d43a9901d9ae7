import type { ServiceName } from '../api/contract';
import { DETAILS_FOLDER, INQUIRY_FOLDER } from '../domain/wire-names';
import {
  API_BASE,
  CONTENT_BASE,
  MEDXPRESS_API_BASE,
  TEST_API_BASE,
} from '../settings/default-addresses';
import type { Call } from './handler';
import { HANDLERS } from './handlers/handlers';

/** Where the services are, as in the element's attributes. */
export interface MockBases {
  /** `/portal/api/das` and `/api` by default. */
  readonly apiBase?: string | undefined;
  readonly medxpressApiBase?: string | undefined;
  readonly contentBase?: string | undefined;
}

/** Any handler, without the types of its parameters: the path fills them in. */
type AnyHandler = (call: Call<Readonly<Record<string, string>>>) => unknown;

/** A request as a call of the contract. */
export interface Route {
  readonly service: ServiceName;
  /** As in the contract: 'METHOD /path/:param'. */
  readonly call: string;
  readonly handler: AnyHandler;
  readonly params: Readonly<Record<string, string>>;
}

/** The addresses of each service; a relative one is on the origin of the request. */
export function rootsOf(bases: MockBases): Readonly<Record<ServiceName, readonly string[]>> {
  const apis = bases.apiBase === undefined ? [API_BASE, TEST_API_BASE] : [bases.apiBase];
  const below = (base: string, folder: string) => `${base.replace(/\/$/, '')}/${folder}`;
  return {
    smartInquiry: apis.map((base) => below(base, INQUIRY_FOLDER)),
    memberDetails: apis.map((base) => below(base, DETAILS_FOLDER)),
    medicineDelivery: [below(bases.medxpressApiBase ?? MEDXPRESS_API_BASE, INQUIRY_FOLDER)],
    portal: ['/'],
    site: [bases.contentBase ?? CONTENT_BASE],
  };
}

/** A call's method, and its path as a pattern with named groups. */
function compile(call: string): readonly [method: string, path: RegExp] {
  const [method = '', path = ''] = call.split(' ');
  const source = path
    .replaceAll('.', '\\.')
    .replace(/:(\w+)/g, (_, name: string) => `(?<${name}>${name === 'path' ? '.+' : '[^/]+'})`);
  return [method, new RegExp(`^${source}$`)];
}

/** The first pattern that matches is taken, so literal segments sort before parameters. */
const sortKey = (call: string) => call.replaceAll('/:', '/~');

/** Every call of the contract, in the order in which they are looked for. */
export const CALLS = (Object.keys(HANDLERS) as ServiceName[]).flatMap((service) => {
  const handlers: Readonly<Record<string, AnyHandler>> = HANDLERS[service];
  return Object.entries(handlers)
    .sort(([one], [other]) => (sortKey(one) < sortKey(other) ? -1 : 1))
    .map(([call, handler]) => ({ service, call, handler, pattern: compile(call) }));
});

/** The rest of an address below a root, from its slash on; undefined if it is elsewhere. */
function pathBelow(url: URL, root: string): string | undefined {
  const { origin, pathname } = new URL(root, url);
  const folder = pathname.replace(/\/$/, '');
  const isBelow = url.origin === origin && url.pathname.startsWith(`${folder}/`);
  return isBelow ? url.pathname.slice(folder.length) : undefined;
}

/** Decodes the values of a path; undefined if one is not encoded properly. */
function decode(groups: Readonly<Record<string, string>> = {}) {
  try {
    return Object.fromEntries(
      Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]),
    );
  } catch {
    return undefined;
  }
}

/** Finds the call of a request; undefined for one outside the contract. */
export function findRoute(
  request: Pick<Request, 'method' | 'url'>,
  bases: MockBases,
): Route | undefined {
  const url = new URL(request.url);
  const roots = rootsOf(bases);
  for (const { service, call, handler, pattern } of CALLS) {
    const [method, path] = pattern;
    if (request.method !== method) continue;
    for (const root of roots[service]) {
      const match = path.exec(pathBelow(url, root) ?? '');
      const params = match && decode(match.groups);
      if (params) return { service, call, handler, params };
    }
  }
  return undefined;
}

/** Whether an address belongs to one of the APIs, even if no call has it. */
export function isOfApis(request: Request, bases: MockBases): boolean {
  const url = new URL(request.url);
  const { smartInquiry, memberDetails, medicineDelivery } = rootsOf(bases);
  return [...smartInquiry, ...memberDetails, ...medicineDelivery].some(
    (root) => pathBelow(url, root) !== undefined,
  );
}

/** Everything but the login and the content needs a session. */
export const needsSession = ({ service }: Route) => service !== 'portal' && service !== 'site';
