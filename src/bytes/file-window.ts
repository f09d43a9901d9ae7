/** Bytes of a file that are in memory at one time. */
export const WINDOW = 256 * 1024;

/** The most that is read of a file: circular offsets would be read for ever. No sound file of 10 MB needs as much. */
const MOST_READ = 64 * 1024 * 1024;

/** A file of which one slice is in memory. */
export interface FileWindow {
  readonly size: number;
  /** So many bytes from a place on, at most a window; fewer at the file's end, none outside the file. */
  readonly read: (at: number, length: number) => Promise<Uint8Array>;
  /** Bytes from a place on: at least `least` of them, fewer only at the end of the file. */
  readonly from: (at: number, least: number) => Promise<Uint8Array>;
  /** The last bytes of the file. */
  readonly end: (length: number) => Promise<Uint8Array>;
}

/**
 * Opens a file for reading in slices. Each is read in a task of its own, so the page stays responsive. Reading rejects
 * where the file can't be read, is read too much, and once the signal is aborted.
 */
export function openFile(file: Blob, signal: AbortSignal): FileWindow {
  let bytes = new Uint8Array();
  let start = 0;
  let left = MOST_READ;

  async function load(at: number): Promise<Uint8Array> {
    signal.throwIfAborted();
    if (!(at >= 0 && at < file.size)) return new Uint8Array();
    if (left < 0) throw new RangeError('The file points to and fro');
    const loaded = new Uint8Array(await file.slice(at, at + WINDOW).arrayBuffer());
    signal.throwIfAborted();
    left -= loaded.length;
    bytes = loaded;
    start = at;
    return loaded;
  }

  const isLoaded = (at: number, length: number) =>
    at >= start && at + length <= start + bytes.length;
  const read = async (at: number, length: number) => {
    const wanted = Math.max(0, Math.min(length, file.size - at));
    if (isLoaded(at, wanted)) return bytes.subarray(at - start, at - start + wanted);
    return (await load(at)).subarray(0, wanted);
  };
  return {
    size: file.size,
    read,
    from: async (at, least) => (isLoaded(at, least) ? bytes.subarray(at - start) : load(at)),
    end: (length) => read(Math.max(0, file.size - length), length),
  };
}
