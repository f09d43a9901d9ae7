import type { Dayjs } from 'dayjs';
import { inUtc } from './in-utc';
import { isDay, orderOf, readPlainDate, type SchemeDate } from './plain-date';
import { onSchemeClock } from './scheme-clock';

const ZONED =
  /^(\d{4}-\d{2}-\d{2})[T ]((?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?)(?:[.,]\d+)? ?(?:Z|([+-]\d{2}):?(\d{2})?)(?:\[[\w+/-]+\])?$/i;
/** A zone after a date without a time, which never shifts the date. */
const ZONE_OF_DAY = /(?<=^\d{4}-\d{2}-\d{2})(?:Z|[+-]\d{2}:\d{2})$/i;
/**
 * A moment as a number, as .NET and Java write it: milliseconds since 1970, or seconds with a fraction. Ten digits
 * that begin with 2, and twelve digits, may be a date with an hour or minute instead.
 */
const EPOCH = /^(?:\/Date\((\d+)(?:[+-]\d{4})?\)\/|(\d{13})|(1\d{9}(?:\.\d+)?))$/;

function schemeDateOf(moment: Dayjs): SchemeDate | undefined {
  const here = onSchemeClock(moment);
  const day = here.format('YYYY-MM-DD');
  // Not a year of five digits, which sorts as an early one.
  return isDay(day) ? { day, clock: here.format('HH:mm:ss') } : undefined;
}

function readZonedDate(text: string): SchemeDate | undefined {
  const [, day, clock, hours, minutes = '00'] = ZONED.exec(text) ?? [];
  if (day === undefined || clock === undefined || !isDay(day)) return undefined;
  const zone = hours === undefined ? 'Z' : `${hours}:${minutes}`;
  return schemeDateOf(inUtc(`${day}T${clock}${zone}`));
}

function readEpoch(text: string): SchemeDate | undefined {
  const [, ofNet, ofJava, seconds] = EPOCH.exec(text) ?? [];
  const milliseconds = ofNet ?? ofJava ?? (seconds && Number(seconds) * 1000);
  return milliseconds === undefined ? undefined : schemeDateOf(inUtc(Number(milliseconds)));
}

function readDate(given: string): SchemeDate | undefined {
  const text = given.trim();
  return readPlainDate(text.replace(ZONE_OF_DAY, '')) ?? readZonedDate(text) ?? readEpoch(text);
}

/**
 * Formats a date as yyyy-MM-dd (@spec §2, §9). A plain date and a date-time without a zone are already on the
 * scheme's clock and never shift; a date-time with a zone, or a number, is converted. Any other text is returned
 * unchanged.
 */
export const formatDate = (text: string): string => readDate(text)?.day ?? text;

/** A text by which dates sort; '' for other texts. */
export const dateOrder = (text: string): string => orderOf(readDate(text));

/** Whether {@link formatDate} returned a machine-readable date, fit for a `<time datetime>`. */
export const isFormattedDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && isDay(text);
