import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';
import type { Context } from './koa';

/** The file at `path` inside `folder`; undefined if it does not exist or is outside. */
export async function fileInside(folder: string, path: string): Promise<string | undefined> {
  const file = resolve(join(folder, path));
  if (!file.startsWith(resolve(folder) + sep) || file.includes('\0')) return undefined;
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? file : undefined;
}

/** Sends a file. Its extension sets the media type; `name` is what the browser saves it as. */
export async function sendFile(ctx: Context, file: string, name?: string): Promise<void> {
  if (name !== undefined) ctx.attachment(name, { type: 'inline' });
  ctx.type = extname(name ?? file);
  ctx.length = (await stat(file)).size;
  ctx.set('X-Content-Type-Options', 'nosniff');
  ctx.body = createReadStream(file);
}
