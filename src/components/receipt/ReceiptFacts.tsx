import type { ReferenceNumber } from '../domain/reference-number';
import { useText } from '../settings/text-context';
import { ReferenceKeeper } from './ReferenceKeeper';

interface ReceiptFactsProps {
  readonly queryType?: string;
  readonly referenceNumber: ReferenceNumber | undefined;
  /** Stands where the server named no number. */
  readonly absent: string;
}

/** What a success message tells: the query type, and the reference number, which is worth keeping. */
export function ReceiptFacts({ queryType, referenceNumber, absent }: ReceiptFactsProps) {
  const text = useText();
  return (
    <>
      <dl className="receipt-facts">
        {queryType !== undefined && (
          <>
            <dt>{text.receipt.queryType}</dt>
            <dd>{queryType}</dd>
          </>
        )}
        {referenceNumber !== undefined && (
          <>
            <dt>{text.common.referenceNumber}</dt>
            <dd className="receipt-number">{referenceNumber}</dd>
          </>
        )}
      </dl>
      {referenceNumber === undefined ? (
        <p>{absent}</p>
      ) : (
        <ReferenceKeeper referenceNumber={referenceNumber} />
      )}
    </>
  );
}
