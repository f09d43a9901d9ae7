import { isTextControl } from './text-control';

/**
 * The pasted files. None where text is pasted into a text control: copied tables carry a picture of
 * themselves as well.
 */
export function pastedFiles({ clipboardData, target }: ClipboardEvent): readonly File[] {
  if (!clipboardData) return [];
  if (isTextControl(target) && clipboardData.types.includes('text/plain')) return [];
  return [...clipboardData.files];
}
