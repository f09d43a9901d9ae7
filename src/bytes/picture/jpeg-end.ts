import type { FileWindow } from '../file-window';

const MARKER = 0xff;
const END_OF_IMAGE = 0xd9;

/** What has no segment: a stuffed zero, TEM, restarts, and a second start. */
const isBare = (code: number) => code <= 1 || (code >= 0xd0 && code <= 0xd8);

/**
 * Whether a JPEG ends before its end marker. Segments are skipped by their length, so a thumbnail inside has no say;
 * what follows the marker, such as a second picture or a film, has none either.
 */
export async function isJpegCut(file: FileWindow): Promise<boolean> {
  for (let at = 2; ;) {
    const bytes = await file.from(at, 4);
    if (bytes.length < 2) return true;
    // A marker and its length; at the file's end the length may be missing.
    const most = bytes.length - (at + bytes.length < file.size ? 4 : 2);
    let index = bytes.indexOf(MARKER);
    while (index >= 0 && index <= most) {
      const code = bytes[index + 1] ?? 0;
      if (code === END_OF_IMAGE) return false;
      index += code === MARKER ? 1 : 2;
      if (code !== MARKER && !isBare(code))
        index += Math.max(2, (bytes[index] ?? 0) * 256 + (bytes[index + 1] ?? 0));
      // Decoders look for the next marker too; a scan's data is skipped with it.
      if (index < bytes.length) index = bytes.indexOf(MARKER, index);
    }
    at += index < 0 ? bytes.length : index;
  }
}
