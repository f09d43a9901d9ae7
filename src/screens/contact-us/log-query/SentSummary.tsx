import { useId } from 'react';
import { adoptStyles } from '../../../host/adopt-styles';
import { fieldsOf, type FieldName } from '../../../origins/fields';
import { categoryWords, subCategoryWords } from '../../../text/code-words';
import { shownFileName } from '../../../text/shown-text';
import { textAt } from '../../../text/text-at';
import { useText } from '../../../text/text-context';
import type { Texts } from '../../../text/texts';
import type { LogQueryValues } from '../../../visit/log-query-values';
import { QUERY_FIELDS } from './query-fields';
import css from './SentSummary.css';

adoptStyles(css);

/** A value as the receipt shows it. Long texts are left out. */
function shownValues(text: Texts, sent: LogQueryValues, name: FieldName): readonly string[] {
  const value = sent[name];
  if (typeof value !== 'string') {
    const names = value.map((file) => shownFileName(file.name));
    return names.length === 0 ? [text.common.noAttachments] : names;
  }
  if (value === '') return [];
  const { control } = QUERY_FIELDS[name];
  if (control === 'category') return [categoryWords(text, value)];
  if (control === 'sub-category') return [subCategoryWords(text, value)];
  return control === 'long-text' ? [] : [value];
}

/** A sent query without its text: category, addresses, file names. */
export function SentSummary({ sent }: { sent: LogQueryValues }) {
  const text = useText();
  const titleId = useId();
  const facts = fieldsOf({ leavesOut: [] })
    // Required fields are listed first.
    .sort((a, b) => Number(QUERY_FIELDS[b].isRequired) - Number(QUERY_FIELDS[a].isRequired))
    .map((name) => ({ name, values: shownValues(text, sent, name) }))
    .filter(({ values }) => values.length > 0);
  return (
    <section className="receipt-section" aria-labelledby={titleId}>
      <h5 id={titleId}>{text.receipt.summary}</h5>
      <dl className="receipt-facts">
        {facts.map(({ name, values }) => (
          <div key={name} className="receipt-fact">
            <dt>{textAt(text, QUERY_FIELDS[name].summary ?? QUERY_FIELDS[name].label)}</dt>
            {values.map((value, index) => (
              <dd key={index}>
                <bdi>{value}</bdi>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
