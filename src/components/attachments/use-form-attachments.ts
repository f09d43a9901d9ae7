import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useBeforeSubmit } from '../forms/before-submit';
import { pastedFiles } from './data-transfer';
import type { Attachments } from './use-attachments';

/**
 * Lets files be pasted anywhere in the field's form, and makes a submit wait for files that are still
 * being checked.
 */
export function useFormAttachments(
  field: RefObject<HTMLButtonElement | null>,
  { add, examining }: Attachments,
): void {
  useBeforeSubmit({ settle: examining });
  const addPasted = useEffectEvent(add);
  useEffect(() => {
    const form = field.current?.form;
    const paste = (event: ClipboardEvent) => {
      const files = pastedFiles(event);
      if (files.length === 0) return;
      event.preventDefault();
      addPasted({ files });
    };
    form?.addEventListener('paste', paste);
    return () => {
      form?.removeEventListener('paste', paste);
    };
  }, [field]);
}
