import { END_OF_IMAGE, isBare } from '../../domain/jpeg-markers';
import type { FileWindow } from '../file-window';

const MARKER = 0xff;

/** How long a marker is with its segment, where it has one. */
function segmentLength(bytes: Uint8Array, at: number): number {
  const code = bytes[at + 1] ?? 0;
  // One marker may begin with several of these.
  if (code === MARKER) return 1;
  if (isBare(code)) return 2;
  return 2 + Math.max(2, (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0));
}

/**
 * Skips markers with their segments. Returns where the next one is to be looked for; undefined at the end marker.
 * @param most where the last marker may be that is read with its length
 */
function skipSegments(bytes: Uint8Array, most: number): number | undefined {
  let at = bytes.indexOf(MARKER);
  while (at >= 0 && at <= most) {
    if (bytes[at + 1] === END_OF_IMAGE) return undefined;
    at += segmentLength(bytes, at);
    // Decoders look for the next marker too; a scan's data is skipped with it.
    if (at < bytes.length) at = bytes.indexOf(MARKER, at);
  }
  return at < 0 ? bytes.length : at;
}

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
    const skipped = skipSegments(bytes, most);
    if (skipped === undefined) return false;
    at += skipped;
  }
}
