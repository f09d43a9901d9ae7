import Router, { type RouterContext } from '@koa/router';
import type { ServiceName } from '../../../src/api/contract';
import { DETAILS_FOLDER, INQUIRY_FOLDER } from '../../../src/domain/wire-names';
import type { Call } from '../../../src/mock/handler';
import { HANDLERS } from '../../../src/mock/handlers/handlers';
import type { Middleware } from '../http/koa';

interface Mount {
  /** Prefixes of the service's paths. */
  readonly roots: readonly string[];
  readonly needsSession: boolean;
}

/** The same folder on test setups and in production (@spec §7). */
const inBoth = (folder: string) => [`/api/${folder}`, `/portal/api/das/${folder}`];

const MOUNTS: Readonly<Record<ServiceName, Mount>> = {
  smartInquiry: { roots: inBoth(INQUIRY_FOLDER), needsSession: true },
  memberDetails: { roots: inBoth(DETAILS_FOLDER), needsSession: true },
  medicineDelivery: { roots: [`/portal/api/das-mp/${INQUIRY_FOLDER}`], needsSession: true },
  portal: { roots: [''], needsSession: false },
  site: { roots: [''], needsSession: false },
};

/** All paths of the services. One without a handler is answered as unknown. */
const OWNED = /^\/(?:api|portal\/api|portal\/wlxapp|site|wsg)(?:\/|$)/;

/** Any handler, without the types of its parameters: the router fills them in from the path. */
type AnyHandler = (call: Call<Readonly<Record<string, string>>>) => unknown;

/** A call of the contract and its handler. */
export interface Route {
  readonly service: ServiceName;
  /** As in the contract: 'METHOD /path/:param'. */
  readonly call: string;
  readonly handler: AnyHandler;
}

/** The router takes the first path that matches, so literal segments sort before parameters. */
const sortKey = ({ call }: Route) => call.replaceAll('/:', '/~');

const ROUTES: readonly Route[] = (Object.keys(HANDLERS) as ServiceName[])
  .flatMap((service) => {
    const handlers: Readonly<Record<string, AnyHandler>> = HANDLERS[service];
    return Object.entries(handlers).map(([call, handler]) => ({ service, call, handler }));
  })
  .sort((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1));

/** Every call of the demo, with the prefixes of its path. */
export const servedCalls = () =>
  ROUTES.map(({ service, call }) => ({ service, call, roots: MOUNTS[service].roots }));

export const needsSession = ({ service }: Route): boolean => MOUNTS[service].needsSession;

/** Whether an address belongs to a service, even if the call is unknown. */
export const belongsToServices = (path: string): boolean => OWNED.test(path);

/** Routes every call of the contract to its handler. */
export function routeCalls(
  answer: (ctx: RouterContext, route: Route) => Promise<void>,
): Middleware {
  const router = new Router({ strict: true, sensitive: true });
  for (const route of ROUTES) {
    const [method = '', path = ''] = route.call.split(' ');
    const paths = MOUNTS[route.service].roots.map((root) => root + path.replace(':path', '*path'));
    router.register(paths, [method], (ctx) => answer(ctx, route));
  }
  // The router's type requires properties that the router sets itself.
  return router.routes() as Middleware;
}
