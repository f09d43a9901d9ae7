import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Fault, FaultyAnswer } from '../../../src/mock/scenarios/faults';
import type { Context } from './koa';

const PIECES = 5;

/** Reads the rest of a body: browsers may report a broken connection if the response precedes it. */
export async function drain(request: IncomingMessage): Promise<void> {
  if (request.complete || request.destroyed) return;
  const ended = Promise.race([once(request, 'end'), once(request, 'close')]);
  request.resume();
  await ended.catch(() => undefined);
}

/** Breaks the connection without a response. */
export function breakOff(ctx: Context): void {
  ctx.respond = false;
  ctx.req.socket.destroy();
}

/**
 * Breaks the connection within a response. Without a first byte a browser may repeat a request on a reused
 * connection by itself.
 */
export function breakOffWithin(ctx: Context): void {
  ctx.respond = false;
  ctx.res.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 100 });
  ctx.res.write('{');
  ctx.req.socket.end();
}

/** A text in pieces, with a pause before each. */
export async function* inPieces(text: string, milliseconds: number): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  const size = Math.ceil(bytes.length / PIECES) || 1;
  for (let start = 0; start < bytes.length; start += size) {
    await wait(milliseconds);
    yield bytes.subarray(start, start + size);
  }
}

function respond(ctx: Context, { status = 200, json, html, text = '' }: FaultyAnswer): void {
  ctx.status = status;
  if (json !== undefined) ctx.type = 'application/json';
  else ctx.type = html === undefined ? 'text/plain' : 'text/html';
  ctx.body = json === undefined ? (html ?? text) : JSON.stringify(json);
}

/** Fails a call without its handler: with a row of the table of faults, or by never responding. */
export async function failCall(
  ctx: Context,
  fault: Extract<Fault, { kind: 'hang' | 'wire' }>,
): Promise<void> {
  await drain(ctx.req);
  if (fault.kind === 'hang') {
    await once(ctx.res, 'close');
    ctx.respond = false;
  } else if (fault.answer.cut) breakOff(ctx);
  else respond(ctx, fault.answer);
}
