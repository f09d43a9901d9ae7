import { parseOrigin } from '../origins';
import type { RawAttributes } from './attributes';
import type { BannerSettings, Environment, LoginDdid, Settings } from './settings';

/** What the settings need to know of the page. */
export interface PageFacts {
  /** The page's own address. */
  readonly href: string;
  /** The address of the page that embeds this one, or its own. */
  readonly parentAddress: string;
}

const TEST_HOST = /^(?:localhost|127(?:\.\d+){3}|\[::1\]|.+\.(?:localhost|local|test))$/i;

const withoutEndSlash = (text: string) => text.replace(/\/+$/, '');

function parseEnvironment(text: string | undefined, page: URL): Environment {
  if (text === 'production' || text === 'test') return text;
  return TEST_HOST.test(page.hostname) ? 'test' : 'production';
}

/** A web address resolved against the page; undefined where it is none, or of another scheme. */
function parseUrl(text: string | undefined, page: URL): URL | undefined {
  if (text === undefined || !URL.canParse(text, page.href)) return undefined;
  const url = new URL(text, page.href);
  return /^https?:$/.test(url.protocol) ? url : undefined;
}

/** A base keeps its path only: what stands behind `?` or `#` could not be appended to. */
const asBase = (url: URL) => withoutEndSlash(url.origin + url.pathname);

/** A path below the content service's folder: `..` leads no further than there. */
function asPath(text: string): string {
  const [path = '', ...query] = text
    .replace(/#.*$/s, '')
    .replace(/^\/+|\/+$/g, '')
    .split('?');
  const url = new URL('https://content.example');
  url.pathname = path;
  url.search = query.join('?');
  return url.pathname + url.search;
}

function parseJsonObject(text: string | undefined): Readonly<Record<string, unknown>> | undefined {
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

function parseLoginDdid(text: string | undefined, siteRoot: string): LoginDdid {
  const given = parseJsonObject(text) ?? {};
  const read = (key: keyof LoginDdid, absent: string) => {
    const value = Object.hasOwn(given, key) ? given[key] : undefined;
    return typeof value === 'string' ? value : absent;
  };
  return Object.freeze({
    authorizationCode: read('authorizationCode', ''),
    domain: read('domain', 'medical-aid'),
    redirectUri: read('redirectUri', siteRoot),
    clientId: read('clientId', 'medical-aid-inquiries'),
  });
}

/** The portal's own words; undefined where it gives none, null where they can't be read. */
const parseMessages = (text: string | undefined) =>
  text === undefined ? undefined : (parseJsonObject(text) ?? null);

function parsePortalCookie(text: string | undefined) {
  const [, name, value] = /^([^=;\s]+)=([^;\s]*)$/.exec(text?.trim() ?? '') ?? [];
  return Object.freeze(
    name === undefined || value === undefined
      ? { name: 'portalIdentifier', value: 'medical-aid' }
      : { name, value },
  );
}

function parseBanner(
  path: string | undefined,
  heading: string | undefined,
  colour: string | undefined,
): BannerSettings | undefined {
  return path === undefined ? undefined : Object.freeze({ path: asPath(path), heading, colour });
}

/** Whether the parent page's address carries a brand marker, without case (@spec §9). */
function isBranded(markers: string | undefined, address: string): boolean {
  const text = address.toLowerCase();
  return (markers ?? '')
    .split(',')
    .map((marker) => marker.trim().toLowerCase())
    .some((marker) => marker !== '' && text.includes(marker));
}

/**
 * Reads the attributes once (the attribute table of the decisions, §1). Pure: all it knows of the
 * page comes in `facts`. Never throws; what is unusable counts as absent.
 */
export function parseSettings(attributes: RawAttributes, facts: PageFacts): Settings {
  const page = new URL(facts.href);
  const read = (name: keyof RawAttributes) => attributes[name]?.trim() || undefined;
  const environment = parseEnvironment(read('environment'), page);
  const defaultApiBase = environment === 'production' ? '/portal/api/das' : `//${page.host}/api`;

  const given = {
    api: parseUrl(read('apiBase'), page),
    medxpress: parseUrl(read('medxpressApiBase'), page),
    content: parseUrl(read('contentBase'), page),
  };
  const base = (url: URL | undefined, absent: string) => asBase(url ?? new URL(absent, page));
  const link = (name: 'timelineUrl' | 'chatbotUrl', absent: string) =>
    (parseUrl(read(name), page) ?? new URL(absent, page)).href;
  const root = parseUrl(read('siteRoot'), page);
  const siteRoot = (root?.origin === page.origin ? root : new URL('/', page)).href;

  return Object.freeze({
    origin: parseOrigin(read('origin')),
    environment,
    apiBase: base(given.api, defaultApiBase),
    medxpressApiBase: base(given.medxpress, '/portal/api/das-mp'),
    contentBase: given.content ? asBase(given.content) : page.origin,
    trustedOrigins: Object.freeze([
      ...new Set([page.origin, ...Object.values(given).flatMap((url) => url?.origin ?? [])]),
    ]),
    contentPath: withoutEndSlash(asPath(read('contentPath') ?? '/medical-aid/inquiries')),
    turnaroundPath: asPath(
      isBranded(read('brandMarkers'), facts.parentAddress)
        ? (read('sharedTurnaroundPath') ?? '/shared/medxpress-turnaround')
        : (read('turnaroundPath') ?? '/medical-aid/inquiries/medxpress-turnaround'),
    ),
    siteRoot,
    timelineUrl: link('timelineUrl', '/portal/medical-aid/interaction-timeline'),
    chatbotUrl: link('chatbotUrl', '/portal/medical-aid/instant-answers'),
    banner: parseBanner(read('bannerPath'), read('bannerHeading'), read('bannerColour')),
    loginDdid: parseLoginDdid(read('loginDdid'), siteRoot),
    portalCookie: parsePortalCookie(read('portalCookie')),
    messages: parseMessages(read('messages')),
  });
}
