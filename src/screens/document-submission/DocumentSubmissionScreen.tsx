import { useId } from 'react';
import { Redirect } from 'wouter';
import { useApi } from '../../api/api-context';
import { AttachmentLinks } from '../../attachments/AttachmentLinks';
import { CellText } from '../../components/details/CellText';
import { FormattedDate } from '../../components/details/FormattedDate';
import { BackButton } from '../../components/page/BackButton';
import { ReadFailure } from '../../components/page/ReadFailure';
import { ScreenHeading } from '../../components/page/ScreenHeading';
import type { DocumentSubmission } from '../../domain/query';
import { parseReferenceNumber, type ReferenceNumber } from '../../domain/reference-number';
import { DEFAULT_ORIGIN } from '../../origins';
import { useRawSearch } from '../../routing/hash-router';
import { ROOT } from '../../routing/routes';
import { singleParameter } from '../../routing/single-parameter';
import { useSettings } from '../../settings/settings-context';
import { categoryWords } from '../../text/code-words';
import { fill } from '../../text/fill';
import { useText } from '../../text/text-context';
import { Card } from '../../ui/Card';
import { Table, TableSkeleton, type Column } from '../../ui/Table';
import { useDocumentSubmission } from './use-document-submission';

/** The document submission screen (@spec §2). Redirects to the root route without a reference number. */
export function DocumentSubmissionScreen() {
  const text = useText();
  const reference = parseReferenceNumber(singleParameter(useRawSearch(), 'reference'));
  const { origin = DEFAULT_ORIGIN } = useSettings();
  if (reference === undefined) return <Redirect to={ROOT} replace />;
  return (
    <div className="stack">
      <ScreenHeading>{text.documentSubmission.title}</ScreenHeading>
      <Submission key={reference} reference={reference} />
      <BackButton origin={origin} />
    </div>
  );
}

function Submission({ reference }: { reference: ReferenceNumber }) {
  const text = useText();
  const t = text.documentSubmission;
  const titleId = useId();
  const { documentSubmissions } = useApi();
  const { data, error, isLoading, mutate } = useDocumentSubmission(reference);
  const urlOf = (attachmentId: string) =>
    documentSubmissions.attachmentUrl(reference, attachmentId);
  const columns: readonly Column<DocumentSubmission>[] = [
    {
      heading: text.common.category,
      cell: ({ category }) => <CellText text={categoryWords(text, category)} />,
    },
    {
      heading: t.documents,
      isWide: true,
      cell: ({ attachments }) =>
        attachments.length === 0 ? (
          text.common.noAttachments
        ) : (
          <AttachmentLinks attachments={attachments} urlOf={urlOf} />
        ),
    },
    { heading: text.common.date, cell: ({ dateLogged }) => <FormattedDate date={dateLogged} /> },
  ];
  const title = fill(t.summary, { referenceNumber: reference });
  if (isLoading) {
    return (
      <Card title={title}>
        <TableSkeleton columns={columns} rows={1} label={text.common.loading} />
      </Card>
    );
  }
  if (error !== undefined) {
    return (
      <ReadFailure
        message={text.errors.documentSubmissionFailed}
        error={error}
        onRetry={() => void mutate()}
      />
    );
  }
  return (
    data && (
      <Card title={title} titleId={titleId}>
        <Table labelledBy={titleId} columns={columns} rows={[data]} rowKey={() => reference} />
      </Card>
    )
  );
}
