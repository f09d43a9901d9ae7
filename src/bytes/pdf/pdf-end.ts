import type { FileWindow } from '../file-window';
import { latin1 } from '../latin1';

/** Where readers look for the end. */
const END = 1024;

/** Whether a PDF ends before its end marker. */
export const isPdfCut = async (file: FileWindow): Promise<boolean> =>
  !latin1(await file.end(END)).includes('%%EOF');
