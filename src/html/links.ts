import { trimInvisible } from '../domain/invisible';

const SCHEMES = /^(?:https?|mailto|tel|sms):$/;
/**
 * A host or an email address without its scheme, because nobody writes a relative address like that. The domain is
 * split only at its first dot: trying every dot, 50 kB of dots would freeze the page.
 */
const BARE_HOST = /^(?:\/\/|(?=www\.))/i;
const BARE_EMAIL = /^(?=[^\s@/:?#]+@[^\s@/:?#.]+\.[^\s@/:?#]+(?:\?|$))/;
/** A bare domain, or one with a path. No file has such a name, except one relative to a page. */
const BARE_DOMAIN = /^(?=(?:[\p{L}\d-]+\.)+(?:\p{L}{2,}\/|(?:com|org|net|[a-z]{2})$))/iu;

/** Quotation marks and brackets that were written around an address, such as curly ones in the place of straight ones. */
const QUOTATION = /^["'“”„‘’<]+|(?<!["'“”‘’>])["'“”‘’>]+$/g;

/** A scheme that a program has put before a whole address, which would be read as a host or a user named 'https'. */
const EXTRA_SCHEME = /^https?:\/\/(?=https?:\/\/|(?:mailto|tel|sms):)/i;

/**
 * A host with a name of 64 characters between its dots, which no host may have. Writing such a name in ASCII takes
 * quadratic time, and Firefox does not read again what it has written.
 */
const LONG_HOST =
  /^[\0- ]*(?:(?:https?|ftp|wss?|file):|[\\/]{2})[\\/]*(?:[^\\/?#]*\.)?[^.\\/?#]{64}/i;
/** Ignored anywhere within an address. */
const IGNORED = /[\t\n\r]/g;

/** Whether an address has a host that no host may have. Every engine takes long to read one. */
export const hasLongHost = (address: string): boolean =>
  LONG_HOST.test(address.replace(IGNORED, ''));

/** An address resolved against a base; undefined if it is invalid. */
export function parseAddress(address: string | null, base?: string): URL | undefined {
  if (address === null || hasLongHost(address)) return undefined;
  return URL.canParse(address, base) ? new URL(address, base) : undefined;
}

/** A name for a link without words: its host, email address or number. Empty if it can't be followed. */
export function nameOfLink(address: string | null): string {
  const url = parseAddress(address);
  return url && SCHEMES.test(url.protocol) ? url.host || url.pathname : '';
}

/**
 * Makes a link open in a new tab. A link that would navigate the page or the router (empty, a hash, another scheme)
 * becomes text. Relative links are resolved against `base`; without it they become text, except domains.
 */
export function rewriteLink(link: Element, base?: string): void {
  const written = trimInvisible(link.getAttribute('href') ?? '')
    .replace(QUOTATION, '')
    .replace(EXTRA_SCHEME, '');
  const bare = written.replace(BARE_HOST, 'https://').replace(BARE_EMAIL, 'mailto:');
  const address = base === undefined ? bare.replace(BARE_DOMAIN, 'https://') : bare;
  const url = address === '' || address.startsWith('#') ? undefined : parseAddress(address, base);
  if (!url || !SCHEMES.test(url.protocol)) {
    link.removeAttribute('href');
    return;
  }
  link.setAttribute('href', url.href);
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer');
}

/** Shows a link's destination in its title, whatever its text and its original title are. */
export function showDestination(link: Element): void {
  const address = link.getAttribute('href');
  if (address === null) link.removeAttribute('title');
  else link.setAttribute('title', address.replace(/^(?:mailto|tel|sms):/, ''));
}
