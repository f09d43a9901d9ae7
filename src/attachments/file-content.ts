import type { ContentRefusal } from '../domain/attachment-rules';
import { contradictsName, SIGNATURE_BYTES } from '../domain/file-signature';
import { readFile } from '../host/read-file';

/** The first bytes, which identify a file's type. */
export const firstBytes = async (file: Blob): Promise<Uint8Array> =>
  new Uint8Array(await readFile(file.slice(0, SIGNATURE_BYTES)));

/** Checks a file's first bytes; returns why it is refused, or undefined. */
export async function contentRefusal(file: File): Promise<ContentRefusal | undefined> {
  try {
    return contradictsName(file.name, await firstBytes(file)) ? 'other-content' : undefined;
  } catch {
    return 'unreadable';
  }
}
