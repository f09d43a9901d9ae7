import { isTextControl } from './text-control';

/**
 * Takes the pasted files, so that the browser does not paste them too. None if text is pasted into a text control,
 * because copied tables also contain a picture of themselves.
 */
export function takePastedFiles(event: ClipboardEvent): readonly File[] {
  const { clipboardData, target } = event;
  if (!clipboardData) return [];
  if (isTextControl(target) && clipboardData.types.includes('text/plain')) return [];
  const files = [...clipboardData.files];
  if (files.length > 0) event.preventDefault();
  return files;
}
