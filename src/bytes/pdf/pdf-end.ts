import type { FileWindow } from '../file-window';
import { latin1 } from '../latin1';

/** Where readers look for the end. */
const END = 1024;
/** Some writers fill the last block of a disk or a tape. */
const MOST_PADDING = 64 * 1024;

/** Whether a PDF ends before its end marker. */
export async function isPdfCut(file: FileWindow): Promise<boolean> {
  const text = latin1(await file.end(END + MOST_PADDING)).replace(/[\0\s]+$/, '');
  return !text.slice(-END).includes('%%EOF');
}
