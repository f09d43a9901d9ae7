import { breakOff } from '../http/break-off';
import type { Context, Middleware } from '../http/koa';
import { sessionCookie } from './session';

/** Set by a page that pulls the plug. It expires by itself. */
const COOKIE = 'demo-plug';

/** Breaks off the requests of a browser whose plug is out, and those under way when it is pulled. */
export function breakPlugged(): Middleware {
  const underWay = new Set<Context>();
  return async (ctx, next) => {
    if (ctx.cookies.get(COOKIE) !== undefined) {
      const browser = sessionCookie(ctx);
      const isSame = (other: Context) => browser !== undefined && sessionCookie(other) === browser;
      for (const each of [ctx, ...[...underWay].filter(isSame)]) breakOff(each);
      return;
    }
    underWay.add(ctx);
    ctx.res.once('close', () => underWay.delete(ctx));
    await next();
  };
}
