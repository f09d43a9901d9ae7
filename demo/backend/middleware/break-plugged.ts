import { cookieIn } from '../http/cookies';
import type { Context, Middleware } from '../http/koa';
import { sessionCookie } from './session';

/** Set by a page that pulls the plug, to the seconds until it is back. It expires by itself. */
const COOKIE = 'demo-plug';

const browserOf = (ctx: Context) => sessionCookie(ctx.get('cookie'));

function hangUp(ctx: Context): void {
  ctx.respond = false;
  ctx.req.socket.destroy();
}

/** Breaks off the requests of a browser whose plug is out, and those under way when it is pulled. */
export function breakPlugged(): Middleware {
  const underWay = new Set<Context>();
  // Needed beside the cookie: a browser repeats some broken requests by itself, with the cookies of before.
  const unplugged = new Set<string>();

  function pull(browser: string, seconds: number): void {
    unplugged.add(browser);
    setTimeout(() => unplugged.delete(browser), seconds * 1000).unref();
    [...underWay].filter((each) => browserOf(each) === browser).forEach(hangUp);
  }

  return async (ctx, next) => {
    const browser = browserOf(ctx) ?? '';
    const seconds = cookieIn(ctx.get('cookie'), COOKIE);
    if (seconds !== undefined && !unplugged.has(browser)) pull(browser, Number(seconds));
    if (unplugged.has(browser)) return hangUp(ctx);
    underWay.add(ctx);
    ctx.res.once('close', () => underWay.delete(ctx));
    await next();
  };
}
