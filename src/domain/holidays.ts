import { inUtc } from './in-utc';

/** The names of South Africa's public holidays (Public Holidays Act 36 of 1994). */
export type HolidayName =
  | 'newYear'
  | 'humanRights'
  | 'goodFriday'
  | 'family'
  | 'freedom'
  | 'workers'
  | 'youth'
  | 'women'
  | 'heritage'
  | 'reconciliation'
  | 'christmas'
  | 'goodwill';

/** A public holiday. */
export interface Holiday {
  /** yyyy-MM-dd */
  readonly day: string;
  readonly name: HolidayName;
  /** Whether it is observed on this day because its own day is a Sunday. */
  readonly isMoved: boolean;
}

const FIXED: readonly (readonly [monthAndDay: string, name: HolidayName])[] = [
  ['01-01', 'newYear'],
  ['03-21', 'humanRights'],
  ['04-27', 'freedom'],
  ['05-01', 'workers'],
  ['06-16', 'youth'],
  ['08-09', 'women'],
  ['09-24', 'heritage'],
  ['12-16', 'reconciliation'],
  ['12-25', 'christmas'],
  ['12-26', 'goodwill'],
];

/** @param day yyyy-MM-dd, like the result */
export const addDays = (day: string, count: number): string =>
  inUtc(day).add(count, 'day').format('YYYY-MM-DD');

/** 0 is Sunday. */
export const weekdayOf = (day: string): number => inUtc(day).day();

/** Easter Sunday in the Gregorian calendar, by the algorithm of Meeus, Jones and Butcher. */
function easterOf(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const leapCenturies = Math.floor(century / 4);
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - leapCenturies - correction + 15) % 30;
  const toSunday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  return addDays(`${String(year)}-03-22`, epact + toSunday - 7 * late);
}

/**
 * A year's public holidays, unordered. A holiday on a Sunday is also observed on the next day that is not a holiday.
 */
export function holidaysOf(year: number): readonly Holiday[] {
  const easter = easterOf(year);
  const holidays: Holiday[] = [
    ...FIXED.map(([day, name]) => ({ day: `${String(year)}-${day}`, name, isMoved: false })),
    { day: addDays(easter, -2), name: 'goodFriday', isMoved: false },
    { day: addDays(easter, 1), name: 'family', isMoved: false },
  ];
  const isHoliday = (day: string) => holidays.some((holiday) => holiday.day === day);
  for (const { day, name } of holidays.filter((holiday) => weekdayOf(holiday.day) === 0)) {
    let next = addDays(day, 1);
    while (isHoliday(next)) next = addDays(next, 1);
    holidays.push({ day: next, name, isMoved: true });
  }
  return holidays;
}
