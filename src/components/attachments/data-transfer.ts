import type { Choice } from './use-attachments';

/** What was dropped; folders are told apart, as they come as files too. */
export function droppedFiles({ items, files }: DataTransfer): Choice {
  const dropped = [...items].flatMap((item) => {
    const file = item.kind === 'file' ? item.getAsFile() : null;
    return file ? [{ file, isFolder: item.webkitGetAsEntry()?.isDirectory === true }] : [];
  });
  if (dropped.length === 0) return { files: [...files] };
  return {
    files: dropped.map(({ file }) => file),
    folders: new Set(dropped.filter(({ isFolder }) => isFolder).map(({ file }) => file)),
  };
}

const takesText = (target: EventTarget | null) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/**
 * The files on the clipboard. A copied table comes as a picture too: into a field of text its words
 * are pasted.
 */
export function pastedFiles({ clipboardData, target }: ClipboardEvent): readonly File[] {
  if (!clipboardData) return [];
  if (takesText(target) && clipboardData.types.includes('text/plain')) return [];
  return [...clipboardData.files];
}
