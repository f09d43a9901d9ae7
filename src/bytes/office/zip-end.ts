import type { FileWindow } from '../file-window';
import { latin1 } from '../latin1';

const SIGNATURE = 'PK\x05\x06';
/** The length of the record without its comment, and of the longest comment. */
const RECORD = 22;
const LONGEST_COMMENT = 0xffff;

/** Whether a ZIP file, such as a .docx, lacks the end of its central directory. */
export async function isZipCut(file: FileWindow): Promise<boolean> {
  const end = latin1(await file.end(RECORD + LONGEST_COMMENT));
  return !end.slice(0, Math.max(0, end.length - RECORD + SIGNATURE.length)).includes(SIGNATURE);
}
