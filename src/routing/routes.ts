import type { ReferenceNumber } from '../domain/reference-number';
import type { OriginName } from '../origins';

/**
 * The paths of the routes (@spec §2). A hash with one of these paths is ours. `src/app/lazy-screens` has their
 * screens.
 */
export const ROUTES = {
  login: '/login',
  contactUs: '/contact-us/:origin?',
  update: '/update/:origin?',
  documentSubmission: '/document-submission',
} as const;

export type RouteName = keyof typeof ROUTES;
/** The routes that name an origin. */
export type OriginRouteName = {
  [Name in RouteName]: (typeof ROUTES)[Name] extends `${string}:origin?` ? Name : never;
}[RouteName];

export const ROUTE_NAMES = Object.keys(ROUTES) as readonly RouteName[];

export const namesOrigin = (route: RouteName): route is OriginRouteName =>
  ROUTES[route].endsWith(':origin?');

/** The route that redirects to the contact page (@spec §2). */
export const ROOT = '/';

/** The path of a route, with or without an origin. */
export const pathTo = (route: OriginRouteName, origin?: OriginName): string =>
  ROUTES[route].replace('/:origin?', origin === undefined ? '' : `/${origin}`);

/** The edit link of an open query, which is not opened from the timeline. */
export const pathToQuery = (origin: OriginName, reference: ReferenceNumber): string =>
  `${pathTo('update', origin)}?reference=${reference}&timeline=false`;

/** The origin in a path of a route, '' if it contains none; undefined for another path. */
function originIn(path: string, route: RouteName): string | undefined {
  const pattern = ROUTES[route].replace('/:origin?', '(?:/([^/]+))?');
  const found = new RegExp(`^${pattern}/?$`).exec(path);
  return found ? (found[1] ?? '') : undefined;
}

const isRoute = (path: string) => ROUTE_NAMES.some((route) => originIn(path, route) !== undefined);

/**
 * Reads a location hash with its query: '#/login', '#login' and '#!/login' are the same route. An empty hash is the
 * root; undefined is a hash that is not ours.
 */
export function readHash(hash: string): string | undefined {
  const [, slash, rest = ''] = /^#?!?(\/?)(.*)$/s.exec(hash) ?? [];
  const path = ROOT + rest.replace(/\?.*$/s, '');
  // '#?tab=2' belongs to the host. Without a slash only an empty hash is the root.
  const isOurs = path === ROOT ? slash === '/' || rest === '' : isRoute(path);
  return isOurs ? ROOT + rest : undefined;
}

/**
 * The path of a location, without its query and trailing slash. The root is the contact page without an origin (@spec
 * §2), so that the screen does not change during the redirect.
 */
export const pathOf = (location: string): string =>
  location.replace(/\?.*$/s, '').replace(/\/$/, '') || pathTo('contactUs');

/** The origin in a location of the contact page, '' if it contains none; undefined elsewhere. */
export const contactOriginOf = (location: string): string | undefined =>
  originIn(pathOf(location), 'contactUs');

/** The query of a location with its question mark; '' if there is none. */
export const searchOf = (location: string): string => /\?.*$/s.exec(location)?.[0] ?? '';
