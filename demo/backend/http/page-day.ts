import { isDay } from '../../../src/domain/plain-date';
import { onSchemeClock } from '../../../src/mock/scheme-clock';
import type { Context } from './koa';

const NAME = 'today';
/** For requests that do not name their page, such as downloads. */
const COOKIE = 'demo-today';

function askedDay(ctx: Context): string {
  const page = ctx.get('referer');
  if (!URL.canParse(page)) return ctx.cookies.get(COOKIE) ?? '';
  return new URL(page).searchParams.get(NAME) ?? '';
}

/** Now in milliseconds since 1970: on the day in the page's address, if it has one, at the present time of day. */
export function nowOf(ctx: Context): number {
  const now = Date.now();
  const day = askedDay(ctx);
  if (!/^[12]\d{3}-\d{2}-\d{2}$/.test(day) || !isDay(day)) return now;
  const shift = Date.parse(day) - Date.parse(onSchemeClock(now).slice(0, 10));
  return now + shift;
}
