import { calendarFile } from '../../bytes/calendar-file';
import { formatDate } from '../../domain/dates';
import { addDays } from '../../domain/holidays';
import type { ReferenceNumber } from '../../domain/reference-number';
import { adoptStyles } from '../../host/adopt-styles';
import { saveFile } from '../../host/save-file';
import { pageAddress } from '../../routing/href';
import { pathToQuery } from '../../routing/routes';
import { fill } from '../../text/fill';
import { DUE_TEXTS } from '../../text/optional/due';
import { Button } from '../../ui/Button';
import { useOptionalText } from '../optional/use-optional-text';
import { useRegionFirst } from '../optional/use-region-first';
import css from './AnswerDue.css';
import { holidayWords, weekdayWords } from './due-words';
import { useDueDay, type AwaitedAnswer } from './use-due-day';

adoptStyles(css);

export interface AnswerDueProps extends AwaitedAnswer {
  /** Whether it was sent on this screen; else its words may say that the day has passed. */
  readonly isSent: boolean;
  readonly referenceNumber: ReferenceNumber | undefined;
}

/** The business day by which an answer is due (@spec §9), as a calendar's file too. */
export function AnswerDue({ isSent, referenceNumber, ...awaited }: AnswerDueProps) {
  const text = useOptionalText(DUE_TEXTS);
  const due = useDueDay(awaited);
  const hasRegion = useRegionFirst();
  const today = formatDate(new Date().toISOString());
  const isPast = !isSent && due !== undefined && today > due.day;
  // The words of a day that has passed send the member to Update Query.
  if (!due || (isPast && !awaited.origin.offersUpdates)) return null;

  const day = { weekday: weekdayWords(text, due.weekday), date: due.day };
  const words = isPast ? text.due.past : isSent ? text.due.by : text.due.until;
  const saveCalendar = (number: ReferenceNumber) => {
    const file = calendarFile({
      id: `${number}@medical-aid-inquiries`,
      day: due.day,
      dayAfter: addDays(due.day, 1),
      summary: fill(text.due.event, { referenceNumber: number }),
      url: `${pageAddress()}#${pathToQuery(awaited.origin.name, number)}`,
      createdAt: new Date(),
    });
    saveFile(file, 'text/calendar;charset=utf-8', `query-${number}.ics`);
  };
  return (
    <div className="due">
      <div role="status" className="due-words">
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
      {referenceNumber !== undefined && !isPast && (
        <div className="due-calendar">
          <Button
            onClick={() => {
              saveCalendar(referenceNumber);
            }}
          >
            {text.due.calendar}
          </Button>
        </div>
      )}
    </div>
  );
}
