import { useId } from 'react';
import { useText } from '../../../settings/text-context';
import { categoryWords, subCategoryWords } from '../../../text/code-words';
import { shownFileName } from '../../../text/file-name';
import type { LogQueryValues } from './log-query-values';

/** What was sent, but for the words of the query: category, addresses, file names. */
export function SentSummary({ sent }: { sent: LogQueryValues }) {
  const text = useText();
  const t = text.receipt;
  const titleId = useId();
  const subCategory = sent.subCategory && subCategoryWords(text, sent.subCategory);
  const names = sent.files.map(({ name }) => shownFileName(name));
  const facts: readonly (readonly [term: string, values: readonly string[]])[] = [
    [text.common.category, [categoryWords(text, sent.category)]],
    [text.logQuery.subCategory, subCategory === '' ? [] : [subCategory]],
    [text.logQuery.email, [sent.email.trim()]],
    [t.copyTo, sent.ccEmail.trim() === '' ? [] : [sent.ccEmail.trim()]],
    [text.attachments.label, names.length === 0 ? [text.common.noAttachments] : names],
  ];
  return (
    <section className="receipt-section" aria-labelledby={titleId}>
      <h5 id={titleId}>{t.summary}</h5>
      <dl className="receipt-facts">
        {facts
          .filter(([, values]) => values.length > 0)
          .map(([term, values]) => (
            <div key={term} className="receipt-fact">
              <dt>{term}</dt>
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
