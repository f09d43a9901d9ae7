import type { ContentRefusal } from '../../domain/attachment-rules';
import { contradictsName, SIGNATURE_BYTES } from '../../domain/file-signature';

/** Checks a file's first bytes; returns why it is refused, or undefined. */
export async function contentRefusal(file: File): Promise<ContentRefusal | undefined> {
  try {
    const firstBytes = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer());
    return contradictsName(file.name, firstBytes) ? 'other-content' : undefined;
  } catch {
    return 'unreadable';
  }
}
