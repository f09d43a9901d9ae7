import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { FileChoice } from '../visit/form-state';
import { pastedFiles } from './data-transfer';

/** Lets files be pasted anywhere in the field's form. */
export function usePaste(
  field: RefObject<HTMLButtonElement | null>,
  onChoose: (choice: FileChoice) => void,
): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = pastedFiles(event);
    if (files.length === 0) return;
    event.preventDefault();
    onChoose({ files });
  });
  useEffect(() => {
    const form = field.current?.form;
    const hear = (event: ClipboardEvent) => {
      paste(event);
    };
    form?.addEventListener('paste', hear);
    return () => {
      form?.removeEventListener('paste', hear);
    };
  }, [field]);
}
