import type { ClipboardEvent } from 'react';
import { takePastedFiles } from '../../host/pasted-files';
import { useListOfForm } from './use-form-attachments';

/** Returns what a form does with a paste anywhere in it: it takes the files. */
export function usePaste(): (event: ClipboardEvent) => void {
  const { choose } = useListOfForm();
  return (event) => {
    const files = takePastedFiles(event.nativeEvent);
    if (files.length > 0) choose({ files });
  };
}
