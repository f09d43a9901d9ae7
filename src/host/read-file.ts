import { inTime } from './in-time';

/** How long a read may take, in milliseconds. A slower file is in a cloud that can't be reached. */
const GIVEN_UP_AFTER = 15_000;

/** Reads a file, or a part of one. Rejects if it can't be read in time. */
export const readFile = (file: Blob): Promise<ArrayBuffer> =>
  inTime(file.arrayBuffer(), GIVEN_UP_AFTER);
