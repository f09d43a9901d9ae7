import { parseJsonObject } from '../domain/json';
import { parseOrigin } from '../origins';
import { asBase, asContentFolder, asContentPath, parseUrl } from './addresses';
import {
  ATTRIBUTE_NAMES,
  ATTRIBUTES,
  defaultOf,
  type AttributeName,
  type Environment,
  type NameOf,
  type NameWithDefault,
  type RawAttributes,
} from './attributes';
import type { Settings } from './settings';

/** The facts about the page that the settings need. */
export interface PageFacts {
  /** The page's address. */
  readonly href: string;
  /** The address of the page that embeds this one, or its own. */
  readonly parentAddress: string;
}

const TEST_HOST = /^(?:localhost|127(?:\.\d+){3}|\[::1\]|.+\.(?:localhost|local|test))$/i;

function parseEnvironment(text: string | undefined, page: URL): Environment {
  const chosen = ATTRIBUTES.environment.values.find((value) => value === text);
  return chosen ?? (TEST_HOST.test(page.hostname) ? 'test' : 'production');
}

/** The portal's texts; undefined if there are none, null if they can't be read. */
const parseMessages = (text: string | undefined) =>
  text === undefined ? undefined : (parseJsonObject(text) ?? null);

/** Whether the parent page's address contains a brand marker, ignoring case (@spec §9). */
function isBranded(markers: string | undefined, address: string): boolean {
  const text = address.toLowerCase();
  return (markers ?? '')
    .split(',')
    .map((marker) => marker.trim().toLowerCase())
    .some((marker) => marker !== '' && text.includes(marker));
}

const BASES = ATTRIBUTE_NAMES.filter(
  (name): name is NameOf<'base'> => ATTRIBUTES[name].kind === 'base',
);

/**
 * Reads the attributes once. Pure, because it reads facts about the page only from `facts`. An invalid value counts as
 * absent.
 * @throws {TypeError} if the page has no address to resolve paths against, such as 'about:blank'
 */
export function parseSettings(attributes: RawAttributes, facts: PageFacts): Settings {
  const page = new URL(facts.href);
  const read = (name: AttributeName) => attributes[name]?.trim() || undefined;
  const environment = parseEnvironment(read('environment'), page);
  const fallback = (name: NameWithDefault) => defaultOf(name, environment);

  const given = (name: NameOf<'base' | 'url'>) => parseUrl(read(name), page);
  const address = (name: NameOf<'base' | 'url'>) => given(name) ?? new URL(fallback(name), page);
  const base = (name: NameOf<'base'>) => asBase(address(name));
  const text = (name: NameWithDefault) => read(name) ?? fallback(name);
  const root = address('siteRoot');
  const siteRoot = (root.origin === page.origin ? root : new URL(fallback('siteRoot'), page)).href;
  const bannerPath = read('bannerPath');

  return Object.freeze({
    origin: parseOrigin(read('origin')),
    environment,
    apiBase: base('apiBase'),
    medxpressApiBase: base('medxpressApiBase'),
    contentBase: base('contentBase'),
    trustedOrigins: Object.freeze([
      ...new Set([page.origin, ...BASES.flatMap((name) => given(name)?.origin ?? [])]),
    ]),
    contentPath: asContentFolder(text('contentPath')),
    turnaroundPath: asContentPath(
      text(
        isBranded(read('brandMarkers'), facts.parentAddress)
          ? 'sharedTurnaroundPath'
          : 'turnaroundPath',
      ),
    ),
    siteRoot,
    timelineUrl: address('timelineUrl').href,
    chatbotUrl: address('chatbotUrl').href,
    banner:
      bannerPath === undefined
        ? undefined
        : Object.freeze({
            path: asContentPath(bannerPath),
            heading: read('bannerHeading'),
            colour: read('bannerColour'),
          }),
    loginDdid: text('loginDdid'),
    portalCookie: text('portalCookie'),
    responseDays: text('responseDays'),
    drafts: text('drafts'),
    memberKey: read('memberKey'),
    messages: parseMessages(read('messages')),
  });
}
