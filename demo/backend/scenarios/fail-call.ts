import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Fault, FaultyAnswer } from './faults';
import type { Context } from './koa';

const DROPS = 5;

/** A browser that is answered before its body is read may report a broken connection instead. */
export async function drain(request: IncomingMessage): Promise<void> {
  if (request.complete || request.destroyed) return;
  const ended = Promise.race([once(request, 'end'), once(request, 'close')]);
  request.resume();
  await ended.catch(() => undefined);
}

/** Breaks the connection instead of an answer. */
export function breakOff(ctx: Context): void {
  ctx.respond = false;
  ctx.req.socket.destroy();
}

/**
 * Breaks the connection within an answer. Where not a byte of one has come, a browser may send the request
 * of a connection that was used before once more by itself.
 */
export function breakOffWithin(ctx: Context): void {
  ctx.respond = false;
  ctx.res.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 100 });
  ctx.res.write('{');
  ctx.req.socket.end();
}

/** A text in pieces, a pause before each. */
export async function* inDrops(text: string, milliseconds: number): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  const size = Math.ceil(bytes.length / DROPS) || 1;
  for (let start = 0; start < bytes.length; start += size) {
    await wait(milliseconds);
    yield bytes.subarray(start, start + size);
  }
}

function say(ctx: Context, { status = 200, json, html, text = '' }: FaultyAnswer): void {
  ctx.status = status;
  if (json !== undefined) ctx.type = 'application/json';
  else ctx.type = html === undefined ? 'text/plain' : 'text/html';
  ctx.body = json === undefined ? (html ?? text) : JSON.stringify(json);
}

/** Fails a call that is not carried out: as the table of faults says, or without an answer ever. */
export async function goWrong(
  ctx: Context,
  fault: Extract<Fault, { kind: 'hang' | 'wire' }>,
): Promise<void> {
  await drain(ctx.req);
  if (fault.kind === 'hang') {
    await once(ctx.res, 'close');
    ctx.respond = false;
  } else if (fault.answer.cut) breakOff(ctx);
  else say(ctx, fault.answer);
}
