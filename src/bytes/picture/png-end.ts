import type { FileWindow } from '../file-window';

const SIGNATURE = 8;
/** A chunk's length, type and checksum. */
const FRAME = 12;
const IEND = 0x49454e44;

/** Whether a PNG ends before the end of its IEND chunk. Chunks are skipped by their length. */
export async function isPngCut(file: FileWindow): Promise<boolean> {
  for (let at = SIGNATURE; at + FRAME <= file.size;) {
    const bytes = await file.from(at, FRAME);
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    let index = 0;
    while (index + FRAME <= bytes.length) {
      const isEnd = view.getUint32(index + 4) === IEND;
      index += FRAME + view.getUint32(index);
      if (isEnd) return at + index > file.size;
    }
    at += index;
  }
  return true;
}
