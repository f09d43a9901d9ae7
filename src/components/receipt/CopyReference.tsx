import { useState } from 'react';
import type { ReferenceNumber } from '../../domain/reference-number';
import { adoptStyles } from '../../host/adopt-styles';
import { copyText } from '../../host/clipboard';
import { useText } from '../../text/text-context';
import { Button } from '../../ui/Button';
import { Words } from '../../ui/Words';
import css from './CopyReference.css';

adoptStyles(css);

/** A button that copies a reference number. */
export function CopyReference({ referenceNumber }: { referenceNumber: ReferenceNumber }) {
  const t = useText().receipt;
  const [isCopied, setIsCopied] = useState<boolean>();
  const copy = async () => {
    setIsCopied(undefined);
    setIsCopied(await copyText(referenceNumber));
  };
  return (
    <div className="receipt-copy">
      <Button look="quiet" onClick={() => void copy()}>
        {t.copy}
      </Button>
      <span role="status">
        {isCopied !== undefined && <Words>{isCopied ? t.copied : t.notCopied}</Words>}
      </span>
    </div>
  );
}
