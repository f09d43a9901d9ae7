import { useMemo } from 'react';
import { businessDayAfter, type DueDay } from '../../domain/business-days';
import { formatDate, isFormattedDate } from '../../domain/dates';
import type { Origin } from '../../origins';
import { readResponseDays, type ResponseDays } from '../../settings/response-days';
import { useSettings } from '../../settings/settings-context';
import { useWarnings } from '../optional/use-warnings';

/** The query or update that is answered, and when it was sent. */
export interface AwaitedAnswer {
  readonly origin: Origin;
  /** The category of a query; undefined for an update. */
  readonly category: string | undefined;
  /** When it was sent or logged, as a server's date. */
  readonly from: string;
}

/** The years for which the holiday rules are valid. The Act is from 1994. */
const isInCalendar = (day: string) => day >= '1995' && day < '3000';

function countFor({ counts }: ResponseDays, { origin, category }: AwaitedAnswer): number {
  if (category === undefined) return counts['update'] ?? 0;
  // A server may return any category, even 'update'.
  const own = Object.hasOwn(origin.categories, category) ? counts[category] : undefined;
  return own ?? counts[origin.name] ?? 0;
}

/** The day by which the answer is due (@spec §9); undefined if there is none. */
export function useDueDay(awaited: AwaitedAnswer | undefined): DueDay | undefined {
  const { responseDays } = useSettings();
  const read = useMemo(() => readResponseDays(responseDays), [responseDays]);
  useWarnings('response-days', read.problems);
  if (!awaited) return undefined;
  const day = formatDate(awaited.from);
  const count = countFor(read, awaited);
  if (count === 0 || !isFormattedDate(day) || !isInCalendar(day)) return undefined;
  return businessDayAfter(day, count, read.closed);
}
