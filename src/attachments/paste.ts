import type { ClipboardEvent } from 'react';
import { takePastedFiles } from '../host/pasted-files';
import { useListOfForm } from './use-form-attachments';

/** Returns a handler that takes the files of a paste anywhere in a form. */
export function usePaste(): (event: ClipboardEvent) => void {
  const { choose } = useListOfForm();
  return (event) => {
    const files = takePastedFiles(event.nativeEvent);
    if (files.length > 0) choose({ files });
  };
}
