import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useBeforeSubmit } from '../before-submit';
import { pastedFiles } from './given-files';
import type { useAttachments } from './use-attachments';

/**
 * What the field does for the whole form that it stands in: files can be pasted anywhere in it, and
 * a submit waits for the files that are still being examined.
 */
export function useFormOfFiles(
  field: RefObject<HTMLButtonElement | null>,
  { add, examining }: ReturnType<typeof useAttachments>,
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
