/** A date without a zone, or with the scheme's, which is UTC+2 all year. */
const PLAIN =
  /^(\d{4}-\d{2}-\d{2})(?:[T ]((?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?)(?:[.,]\d+)?(?:\+02(?::?00)?)?)?$/i;

/** Whether the calendar has such a day. `Date` turns 30 February into 1 March. Without dayjs, which the entry lacks. */
export function isDay(date: string): boolean {
  // Not `Date.parse`, because Datejs replaces it with a function that parses in the browser's zone.
  const json = new Date(date).toJSON() as string | null;
  return json?.startsWith(date) === true;
}

/** A day on the scheme's clock, with its time if there is one. */
export interface SchemeDate {
  readonly day: string;
  readonly clock: string | undefined;
}

/** A date that is already on the scheme's clock (@spec §9); undefined for other texts. */
export function readPlainDate(text: string): SchemeDate | undefined {
  const [, day, clock] = PLAIN.exec(text.trim()) ?? [];
  return day !== undefined && isDay(day) ? { day, clock } : undefined;
}

/** A text by which dates sort; '' for none. A day without a time sorts as its end. */
export const orderOf = (date: SchemeDate | undefined): string =>
  date ? `${date.day}T${date.clock ?? '24'}` : '';

/** Compares such texts: the newest first, texts without a date last. */
export const newestFirst = (a: string, b: string): number => (a === b ? 0 : a < b ? 1 : -1);
