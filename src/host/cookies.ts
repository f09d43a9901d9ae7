/** All cookies; none in a sandboxed frame, where reading them throws. */
function allCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

/**
 * Reads a cookie. The value is percent-decoded, unless decoding fails or the result is invalid.
 * @param isValid whether the caller can use a decoded value
 * @param cookies default: those of the page
 */
export function readCookie(
  name: string,
  isValid: (value: string) => boolean = () => true,
  cookies = allCookies(),
): string | undefined {
  const entry = cookies
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`));
  if (entry === undefined) return undefined;
  const value = entry.slice(name.length + 1);
  try {
    const decoded = decodeURIComponent(value);
    return isValid(decoded) ? decoded : value;
  } catch {
    return value;
  }
}

/** Sets a session cookie for all paths of the site. */
export function setCookie(name: string, value: string): void {
  document.cookie = `${name}=${value}; path=/; SameSite=Lax`;
}

/** Removes a cookie that {@link setCookie} has set. */
export function removeCookie(name: string): void {
  document.cookie = `${name}=; path=/; SameSite=Lax; Max-Age=0`;
}
