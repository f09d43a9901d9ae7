import { ContentFragment } from '../../../components/ContentFragment';
import { ReceiptFacts } from '../../../components/ReceiptFacts';
import { ReceiptTitle } from '../../../components/ReceiptTitle';
import type { Origin } from '../../../origins';
import { useSettings } from '../../../settings/settings-context';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { queryType } from './query-type';
import type { LoggedQuery } from './use-log-query';
import { useText } from '../../../settings/text-context';

function TimelineNote() {
  const t = useText().receipt;
  const { timelineUrl } = useSettings();
  return (
    <>
      <p>
        {t.followBefore}
        <a href={timelineUrl}>{t.followLink}</a>
        {t.followAfter}
      </p>
      <p>{t.delay}</p>
    </>
  );
}

function TurnaroundNote() {
  const { turnaroundPath } = useSettings();
  return <ContentFragment path={turnaroundPath} />;
}

interface ReceiptProps {
  readonly logged: LoggedQuery;
  readonly kind: Origin['receipt'];
  readonly onAnother: () => void;
}

/** The success message after a submission (@spec §2); its title takes the focus. */
export function Receipt({ logged, kind, onAnother }: ReceiptProps) {
  const text = useText();
  const t = text.receipt;
  return (
    <div className="stack" part="receipt">
      <Alert tone="success">
        <ReceiptTitle level="h4">{kind === 'timeline' ? t.thanks : t.title}</ReceiptTitle>
        <ReceiptFacts
          queryType={queryType(text, logged.sent)}
          referenceNumber={logged.referenceNumber}
          absent={t.noReference}
        />
      </Alert>
      {kind === 'timeline' ? <TimelineNote /> : <TurnaroundNote />}
      <div>
        <Button onClick={onAnother}>{t.another}</Button>
      </div>
    </div>
  );
}
