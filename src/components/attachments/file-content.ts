import type { ContentRefusal } from '../../domain/attachment-rules';
import { contradictsName, SIGNATURE_BYTES } from '../../domain/file-signature';

/** The bytes that show what a file is. */
export const firstBytes = async (file: Blob): Promise<Uint8Array> =>
  new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer());

/** Checks a file's first bytes; returns why it is refused, or undefined. */
export async function contentRefusal(file: File): Promise<ContentRefusal | undefined> {
  try {
    return contradictsName(file.name, await firstBytes(file)) ? 'other-content' : undefined;
  } catch {
    return 'unreadable';
  }
}
