import type { ContentRefusal } from '../../domain/attachment-rules';
import { contradictsName, SIGNATURE_BYTES } from '../../domain/file-signature';

/** What reading a file's first bytes says against it. */
export async function contentRefusal(file: File): Promise<ContentRefusal | undefined> {
  try {
    const firstBytes = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer());
    return contradictsName(file.name, firstBytes) ? 'other-content' : undefined;
  } catch {
    return 'unreadable';
  }
}
