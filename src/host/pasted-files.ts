import { isTextControl } from './text-control';

/** Whether a text has only the names of files, which macOS adds to copied files. */
const isOnlyNames = (text: string, files: readonly File[]): boolean =>
  files.reduce((rest, { name }) => rest.replace(name, ''), text).trim() === '';

/**
 * Takes the pasted files, so that the browser does not paste them too. None if words are pasted into a text control,
 * because copied tables also contain a picture of themselves.
 */
export function takePastedFiles(event: ClipboardEvent): readonly File[] {
  const { clipboardData, target } = event;
  if (!clipboardData) return [];
  const files = [...clipboardData.files];
  if (isTextControl(target) && !isOnlyNames(clipboardData.getData('text/plain'), files)) return [];
  if (files.length > 0) event.preventDefault();
  return files;
}
