import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';
import type { Context } from './koa';

/** The file at `path` inside `folder`; undefined where it is none or lies outside. */
export async function fileInside(folder: string, path: string): Promise<string | undefined> {
  const file = resolve(join(folder, path));
  if (!file.startsWith(resolve(folder) + sep) || file.includes('\0')) return undefined;
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? file : undefined;
}

/** Answers with a file; the end of its name tells the type. One with a name keeps it when saved. */
export async function sendFile(ctx: Context, file: string, name?: string): Promise<void> {
  if (name !== undefined) ctx.attachment(name, { type: 'inline' });
  ctx.type = extname(name ?? file);
  ctx.length = (await stat(file)).size;
  ctx.set('X-Content-Type-Options', 'nosniff');
  ctx.body = createReadStream(file);
}
