import { inTime } from './in-time';

/** Bytes that have not come by then never will: the file is in a cloud that can't be reached. In milliseconds. */
const GIVEN_UP_AFTER = 15_000;

/** Reads a file, or a part of one. Rejects where it can't be read, or not in time. */
export const readFile = (file: Blob): Promise<ArrayBuffer> =>
  inTime(file.arrayBuffer(), GIVEN_UP_AFTER);
