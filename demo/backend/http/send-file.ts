import { extname } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { StoredFile } from '../../../src/mock/store';
import type { Context } from './koa';

/** Sends a file. The extension of its name sets the media type if the file has none. */
export function sendFile(ctx: Context, file: StoredFile): void {
  const { name = '', type, size } = file;
  if (name !== '') ctx.attachment(name, { type: 'inline' });
  ctx.type = type || extname(name);
  ctx.length = size;
  ctx.set('X-Content-Type-Options', 'nosniff');
  ctx.body = Readable.fromWeb(file.stream() as ReadableStream);
}
