import { useId } from 'react';
import { useApi } from '../../api/api-context';
import { AttachmentLinks } from '../../attachments/AttachmentLinks';
import { CellText } from '../../components/details/CellText';
import { FormattedDate } from '../../components/details/FormattedDate';
import { ServerText } from '../../components/details/ServerText';
import type { Query } from '../../domain/query';
import type { ReferenceNumber } from '../../domain/reference-number';
import type { Origin } from '../../origins';
import { categoryWords } from '../../text/code-words';
import { fill } from '../../text/fill';
import { useText } from '../../text/text-context';
import type { Texts } from '../../text/texts';
import { Card } from '../../ui/Card';
import { Disclosure } from '../../ui/Disclosure';
import { Table, TableSkeleton, type Column } from '../../ui/Table';
import type { Elements } from '../../ui/Words';

const columns = (text: Texts): readonly Column<Query>[] => [
  {
    heading: text.common.category,
    cell: ({ category }) => <CellText text={categoryWords(text, category)} />,
  },
  {
    heading: text.common.queryDetails,
    isWide: true,
    cell: ({ queryDetail }) => (
      <span className="query-detail">
        <ServerText text={queryDetail} />
      </span>
    ),
  },
  { heading: text.common.date, cell: ({ dateLogged }) => <FormattedDate date={dateLogged} /> },
];

const titleOf = (text: Texts, referenceNumber: ReferenceNumber) =>
  fill(text.viewQuery.summary, { referenceNumber });

/** A placeholder of the table's size, shown until the query has loaded. */
export function QueryDetailsSkeleton({ reference }: { reference: ReferenceNumber }) {
  const text = useText();
  return (
    <Card title={titleOf(text, reference)}>
      <TableSkeleton columns={columns(text)} rows={1} label={text.common.loading} />
    </Card>
  );
}

interface QueryDetailsProps {
  readonly query: Query;
  readonly reference: ReferenceNumber;
  readonly origin: Origin;
  /** Rendered below the attachments. */
  readonly children: Elements;
}

/** The query's table and its attachments (@spec §2 View-query screen). */
export function QueryDetails({ query, reference, origin, children }: QueryDetailsProps) {
  const text = useText();
  const titleId = useId();
  const { memberQueries } = useApi();
  return (
    <Card title={titleOf(text, reference)} titleId={titleId}>
      <Table labelledBy={titleId} columns={columns(text)} rows={[query]} rowKey={() => reference} />
      {query.attachments.length === 0 ? (
        <p className="no-attachments">{text.common.noAttachments}</p>
      ) : (
        <Disclosure label={text.viewQuery.attachments}>
          <AttachmentLinks
            attachments={query.attachments}
            urlOf={(attachmentId) =>
              memberQueries.attachmentUrl(reference, attachmentId, origin.wireCode)
            }
          />
        </Disclosure>
      )}
      {children}
    </Card>
  );
}
