import { isDay } from '../../../src/domain/plain-date';
import { wireTimeOf } from '../../../src/mock/scheme-clock';
import { cookieIn } from './cookies';

const NAME = 'today';
/** For requests that do not name their page, such as downloads. */
const COOKIE = 'demo-today';

function askedDay(headers: Headers): string | undefined {
  const page = headers.get('referer') ?? '';
  if (!URL.canParse(page)) return cookieIn(headers.get('cookie'), COOKIE);
  return new URL(page).searchParams.get(NAME) ?? undefined;
}

/** Now in milliseconds since 1970: on the day in the page's address, if it has one, at the present time of day. */
export function nowOf({ headers }: Request): number {
  const now = Date.now();
  const day = askedDay(headers) ?? '';
  if (!/^[12]\d{3}-\d{2}-\d{2}$/.test(day) || !isDay(day)) return now;
  const shift = Date.parse(day) - Date.parse(wireTimeOf(now).slice(0, 10));
  return now + shift;
}
