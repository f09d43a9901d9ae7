/** Of no zone, or of the scheme's own: UTC+2 all the year. */
const PLAIN =
  /^(\d{4}-\d{2}-\d{2})(?:[T ]((?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?)(?:[.,]\d+)?(?:\+02(?::?00)?)?)?$/i;

/** Whether the calendar has such a day: `Date` turns 30 February into 1 March. */
export function isDay(date: string): boolean {
  // Not `Date.parse`: Datejs replaces it by one that returns a date of the browser's zone.
  const json = new Date(date).toJSON() as string | null;
  return json?.startsWith(date) === true;
}

/** A day on the scheme's clock, with its time if there is one. */
export interface SchemeDate {
  readonly day: string;
  readonly clock: string | undefined;
}

/** A date that is on the scheme's clock already (@spec §9); undefined for another text. */
export function readPlainDate(text: string): SchemeDate | undefined {
  const [, day, clock] = PLAIN.exec(text.trim()) ?? [];
  return day !== undefined && isDay(day) ? { day, clock } : undefined;
}

/** A text by which dates sort; '' for none. A day without a time counts as its end. */
export const orderOf = (date: SchemeDate | undefined): string =>
  date ? `${date.day}T${date.clock ?? '24'}` : '';

/** Compares such texts: the newest first, what has no date last. */
export const newestFirst = (a: string, b: string): number => (a === b ? 0 : a < b ? 1 : -1);
