import { MOST_IMAGE_ORIGINS, MOST_REMOTE_IMAGES } from '../limits/budget';
import { parseAddress } from '../links';

/** Remote images of a response. */
export interface RemoteImages {
  readonly count: number;
  /** Without duplicates. */
  readonly origins: readonly string[];
}

/** An address without a scheme. A page would add its own, but an email has none. */
const WITHOUT_SCHEME = /^\s*\/\/(?=[^/])/;

/** The address of an image; undefined if it is invalid. */
export const imageUrl = (address: string | null): URL | undefined =>
  parseAddress(address?.replace(WITHOUT_SCHEME, 'https://') ?? null);

/** Whether an address is on a server that a browser would request. */
export const isOfWeb = ({ protocol }: URL): boolean => /^https?:$/.test(protocol);
/** A host that a policy can name. `*` is a valid host too, and would allow every other one. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])$/;

/**
 * The host of an address, without a trailing dot, which is another spelling of it. Cookies are sent to all ports of a
 * host.
 */
const hostOf = ({ hostname }: URL): string => hostname.replace(/\.+$/, '');

/**
 * Returns a function that decides whether an image may be loaded from another server, and a list of the images that
 * may. Hosts that would answer with the member's session are excluded.
 * @param trustedOrigins web origins to which credentials may be sent
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
