import { ExportActions } from '../../../components/export/ExportActions';
import { categoryWords } from '../../../text/code-words';
import { fill } from '../../../text/fill';
import { useText } from '../../../text/text-context';
import type { SentUpdateProps } from './use-update-query';

/** The record of a sent update. */
export function UpdateExport({ update, origin, original }: SentUpdateProps) {
  const text = useText();
  const { referenceNumber, snapshot, sentAt } = update;
  const sent = snapshot.values;
  const updated = fill(text.viewQuery.summary, { referenceNumber: original.reference });
  return (
    <ExportActions
      title={updated}
      referenceNumber={referenceNumber}
      at={sentAt}
      awaited={{ origin, category: undefined, from: sentAt.toISOString() }}
      facts={() => [
        {
          label: updated,
          values: [categoryWords(text, original.category)],
        },
        { label: text.common.queryDetails, values: [sent.query] },
      ]}
      files={sent.files}
    />
  );
}
