import { MOST_IMAGE_ORIGINS, MOST_REMOTE_IMAGES } from '../budget';
import { parseAddress } from '../links';

/** Remote images of a response. */
export interface RemoteImages {
  readonly count: number;
  /** Each once. */
  readonly origins: readonly string[];
}

/** An address without a scheme: a page has one to go by, an email has none. */
const WITHOUT_SCHEME = /^\s*\/\/(?=[^/])/;

/** The address of an image; undefined where it is none. */
export const imageUrl = (address: string | null): URL | undefined =>
  parseAddress(address?.replace(WITHOUT_SCHEME, 'https://') ?? null);

/** Whether an address is one of another server that a browser would ask. */
export const isOfWeb = ({ protocol }: URL): boolean => /^https?:$/.test(protocol);
/** Of a host that a policy can name: `*` is a host as well, and would allow every other one. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])$/;

/** The host of an address; a dot at its end is another spelling of it. Cookies go to all of its ports. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/\.+$/, '');

/**
 * Returns a function that decides whether an image may be loaded from another server, and a list of those that may: never
 * from a host that would answer with the member's session.
 * @param trustedOrigins web origins that credentials may go to
 */
export function remoteImages(trustedOrigins: readonly string[]) {
  const trusted = new Set(trustedOrigins.map((origin) => hostOf(new URL(origin))));
  const origins = new Set<string>();
  let count = 0;
  return {
    mayLoad(url: URL): boolean {
      if (!isOfWeb(url) || !HOST.test(url.hostname)) return false;
      if (trusted.has(hostOf(url)) || count === MOST_REMOTE_IMAGES) return false;
      if (origins.size === MOST_IMAGE_ORIGINS && !origins.has(url.origin)) return false;
      origins.add(url.origin);
      count += 1;
      return true;
    },
    found: (): RemoteImages => ({ count, origins: [...origins] }),
  };
}
