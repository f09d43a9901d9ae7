import { isTextControl } from './text-control';

/**
 * Takes the pasted files, so that the browser pastes nothing beside them. None where text is pasted into a text
 * control: copied tables carry a picture of themselves as well.
 */
export function takePastedFiles(event: ClipboardEvent): readonly File[] {
  const { clipboardData, target } = event;
  if (!clipboardData) return [];
  if (isTextControl(target) && clipboardData.types.includes('text/plain')) return [];
  const files = [...clipboardData.files];
  if (files.length > 0) event.preventDefault();
  return files;
}
