import { addDays, holidaysOf, weekdayOf, type Holiday } from './holidays';

/** A day by which an answer is due. */
export interface DueDay {
  /** yyyy-MM-dd */
  readonly day: string;
  /** 0 is Sunday. */
  readonly weekday: number;
  /** The public holidays from Monday to Friday that were skipped. */
  readonly skipped: readonly Holiday[];
}

/**
 * Returns the business day a number of days after a day (@spec §9). Saturdays, Sundays, public holidays and the
 * scheme's closed days don't count.
 * @param from yyyy-MM-dd, on the scheme's clock
 * @param count at least 1
 * @param closed days as yyyy-MM-dd
 */
export function businessDayAfter(from: string, count: number, closed: readonly string[]): DueDay {
  const skipped: Holiday[] = [];
  let day = from;
  for (let left = count; left > 0;) {
    day = addDays(day, 1);
    const weekday = weekdayOf(day);
    if (weekday === 0 || weekday === 6) continue;
    const holiday = holidaysOf(Number(day.slice(0, 4))).find((each) => each.day === day);
    if (holiday) skipped.push(holiday);
    else if (!closed.includes(day)) left -= 1;
  }
  return { day, weekday: weekdayOf(day), skipped };
}
