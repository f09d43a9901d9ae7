/** A cookie as an answer set it. */
export interface Cookie {
  readonly name: string;
  readonly value: string;
  /** By their names in lower case. */
  readonly attributes: ReadonlyMap<string, string>;
  /** The host that set it. */
  readonly host: string;
  readonly path: string;
}

function split(text: string, at: string): [string, string] {
  const [first = '', ...rest] = text.split(at);
  return [first.trim(), rest.join(at).trim()];
}

/** As browsers do it: without an attribute, a cookie is for the folder of the address that set it. */
function pathOf(given: string | undefined, { pathname }: URL): string {
  return given?.startsWith('/') ? given : pathname.slice(0, pathname.lastIndexOf('/')) || '/';
}

function parse(line: string, url: URL): Cookie {
  const [pair = '', ...rest] = line.split(';');
  const [name, value] = split(pair, '=');
  const attributes = new Map(
    rest.map((attribute) => {
      const [key, text] = split(attribute, '=');
      return [key.toLowerCase(), text] as const;
    }),
  );
  return { name, value, attributes, host: url.hostname, path: pathOf(attributes.get('path'), url) };
}

function hasEnded({ attributes }: Cookie): boolean {
  const [age, date] = [attributes.get('max-age'), attributes.get('expires')];
  if (age !== undefined) return Number(age) <= 0;
  return date !== undefined && Date.parse(date) <= Date.now();
}

const isBelow = (path: string, folder: string) =>
  path === folder || path.startsWith(folder.endsWith('/') ? folder : `${folder}/`);

function isFor(url: URL, { host, path, attributes }: Cookie): boolean {
  const domain = attributes.get('domain')?.replace(/^\./, '').toLowerCase();
  const isOfHost = domain ? `.${url.hostname}`.endsWith(`.${domain}`) : url.hostname === host;
  return isOfHost && isBelow(url.pathname, path);
}

/**
 * The cookies of a visit. It sends `Secure` ones over http too: a browser's refusal is one mistake of the backend, and
 * not one of each later call.
 */
export function createCookieJar() {
  const cookies = new Map<string, Cookie>();
  return {
    keep(url: URL, lines: readonly string[]) {
      for (const line of lines) {
        const cookie = parse(line, url);
        const key = JSON.stringify([cookie.host, cookie.path, cookie.name]);
        if (hasEnded(cookie)) cookies.delete(key);
        else cookies.set(key, cookie);
      }
    },
    all: (): readonly Cookie[] => [...cookies.values()],
    named: (name: string): Cookie | undefined =>
      [...cookies.values()].find((cookie) => cookie.name === name),
    /** The header of a request. */
    textFor: (url: URL): string =>
      [...cookies.values()]
        .filter((cookie) => isFor(url, cookie))
        .map(({ name, value }) => `${name}=${value}`)
        .join('; '),
  };
}
