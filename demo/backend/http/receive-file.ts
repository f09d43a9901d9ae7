import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { contradictsName } from '../../../src/domain/file-signature';
import { Refusal } from '../../../src/mock/refusal';
import type { ReceivedFile } from '../storage/file-store';

/** Counts the bytes that arrive; throws a {@link Refusal} when they are too many. */
export type CountBytes = (count: number) => void;

/**
 * Streams a file to disk under an id of its own, never under the member's name.
 *
 * @throws Refusal 400 for an empty file, 415 if its content contradicts its name, or what `countBytes`
 *   throws.
 */
export async function receiveFile(
  stream: Readable,
  name: string,
  folder: string,
  countBytes: CountBytes,
): Promise<ReceivedFile> {
  const id = randomUUID();
  const path = join(folder, id);
  const hash = createHash('sha256');
  let size = 0;
  let firstBytes = Buffer.alloc(0);

  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      try {
        countBytes(chunk.length);
      } catch (error) {
        return done(error as Refusal);
      }
      if (firstBytes.length < 8) firstBytes = Buffer.concat([firstBytes, chunk.subarray(0, 8)]);
      size += chunk.length;
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(stream, meter, createWriteStream(path, { flags: 'wx' }));

  if (size === 0) throw new Refusal(400, `The file '${name}' is empty.`);
  if (contradictsName(name, firstBytes)) {
    throw new Refusal(415, `The file '${name}' has a different type than its name says.`);
  }
  return { id, name, size, sha256: hash.digest('hex'), path };
}
