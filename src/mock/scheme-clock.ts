/** The scheme's clock is UTC+2 all year, so the mock needs no dayjs for it. */
const OFFSET_HOURS = 2;
const HOUR = 3_600_000;

/** One day in milliseconds. */
export const DAY = 24 * HOUR;

/** A time in milliseconds since 1970 as an ISO date-time on the scheme's clock. */
export function wireTimeOf(moment: number): string {
  const shifted = new Date(moment + OFFSET_HOURS * HOUR).toISOString();
  return `${shifted.slice(0, 19)}+0${OFFSET_HOURS}:00`;
}
