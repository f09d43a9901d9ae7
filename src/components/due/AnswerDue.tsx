import { formatDate } from '../../domain/dates';
import { adoptStyles } from '../../host/adopt-styles';
import { fill } from '../../text/fill';
import { DUE_TEXTS } from '../../text/optional/due';
import { useOptionalText } from '../optional/use-optional-text';
import { useRegionFirst } from '../optional/use-region-first';
import css from './AnswerDue.css';
import { holidayWords, weekdayWords } from './due-words';
import { useDueDay, type AwaitedAnswer } from './use-due-day';

adoptStyles(css);

export interface AnswerDueProps extends AwaitedAnswer {
  /** Whether it was sent on this screen. Otherwise the text may say that the day has passed. */
  readonly isSent: boolean;
}

/** The business day by which an answer is due (@spec §9). */
export function AnswerDue({ isSent, ...awaited }: AnswerDueProps) {
  const text = useOptionalText(DUE_TEXTS);
  const due = useDueDay(awaited);
  const hasRegion = useRegionFirst();
  const today = formatDate(new Date().toISOString());
  const isPast = !isSent && due !== undefined && today > due.day;
  // The text for a day that has passed refers the member to Update Query.
  if (!due || (isPast && !awaited.origin.offersUpdates)) return null;

  const day = { weekday: weekdayWords(text, due.weekday), date: due.day };
  const words = isPast ? text.due.past : isSent ? text.due.by : text.due.until;
  return (
    <div role="status" className="due">
      {hasRegion && (
        <>
          <p>{fill(words, day)}</p>
          {!isPast &&
            due.skipped.map((holiday) => (
              <p key={holiday.day} className="due-skipped">
                {fill(text.due.skipped, {
                  holiday: holidayWords(text, holiday),
                  date: holiday.day,
                })}
              </p>
            ))}
        </>
      )}
    </div>
  );
}
