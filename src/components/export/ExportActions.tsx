import { calendarFile } from '../../bytes/calendar-file';
import type { DueDay } from '../../domain/business-days';
import { formatDate } from '../../domain/dates';
import { addDays } from '../../domain/holidays';
import type { ReferenceNumber } from '../../domain/reference-number';
import { formatMoment } from '../../domain/scheme-clock';
import { saveFile } from '../../host/save-file';
import { sha256Of } from '../../host/sha-256';
import { useReportError } from '../../host/use-report-error';
import { exportPage, type ExportFact } from '../../html/export-page';
import { pageAddress } from '../../routing/href';
import { pathToQuery } from '../../routing/routes';
import { fill } from '../../text/fill';
import { DUE_TEXTS } from '../../text/optional/due';
import { EXPORT_TEXTS } from '../../text/optional/export';
import { shownFileName } from '../../text/shown-text';
import { useText } from '../../text/text-context';
import { Button } from '../../ui/Button';
import { weekdayWords } from '../due/due-words';
import { useDueDay, type AwaitedAnswer } from '../due/use-due-day';
import { useOptionalText } from '../optional/use-optional-text';

/** The day itself counts, because the answer may still arrive. */
const isAhead = ({ day }: DueDay) => formatDate(new Date().toISOString()) <= day;

interface ExportActionsProps {
  /** The title of an export without a number. */
  readonly title: string;
  readonly referenceNumber: ReferenceNumber | undefined;
  /** When it was sent; undefined for the time of saving. */
  readonly at: Date | undefined;
  readonly awaited: AwaitedAnswer | undefined;
  /** Created when the member saves them. */
  readonly facts: () => readonly ExportFact[];
  /** The sent files whose bytes are still available. */
  readonly files: readonly File[];
}

/**
 * Buttons that save the day by which the answer is due, for a calendar (@spec §9), and a copy of the sent or viewed
 * query as a file.
 */
export function ExportActions({
  title,
  referenceNumber,
  at,
  awaited,
  facts,
  files,
}: ExportActionsProps) {
  const text = useText();
  const dueText = useOptionalText(DUE_TEXTS);
  const t = useOptionalText(EXPORT_TEXTS).export;
  const due = useDueDay(awaited);
  const report = useReportError('export');

  const saveCalendar = ({ origin }: AwaitedAnswer, { day }: DueDay, number: ReferenceNumber) => {
    const file = calendarFile({
      id: `${number}@medical-aid-inquiries`,
      day,
      dayAfter: addDays(day, 1),
      summary: fill(dueText.due.event, { referenceNumber: number }),
      url: `${pageAddress()}#${pathToQuery(origin.name, number)}`,
      createdAt: new Date(),
    });
    saveFile(file, 'text/calendar;charset=utf-8', `query-${number}.ics`);
  };
  const fileFacts = async () => {
    const values = await Promise.all(
      files.map(async (file) => {
        const size = fill(text.sizes.bytes, { size: file.size });
        const hash = await sha256Of(file);
        const lines = [shownFileName(file.name), size, ...(hash ? [`SHA-256 ${hash}`] : [])];
        return lines.join('\n');
      }),
    );
    return values.length === 0 ? [] : [{ label: text.attachments.label, values }];
  };
  const save = async () => {
    const dueDay = due && { weekday: weekdayWords(dueText, due.weekday), date: due.day };
    const page = exportPage({
      title:
        referenceNumber === undefined ? title : fill(text.viewQuery.summary, { referenceNumber }),
      origin: [
        new URL(pageAddress()).host,
        formatMoment(at ?? new Date()),
        ...(dueDay ? [fill(dueText.due.until, dueDay)] : []),
      ].join('\n'),
      facts: [...facts(), ...(await fileFacts())],
    });
    const name = referenceNumber === undefined ? 'query' : `query-${referenceNumber}`;
    saveFile(page, 'text/html;charset=utf-8', `${name}.html`);
  };
  return (
    <>
      {awaited && due && referenceNumber !== undefined && isAhead(due) && (
        <Button
          look="quiet"
          onClick={() => {
            saveCalendar(awaited, due, referenceNumber);
          }}
        >
          {dueText.due.calendar}
        </Button>
      )}
      <Button look="quiet" onClick={() => void save().catch(report)}>
        {t.save}
      </Button>
      <p className="actions-note">{t.note}</p>
    </>
  );
}
