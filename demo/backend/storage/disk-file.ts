import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import mime from 'mime';
import type { StreamedFile } from '../../../src/mock/store';

/** The file at `path` inside `folder`; undefined if it does not exist or is outside. */
export async function fileInside(folder: string, path: string): Promise<string | undefined> {
  const file = resolve(join(folder, path));
  if (!file.startsWith(resolve(folder) + sep) || file.includes('\0')) return undefined;
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? file : undefined;
}

/** A file on disk, which is read only as it is sent. The extension of its name sets its media type. */
export async function diskFile(path: string, name?: string): Promise<StreamedFile> {
  return {
    ...(name !== undefined && { name }),
    type: mime.getType(name ?? path) ?? '',
    size: (await stat(path)).size,
    stream: () => Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>,
  };
}
