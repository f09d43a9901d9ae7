import { useEffect, useRef, type RefObject } from 'react';
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
  const latest = useRef({ add, examining });
  useEffect(() => {
    latest.current = { add, examining };
  });
  useEffect(() => {
    const form = field.current?.form;
    const paste = (event: ClipboardEvent) => {
      const files = pastedFiles(event);
      if (files.length === 0) return;
      event.preventDefault();
      latest.current.add({ files });
    };
    const wait = (event: SubmitEvent) => {
      const examined = latest.current.examining();
      if (!examined) return;
      event.preventDefault();
      event.stopPropagation();
      void examined.then(() => {
        if (form?.isConnected) form.requestSubmit();
      });
    };
    form?.addEventListener('paste', paste);
    form?.addEventListener('submit', wait, { capture: true });
    return () => {
      form?.removeEventListener('paste', paste);
      form?.removeEventListener('submit', wait, { capture: true });
    };
  }, [field]);
}
