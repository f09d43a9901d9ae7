import type { AwaitedAnswer } from '../../components/due/use-due-day';
import { ExportActions } from '../../components/export/ExportActions';
import { formatDate } from '../../domain/dates';
import type { Query } from '../../domain/query';
import type { ReferenceNumber } from '../../domain/reference-number';
import { withFewMarks } from '../../html/marks';
import type { EmailedResponse } from '../../html/response/response';
import { categoryWords } from '../../text/code-words';
import { shownFileName } from '../../text/shown-text';
import { useText } from '../../text/text-context';

interface ViewedExportProps {
  readonly query: Query;
  readonly reference: ReferenceNumber;
  /** Undefined if no answer is expected. */
  readonly awaited: AwaitedAnswer | undefined;
  /** The response, once it has been read. */
  readonly response: EmailedResponse | null | undefined;
}

/** The record of a query as returned by the server, with the response as text. */
export function ViewedExport({ query, reference, awaited, response }: ViewedExportProps) {
  const text = useText();
  const wordsOf = (shown: EmailedResponse) => shown.lines()?.join('\n') ?? text.response.tooLarge;
  const facts = () =>
    [
      { label: text.common.category, values: [categoryWords(text, query.category)] },
      { label: text.common.date, values: [formatDate(query.dateLogged)] },
      { label: text.common.queryDetails, values: [query.queryDetail] },
      {
        label: text.attachments.label,
        values: query.attachments.map(({ fileName }) => shownFileName(fileName)),
      },
      { label: text.response.title, values: response ? [wordsOf(response)] : [] },
    ]
      .filter(({ values }) => values.some((value) => value !== ''))
      .map(({ label, values }) => ({ label, values: values.map(withFewMarks) }));
  return (
    <ExportActions
      title={text.viewQuery.title}
      referenceNumber={reference}
      at={undefined}
      awaited={awaited}
      facts={facts}
      files={[]}
    />
  );
}
