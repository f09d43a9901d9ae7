const withoutEndSlash = (text: string) => text.replace(/\/+$/, '');

/** A web address resolved against the page; undefined if it is invalid or has another scheme. */
export function parseUrl(text: string | undefined, page: URL): URL | undefined {
  if (text === undefined || !URL.canParse(text, page.href)) return undefined;
  const url = new URL(text, page.href);
  return /^https?:$/.test(url.protocol) ? url : undefined;
}

/** An address to append paths to, without query, hash and trailing slash. */
export const asBase = (url: URL): string => withoutEndSlash(url.origin + url.pathname);

/** A path below the content service's folder, which `..` can't leave. */
export function asContentPath(text: string): string {
  const [path = '', ...query] = text
    .replace(/#.*$/s, '')
    .replace(/^\/+|\/+$/g, '')
    .split('?');
  const url = new URL('https://content.example');
  url.pathname = path;
  url.search = query.join('?');
  return url.pathname + url.search;
}

/** Such a path, for a folder. */
export const asContentFolder = (text: string): string => withoutEndSlash(asContentPath(text));
