const SCHEMES = /^(?:https?|mailto|tel|sms):$/;
/**
 * A host or an email address without its scheme: nobody names a page beside the content so. A domain is parted at its
 * first dot alone: tried at each, 50 kB of dots stop the page.
 */
const BARE_HOST = /^(?:\/\/|(?=www\.))/i;
const BARE_EMAIL = /^(?=[^\s@/:?#]+@[^\s@/:?#.]+\.[^\s@/:?#]+(?:\?|$))/;
/** A domain alone, or with a path. No file is named so, unless it is beside a page. */
const BARE_DOMAIN = /^(?=(?:[\p{L}\d-]+\.)+(?:\p{L}{2,}\/|(?:com|org|net|[a-z]{2})$))/iu;

/** An address resolved against a base; undefined where it is none. */
export const parseAddress = (address: string | null, base?: string): URL | undefined =>
  address !== null && URL.canParse(address, base) ? new URL(address, base) : undefined;

/**
 * Makes a link open in a new tab. One that would move the page or the router (empty, a hash, another
 * scheme) stays as text. Relative ones are resolved against `base`; without it they stay text too, but for a domain.
 */
export function rewriteLink(link: Element, base?: string): void {
  const written = link.getAttribute('href')?.trim() ?? '';
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

/** Says in a link's title where it leads, whatever its words and its own title say. */
export function showDestination(link: Element): void {
  const address = link.getAttribute('href');
  if (address === null) link.removeAttribute('title');
  else link.setAttribute('title', address.replace(/^(?:mailto|tel|sms):/, ''));
}
