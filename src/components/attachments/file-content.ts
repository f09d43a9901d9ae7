import { isAllowedType, type ContentRefusal } from '../../domain/attachment-rules';
import { contradictsName, SIGNATURE_BYTES } from '../../domain/file-signature';
import { inTime } from './in-time';

/** First bytes that have not come by then never will: the file is in a cloud that can't be reached. In milliseconds. */
const GIVEN_UP_AFTER = 15_000;

/** The bytes that show what a file is. */
export const firstBytes = async (file: Blob): Promise<Uint8Array> =>
  new Uint8Array(await inTime(file.slice(0, SIGNATURE_BYTES).arrayBuffer(), GIVEN_UP_AFTER));

/** Checks a file's first bytes, unless its name or size refuses it; returns why it is refused, or undefined. */
export async function contentRefusal(file: File): Promise<ContentRefusal | undefined> {
  if (!isAllowedType(file.name) || file.size === 0) return undefined;
  try {
    return contradictsName(file.name, await firstBytes(file)) ? 'other-content' : undefined;
  } catch {
    return 'unreadable';
  }
}
