import type { ReferenceNumber } from '../domain/reference-number';
import type { OriginName } from '../origins';

/**
 * The paths of the routes (@spec §2). A hash is ours if it has one of them; `src/app/lazy-screens` has the
 * screen of each.
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

/** The path of a route with its origin, or with none. */
export const pathTo = (route: OriginRouteName, origin?: OriginName): string =>
  ROUTES[route].replace('/:origin?', origin === undefined ? '' : `/${origin}`);

/** The edit link of an open query: it is not opened from the timeline. */
export const pathToQuery = (origin: OriginName, reference: ReferenceNumber): string =>
  `${pathTo('update', origin)}?reference=${reference}&timeline=false`;

/** The origin that a path of a route names, '' where it names none; undefined for another path. */
function originIn(path: string, route: RouteName): string | undefined {
  const pattern = ROUTES[route].replace('/:origin?', '(?:/([^/]+))?');
  const found = new RegExp(`^${pattern}/?$`).exec(path);
  return found ? (found[1] ?? '') : undefined;
}

const isRoute = (path: string) => ROUTE_NAMES.some((route) => originIn(path, route) !== undefined);

/**
 * Reads a location hash, query included: '#/login', '#login' and '#!/login' are the same route. An
 * empty hash is the root; undefined is a hash that is none of ours.
 */
export function readHash(hash: string): string | undefined {
  const [, slash, rest = ''] = /^#?!?(\/?)(.*)$/s.exec(hash) ?? [];
  const path = ROOT + rest.replace(/\?.*$/s, '');
  // '#?tab=2' is a host's own: without a slash only an empty hash is the root.
  const isOurs = path === ROOT ? slash === '/' || rest === '' : isRoute(path);
  return isOurs ? ROOT + rest : undefined;
}

/**
 * The path of a location, without its query and without a slash at its end. The root is the contact
 * page that names no origin (@spec §2): the screen stays as it is during the redirect.
 */
export const pathOf = (location: string): string =>
  location.replace(/\?.*$/s, '').replace(/\/$/, '') || pathTo('contactUs');

/** The origin that a location of the contact page names, '' where it names none; undefined elsewhere. */
export const contactOriginOf = (location: string): string | undefined =>
  originIn(pathOf(location), 'contactUs');

/** The query of a location with its question mark, '' where there is none. */
export const searchOf = (location: string): string => /\?.*$/s.exec(location)?.[0] ?? '';
