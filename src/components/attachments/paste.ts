import type { FileChoice } from '../visit/form-state';
import { pastedFiles } from './data-transfer';

/** Lets files be pasted anywhere in a field's form. */
export function takePasted(
  field: Element,
  onChoose: (choice: FileChoice) => void,
  signal: AbortSignal,
): void {
  const onPaste = (event: ClipboardEvent) => {
    const files = pastedFiles(event);
    if (files.length === 0) return;
    event.preventDefault();
    onChoose({ files });
  };
  field.closest('form')?.addEventListener('paste', onPaste, { signal });
}
