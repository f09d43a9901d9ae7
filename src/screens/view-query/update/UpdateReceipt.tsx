import { ReceiptFacts } from '../../../components/receipt/ReceiptFacts';
import { ReceiptTitle } from '../../../components/receipt/ReceiptTitle';
import { useText } from '../../../text/text-context';
import { Alert } from '../../../ui/Alert';
import type { SentUpdate } from './use-update-query';

/** The thank-you panel with the new reference number (@spec §2 Update form). */
export function UpdateReceipt({ referenceNumber }: SentUpdate) {
  const text = useText();
  return (
    <Alert tone="success">
      <ReceiptTitle level="h3">{text.update.thanks}</ReceiptTitle>
      <ReceiptFacts referenceNumber={referenceNumber} noReference={text.update.noReference} />
    </Alert>
  );
}
