import { useId } from 'react';
import { OptionalAnswerDue } from '../../../components/due/OptionalAnswerDue';
import { optional } from '../../../components/optional/optional';
import { CopyReference } from '../../../components/receipt/CopyReference';
import { Following } from '../../../components/receipt/Following';
import { ReceiptFacts } from '../../../components/receipt/ReceiptFacts';
import { ReceiptTitle } from '../../../components/receipt/ReceiptTitle';
import { adoptStyles } from '../../../host/adopt-styles';
import { printPage } from '../../../host/print-page';
import type { Origin } from '../../../origins';
import { useSettings } from '../../../settings/settings-context';
import { fill } from '../../../text/fill';
import { useText } from '../../../text/text-context';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { Words } from '../../../ui/Words';
import { ContentFragment } from '../content/ContentFragment';
import { queryType } from './query-type';
import css from './Receipt.css';
import { SentSummary } from './SentSummary';
import type { LoggedQuery } from './use-log-query';

adoptStyles(css);

function TimelineNote() {
  const t = useText().receipt;
  const { timelineUrl } = useSettings();
  return (
    <>
      <p>
        <Words>{t.followBefore}</Words>
        <a href={timelineUrl}>{t.followLink}</a>
        <Words>{t.followAfter}</Words>
      </p>
      <p>{t.delay}</p>
    </>
  );
}

function TurnaroundNote() {
  const { turnaroundPath } = useSettings();
  return <ContentFragment path={turnaroundPath} />;
}

const SentExport = optional('export', async () => (await import('./SentExport')).SentExport);

interface ReceiptProps {
  readonly logged: LoggedQuery;
  readonly origin: Origin;
  readonly onAnother: () => void;
}

/** The success message after a submission (@spec §2); its title takes the focus. */
export function Receipt({ logged, origin, onAnother }: ReceiptProps) {
  const { referenceNumber, snapshot, sentAt } = logged;
  const sent = snapshot.values;
  const kind = origin.receipt;
  const text = useText();
  const t = text.receipt;
  const nextId = useId();
  return (
    <div className="stack" part="receipt">
      <Alert tone="success">
        <ReceiptTitle level="h4">{kind === 'timeline' ? t.thanks : t.title}</ReceiptTitle>
        <ReceiptFacts
          queryType={queryType(text, sent)}
          referenceNumber={referenceNumber}
          noReference={t.noReference}
        />
      </Alert>
      <Following>
        <section className="receipt-section" aria-labelledby={nextId}>
          <h5 id={nextId}>{t.next}</h5>
          <p className="receipt-address">{fill(t.answerTo, { email: sent.email })}</p>
          <OptionalAnswerDue
            isSent
            origin={origin}
            category={sent.category}
            from={sentAt.toISOString()}
          />
          {kind === 'timeline' ? <TimelineNote /> : <TurnaroundNote />}
        </section>
        <SentSummary sent={sent} />
        <Button onClick={onAnother}>{t.another}</Button>
        <div className="actions">
          {referenceNumber !== undefined && <CopyReference referenceNumber={referenceNumber} />}
          <Button look="quiet" onClick={printPage}>
            {t.print}
          </Button>
          <SentExport logged={logged} origin={origin} />
        </div>
      </Following>
    </div>
  );
}
