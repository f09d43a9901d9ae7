/** All cookies; none in a sandboxed frame, where to ask for them throws. */
function allCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

/**
 * Reads a cookie by its whole name; percent-decoded, or as it is where that fails or makes an unfit value.
 * @param isFit whether the caller can use a decoded value
 */
export function readCookie(
  name: string,
  isFit: (value: string) => boolean = () => true,
): string | undefined {
  const entry = allCookies()
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`));
  if (entry === undefined) return undefined;
  const value = entry.slice(name.length + 1);
  try {
    const decoded = decodeURIComponent(value);
    return isFit(decoded) ? decoded : value;
  } catch {
    return value;
  }
}

/** Sets a cookie of the session for the whole site. */
export function setCookie(name: string, value: string): void {
  document.cookie = `${name}=${value}; path=/; SameSite=Lax`;
}

/** Removes a cookie that {@link setCookie} has set. */
export function removeCookie(name: string): void {
  document.cookie = `${name}=; path=/; SameSite=Lax; Max-Age=0`;
}
