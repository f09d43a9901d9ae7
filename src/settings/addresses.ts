const withoutEndSlash = (text: string) => text.replace(/\/+$/, '');

/** A web address resolved against the page; undefined where it is none, or of another scheme. */
export function parseUrl(text: string | undefined, page: URL): URL | undefined {
  if (text === undefined || !URL.canParse(text, page.href)) return undefined;
  const url = new URL(text, page.href);
  return /^https?:$/.test(url.protocol) ? url : undefined;
}

/** An address to append paths to: what is behind `?` or `#` is left out, and a slash at its end. */
export const asBase = (url: URL): string => withoutEndSlash(url.origin + url.pathname);

/** A path below the content service's folder: `..` leads no further than there. */
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

/** The same for a folder. */
export const asContentFolder = (text: string): string => withoutEndSlash(asContentPath(text));
