import { ExportActions } from '../../../components/export/ExportActions';
import type { Origin } from '../../../origins';
import { fieldsOf } from '../../../origins/fields';
import { categoryWords, subCategoryWords } from '../../../text/code-words';
import { textAt } from '../../../text/text-at';
import { useText } from '../../../text/text-context';
import { QUERY_FIELDS } from './query-fields';
import type { LoggedQuery } from './use-log-query';

interface SentExportProps {
  readonly logged: LoggedQuery;
  readonly origin: Origin;
}

/** The record of a sent query, with everything that was filled in, verbatim. */
export function SentExport({
  logged: { referenceNumber, snapshot, sentAt },
  origin,
}: SentExportProps) {
  const text = useText();
  const sent = snapshot.values;
  const shown = {
    ...sent,
    category: categoryWords(text, sent.category),
    subCategory: subCategoryWords(text, sent.subCategory),
  };
  const facts = () =>
    fieldsOf({ leavesOut: [] }).flatMap((name) => {
      const { summary, label } = QUERY_FIELDS[name];
      const value = shown[name];
      // The files follow, with their hashes.
      if (typeof value !== 'string') return [];
      if (value === '') return [];
      return [{ label: textAt(text, summary ?? label), values: [value] }];
    });
  return (
    <ExportActions
      title={text.receipt.title}
      referenceNumber={referenceNumber}
      at={sentAt}
      awaited={{ origin, category: sent.category, from: sentAt.toISOString() }}
      facts={facts}
      files={sent.files}
    />
  );
}
