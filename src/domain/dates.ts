import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);

const FORMAT = 'YYYY-MM-DD';
const ISO =
  /^(\d{4}-\d{2}-\d{2})(?:[T ]((?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?)(?:[.,]\d+)?(?:(Z)|([+-]\d{2}):?(\d{2})?)?)?$/i;
/** The scheme's clock: UTC+2 all the year, in minutes. */
const SCHEME_UTC_OFFSET = 120;

/** Whether the calendar has such a day; dayjs would make 1 March of 30 February. */
const isDay = (date: string) => dayjs.utc(date).format(FORMAT) === date;

/**
 * Shows a date as yyyy-MM-dd (@spec §2, §9). A plain date and a date-time without a zone are
 * already on the scheme's clock and never shift; one with a zone is brought to it. Text that is no
 * date comes back as it came.
 */
export function formatDate(text: string): string {
  const [, date, clock, utcZone, hours, minutes = '00'] = ISO.exec(text.trim()) ?? [];
  if (date === undefined || !isDay(date)) return text;
  if (clock === undefined || (utcZone === undefined && hours === undefined)) return date;
  const moment = dayjs.utc(`${date}T${clock}${hours === undefined ? 'Z' : `${hours}:${minutes}`}`);
  return moment.isValid() ? moment.utcOffset(SCHEME_UTC_OFFSET).format(FORMAT) : text;
}

/** Whether {@link formatDate} made a machine-readable date of it, fit for a `<time datetime>`. */
export const isFormattedDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && isDay(text);
