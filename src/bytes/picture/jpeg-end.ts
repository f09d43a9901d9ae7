import type { FileWindow } from '../file-window';
import { END_OF_IMAGE, isBare } from './jpeg-markers';

const MARKER = 0xff;

/** The length of a marker, including its segment if it has one. */
function segmentLength(bytes: Uint8Array, at: number): number {
  const code = bytes[at + 1] ?? 0;
  // A marker may begin with several such bytes.
  if (code === MARKER) return 1;
  if (isBare(code)) return 2;
  return 2 + Math.max(2, (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0));
}

/**
 * Skips markers with their segments. Returns where to search for the next one; undefined at the end marker.
 * @param most the last offset at which a marker is complete with its length
 */
function skipSegments(bytes: Uint8Array, most: number): number | undefined {
  let at = bytes.indexOf(MARKER);
  while (at >= 0 && at <= most) {
    if (bytes[at + 1] === END_OF_IMAGE) return undefined;
    at += segmentLength(bytes, at);
    // Decoders search for the next marker too. This skips the data of a scan.
    if (at < bytes.length) at = bytes.indexOf(MARKER, at);
  }
  return at < 0 ? bytes.length : at;
}

/**
 * Whether a JPEG ends before its end marker. Segments are skipped by their length, so an embedded thumbnail is
 * ignored. Content after the marker is ignored too, such as a second picture or a film.
 */
export async function isJpegCut(file: FileWindow): Promise<boolean> {
  for (let at = 2; ;) {
    const bytes = await file.from(at, 4);
    if (bytes.length < 2) return true;
    // A marker and its length, which may be missing at the file's end.
    const most = bytes.length - (at + bytes.length < file.size ? 4 : 2);
    const skipped = skipSegments(bytes, most);
    if (skipped === undefined) return false;
    at += skipped;
  }
}
