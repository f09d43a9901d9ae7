import type { ReferenceNumber } from '../domain/reference-number';
import type { OriginName } from '../origins';

/** The routes of @spec §2: each pattern with the builder of its path, side by side. */
export const paths = {
  root: { pattern: '/', to: () => '/' },
  login: { pattern: '/login', to: () => '/login' },
  contactUs: {
    pattern: '/contact-us/:origin?',
    to: (origin: OriginName) => `/contact-us/${origin}`,
  },
  update: {
    pattern: '/update/:origin?',
    to: (origin: OriginName) => `/update/${origin}`,
    /** The edit link of an open query: it did not come from the timeline. */
    toQuery: (origin: OriginName, reference: ReferenceNumber) =>
      `/update/${origin}?reference=${reference}&timeline=false`,
  },
  documentSubmission: { pattern: '/document-submission', to: () => '/document-submission' },
} as const;

const OWN = /^\/(?:login|contact-us(?:\/[^/]+)?|update(?:\/[^/]+)?|document-submission)?\/?$/;

/**
 * Reads a location hash, query included: '#/login', '#login' and '#!/login' are the same route. An
 * empty hash is the root; undefined is a hash that is none of ours.
 */
export function readHash(hash: string): string | undefined {
  const [, slash, rest = ''] = /^#?!?(\/?)(.*)$/s.exec(hash) ?? [];
  const path = '/' + rest.replace(/\?.*$/s, '');
  // '#?tab=2' is a host's own: without a slash only an empty hash is the root.
  const isOurs = OWN.test(path) && (path !== '/' || slash === '/' || rest === '');
  return isOurs ? '/' + rest : undefined;
}

/**
 * The path of a location, without its query and without a slash at its end. The root is the contact
 * page that names no origin (@spec §2): a redirect from there leaves the screen standing.
 */
export const pathOf = (location: string): string =>
  location.replace(/\?.*$/s, '').replace(/\/$/, '') || '/contact-us';

/** The origin that a location of the contact page names, '' where it names none; undefined elsewhere. */
export const contactOriginOf = (location: string): string | undefined =>
  /^\/contact-us\/?(.*)$/.exec(pathOf(location))?.[1];

/** The query of a location with its question mark, '' where there is none. */
export const searchOf = (location: string): string => /\?.*$/s.exec(location)?.[0] ?? '';
