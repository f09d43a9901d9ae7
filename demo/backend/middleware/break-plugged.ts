import { cookieIn } from '../http/cookies';
import type { Context, Middleware } from '../http/koa';
import { sessionCookie } from './session';

/** Set by a page that pulls the plug. It expires by itself. */
const COOKIE = 'demo-plug';

function breakOff(ctx: Context): void {
  ctx.respond = false;
  ctx.req.socket.destroy();
}

/** Breaks off the requests of a browser whose plug is out, and those under way when it is pulled. */
export function breakPlugged(): Middleware {
  const underWay = new Set<Context>();
  const browserOf = (ctx: Context) => sessionCookie(ctx.get('cookie'));
  return async (ctx, next) => {
    if (cookieIn(ctx.get('cookie'), COOKIE) !== undefined) {
      const browser = browserOf(ctx);
      const isSame = (other: Context) => browser !== undefined && browserOf(other) === browser;
      for (const each of [ctx, ...[...underWay].filter(isSame)]) breakOff(each);
      return;
    }
    underWay.add(ctx);
    ctx.res.once('close', () => underWay.delete(ctx));
    await next();
  };
}
