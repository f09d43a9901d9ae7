import type { FileChoice } from './list/attachment-list';

/** The dropped files. Browsers include folders, so these are marked. */
export function droppedFiles({ items, files }: DataTransfer): FileChoice {
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
