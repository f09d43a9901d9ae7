/** A request's `Cookie` header. */
export type Cookies = string | null | undefined;

/** The value of a cookie; undefined without it. */
export const cookieIn = (cookies: Cookies, name: string): string | undefined =>
  cookies
    ?.split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
