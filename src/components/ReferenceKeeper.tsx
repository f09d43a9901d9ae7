import { useState } from 'react';
import type { ReferenceNumber } from '../domain/reference-number';
import { copyText } from '../host/clipboard';
import { useText } from '../settings/text-context';
import { Button } from '../ui/Button';

/** Copies a reference number with one click, and says why it is worth keeping. */
export function ReferenceKeeper({ referenceNumber }: { referenceNumber: ReferenceNumber }) {
  const t = useText().receipt;
  const [isCopied, setIsCopied] = useState<boolean>();
  const copy = async () => {
    setIsCopied(undefined);
    setIsCopied(await copyText(referenceNumber));
  };
  return (
    <>
      <div className="receipt-copy">
        <Button onClick={() => void copy()}>{t.copy}</Button>
        <span role="status">{isCopied === undefined ? '' : isCopied ? t.copied : t.notCopied}</span>
      </div>
      <p>{t.keep}</p>
    </>
  );
}
