import { respond } from './respond';
import type { Fault, FaultyAnswer } from './scenarios/faults';

const PIECES = 5;

/** Ends early if the request is aborted. */
const wait = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    signal.throwIfAborted();
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });

/** A request, which ends if its client leaves. */
export type Abortable = Pick<Request, 'signal'>;

/** Node never aborts a request that was collected as garbage. */
const hanging = new Set<Abortable>();

/** Ends only if the request is aborted, and keeps no process running until then. */
const untilAborted = (request: Abortable) =>
  new Promise<never>((_, reject) => {
    const { signal } = request;
    signal.throwIfAborted();
    hanging.add(request);
    signal.addEventListener('abort', () => {
      hanging.delete(request);
      reject(signal.reason as Error);
    });
  });

/** The same answer in pieces, with a pause before each. */
async function inPieces(answer: Response, milliseconds: number, signal: AbortSignal) {
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const size = Math.ceil(bytes.length / PIECES) || 1;
  let start = 0;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (start >= bytes.length) return controller.close();
      await wait(milliseconds, signal);
      controller.enqueue(bytes.subarray(start, start + size));
      start += size;
    },
  });
  return new Response(body, answer);
}

function faulty({ status = 200, json, html, text = '', cut }: FaultyAnswer): Response {
  if (cut) return Response.error();
  const [body, type] =
    json === undefined
      ? [html ?? text, html === undefined ? 'text/plain' : 'text/html']
      : [JSON.stringify(json), 'application/json'];
  // A response without content must have no body.
  return new Response(status === 204 ? null : body, { status, headers: { 'content-type': type } });
}

/**
 * Answers a call as its fault requires. A connection that breaks is `Response.error()`.
 * @param carryOut answers it without a fault
 */
export async function failCall(
  fault: Fault | undefined,
  request: Abortable,
  carryOut: () => Promise<Response>,
): Promise<Response> {
  const { signal } = request;
  switch (fault?.kind) {
    case undefined:
      return carryOut();
    case 'status':
      return respond(fault.body ?? { reason: 'The scenario asks for it.' }, fault.status);
    case 'wire':
      return faulty(fault.answer);
    case 'hang':
      return untilAborted(request);
    case 'delay':
      await wait(fault.milliseconds, signal);
      return carryOut();
    case 'drops':
      return inPieces(await carryOut(), fault.milliseconds, signal);
    case 'reply':
      await carryOut();
      return respond(fault.body);
    case 'cut':
      await carryOut();
      return Response.error();
  }
}
