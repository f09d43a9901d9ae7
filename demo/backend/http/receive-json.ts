import { readJsonBody } from '../../../src/mock/read-body';
import { Refusal } from '../../../src/mock/refusal';

const MAX_BYTES = 100_000;

/**
 * Reads a JSON body.
 *
 * @throws Refusal 400, 413 or 415.
 */
export function receiveJson({ body, headers }: Request): Promise<unknown> {
  let size = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.length;
      if (size > MAX_BYTES) throw new Refusal(413, `The body is larger than ${MAX_BYTES} bytes.`);
      controller.enqueue(chunk);
    },
  });
  // A body that is cancelled breaks the connection.
  const limited = body?.pipeThrough(limit, { preventCancel: true }) ?? null;
  return readJsonBody(new Response(limited, { headers }));
}
