/** The page's settings, from its address. */
export const asked = new URLSearchParams(location.search);

/** The page's address with changed choices; '' removes a choice. */
export function addressWith(changes, { pathname, hash } = location) {
  const search = new URLSearchParams(asked);
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') search.delete(name);
    else search.set(name, value);
  }
  return `${pathname}${search.size ? `?${search}` : ''}${hash}`;
}
