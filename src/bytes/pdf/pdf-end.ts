import type { FileWindow } from '../file-window';
import { latin1 } from '../latin1';

/** Bytes in which readers search for the end marker. */
const END = 1024;
/** Some writers pad the last block of a disk or a tape. */
const MOST_PADDING = 64 * 1024;

/** Zeros and white space. */
const isPadding = (byte: number) => byte === 0 || byte === 0x20 || (byte >= 9 && byte <= 13);

/** Whether a PDF ends before its end marker. */
export async function isPdfCut(file: FileWindow): Promise<boolean> {
  const bytes = await file.end(END + MOST_PADDING);
  const length = bytes.findLastIndex((byte) => !isPadding(byte)) + 1;
  return !latin1(bytes.subarray(Math.max(0, length - END), length)).includes('%%EOF');
}
