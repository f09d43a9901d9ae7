import type { ReferenceNumber } from '../../domain/reference-number';
import { adoptStyles } from '../../host/adopt-styles';
import { useText } from '../../text/text-context';
import css from './ReceiptFacts.css';

adoptStyles(css);

interface ReceiptFactsProps {
  readonly queryType?: string;
  readonly referenceNumber: ReferenceNumber | undefined;
  /** Shown if the server returned no reference number. */
  readonly noReference: string;
}

/** The facts of a success message: query type and reference number. */
export function ReceiptFacts({ queryType, referenceNumber, noReference }: ReceiptFactsProps) {
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
      <p>{referenceNumber === undefined ? noReference : text.receipt.keep}</p>
    </>
  );
}
