/** Bytes of a file that are in memory at the same time. */
export const WINDOW = 256 * 1024;

/** Upper bound on reads, for files with circular offsets. No intact file of 10 MB needs as many. */
const MOST_READ = 64 * 1024 * 1024;

/** A file of which only one slice is in memory. */
export interface FileWindow {
  readonly size: number;
  /** Reads a number of bytes from an offset, at most a window; fewer at the file's end, and none outside the file. */
  readonly read: (at: number, length: number) => Promise<Uint8Array>;
  /** Reads at least `least` bytes from an offset; fewer only at the end of the file. */
  readonly from: (at: number, least: number) => Promise<Uint8Array>;
  /** Reads the last bytes of the file. */
  readonly end: (length: number) => Promise<Uint8Array>;
}

/**
 * Opens a file for reading in slices, each in a separate task, so that the page stays responsive. Reading rejects if
 * the file can't be read, if too much is read, and once the signal is aborted.
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
