import { asked } from './address.js';

/** The scheme's clock is UTC+2 all year. */
const OFFSET = 2 * 60 * 60 * 1000;
const COOKIE = 'demo-today';

const startOf = (day) => Date.parse(`${day}T00:00Z`);
const dayOf = (moment) => new Date(moment).toISOString().slice(0, 10);

function isDay(text) {
  // The scheme's zone would make the year 10000 of 9999-12-31.
  const start = /^[12]\d{3}-\d{2}-\d{2}$/.test(text) ? startOf(text) : NaN;
  // `Date` turns 30 February into 1 March.
  return !Number.isNaN(start) && dayOf(start) === text;
}

const given = asked.get('today') ?? '';

/** The day in the page's address that counts as today; '' for none. */
export const today = isDay(given) ? given : '';

// The backend reads the day from the page's address. A download does not tell its page.
document.cookie = `${COOKIE}=${today}; path=/; SameSite=Lax${today ? '' : '; Max-Age=0'}`;

/** Moves the page's clock to a day, at the present time of day. */
function moveClock(day) {
  const { now } = Date;
  const shift = startOf(day) - startOf(dayOf(now() + OFFSET));
  Date.now = () => now() + shift;
  window.Date = new Proxy(Date, {
    construct: (RealDate, values, made) =>
      Reflect.construct(RealDate, values.length ? values : [RealDate.now()], made),
    apply: (RealDate) => String(new RealDate(RealDate.now())),
  });
}

if (today) moveClock(today);
