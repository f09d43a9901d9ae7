import type { Holiday } from '../../domain/holidays';
import { fill } from '../../text/fill';
import type { DUE_TEXTS } from '../../text/optional/due';
import type { Reworded } from '../../text/texts';

type DueTexts = Reworded<typeof DUE_TEXTS>;

const WEEKDAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const satisfies readonly (keyof DueTexts['weekdays'])[];

/** @param weekday 0 is Sunday */
export const weekdayWords = ({ weekdays }: DueTexts, weekday: number): string =>
  weekdays[WEEKDAYS[weekday] ?? 'sunday'];

export const holidayWords = ({ holidays }: DueTexts, { name, isMoved }: Holiday): string =>
  isMoved ? fill(holidays.observed, { holiday: holidays[name] }) : holidays[name];
