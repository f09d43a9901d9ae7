import { OptionalAnswerDue } from '../../../components/due/OptionalAnswerDue';
import { optional } from '../../../components/optional/optional';
import { CopyReference } from '../../../components/receipt/CopyReference';
import { Following } from '../../../components/receipt/Following';
import { ReceiptFacts } from '../../../components/receipt/ReceiptFacts';
import { ReceiptTitle } from '../../../components/receipt/ReceiptTitle';
import { useText } from '../../../text/text-context';
import { Alert } from '../../../ui/Alert';
import type { SentUpdateProps } from './use-update-query';

const UpdateExport = optional('export', async () => (await import('./UpdateExport')).UpdateExport);

/** The thank-you panel with the new reference number (@spec §2 Update form). */
export function UpdateReceipt({ update, origin, original }: SentUpdateProps) {
  const text = useText();
  const { referenceNumber, sentAt } = update;
  return (
    <Alert tone="success">
      <ReceiptTitle level="h3">{text.update.thanks}</ReceiptTitle>
      <OptionalAnswerDue isSent origin={origin} category={undefined} from={sentAt.toISOString()} />
      <ReceiptFacts referenceNumber={referenceNumber} noReference={text.update.noReference} />
      <Following>
        <div className="actions">
          {referenceNumber !== undefined && <CopyReference referenceNumber={referenceNumber} />}
          <UpdateExport update={update} origin={origin} original={original} />
        </div>
      </Following>
    </Alert>
  );
}
