/** What the page's address asks for. */
export const asked = new URLSearchParams(location.search);

/** The page's address with some choices changed; '' is the choice of nothing, and stays out of it. */
export function addressWith(changes, { pathname, hash } = location) {
  const search = new URLSearchParams(asked);
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') search.delete(name);
    else search.set(name, value);
  }
  return `${pathname}${search.size ? `?${search}` : ''}${hash}`;
}
