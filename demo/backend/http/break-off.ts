import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Context } from './koa';

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
