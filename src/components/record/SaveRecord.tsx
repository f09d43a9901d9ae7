import type { ReferenceNumber } from '../../domain/reference-number';
import { formatMoment } from '../../domain/scheme-clock';
import { adoptStyles } from '../../host/adopt-styles';
import { saveFile } from '../../host/save-file';
import { sha256Of } from '../../host/sha-256';
import { useReportError } from '../../host/use-report-error';
import { recordPage, type RecordFact } from '../../html/record-page';
import { pageAddress } from '../../routing/href';
import { shownFileName } from '../../text/file-name';
import { fill } from '../../text/fill';
import { DUE_TEXTS } from '../../text/optional/due';
import { RECORD_TEXTS } from '../../text/optional/record';
import { useText } from '../../text/text-context';
import { Button } from '../../ui/Button';
import { weekdayWords } from '../due/due-words';
import { useDueDay, type AwaitedAnswer } from '../due/use-due-day';
import { useOptionalText } from '../optional/use-optional-text';
import css from './SaveRecord.css';

adoptStyles(css);

interface SaveRecordProps {
  /** The title of a record without a number. */
  readonly title: string;
  readonly referenceNumber: ReferenceNumber | undefined;
  /** When it was sent; undefined for the time of saving. */
  readonly at: Date | undefined;
  readonly awaited: AwaitedAnswer | undefined;
  /** Made when the member saves them. */
  readonly facts: () => readonly RecordFact[];
  /** Those that were sent, whose bytes are at hand. */
  readonly files: readonly File[];
}

/** A button that saves what was sent, or what is viewed, as a file of its own. */
export function SaveRecord({ title, referenceNumber, at, awaited, facts, files }: SaveRecordProps) {
  const text = useText();
  const dueText = useOptionalText(DUE_TEXTS);
  const { record } = useOptionalText(RECORD_TEXTS);
  const due = useDueDay(awaited);
  const report = useReportError('record');

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
    const page = recordPage({
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
    <div className="record">
      <Button onClick={() => void save().catch(report)}>{record.save}</Button>
      <p className="record-note">{record.note}</p>
    </div>
  );
}
