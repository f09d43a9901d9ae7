import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { SIGNATURE_BYTES } from '../../../src/domain/file-signature';
import { checkFileContent } from '../../../src/mock/form-rules';
import type { ReceivedFile } from '../storage/kinds';

/**
 * Streams a file to disk under an id of its own, never under the member's name.
 *
 * @param countBytes is called with the size of each chunk that arrives
 * @throws Refusal 400 for an empty file, 415 if its content contradicts its name, or what `countBytes`
 *   throws.
 */
export async function receiveFile(
  stream: Readable,
  name: string,
  folder: string,
  countBytes: (count: number) => void,
): Promise<ReceivedFile> {
  const id = randomUUID();
  const path = join(folder, id);
  const hash = createHash('sha256');
  let size = 0;
  let firstBytes = Buffer.alloc(0);

  async function* measured(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      countBytes(chunk.length);
      if (size < SIGNATURE_BYTES) firstBytes = Buffer.concat([firstBytes, chunk]);
      size += chunk.length;
      hash.update(chunk);
      yield chunk;
    }
  }
  await pipeline(stream, measured, createWriteStream(path, { flags: 'wx' }));
  checkFileContent(name, size, firstBytes);
  return { id, name, size, sha256: hash.digest('hex'), path };
}
