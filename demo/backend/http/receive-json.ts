import type { IncomingMessage } from 'node:http';
import { Refusal } from '../../../src/mock/refusal';

const MAX_BYTES = 100_000;

/**
 * Reads a JSON body.
 *
 * @throws Refusal 400, 413 or 415.
 */
export async function receiveJson(request: IncomingMessage): Promise<unknown> {
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) {
    throw new Refusal(415, 'The body must be application/json.');
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new Refusal(413, `The body is larger than ${MAX_BYTES} bytes.`);
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString()) as unknown;
  } catch {
    throw new Refusal(400, 'The body is not JSON.');
  }
}
