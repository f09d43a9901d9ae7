import { createHash, randomUUID } from 'node:crypto';
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReceivedFile } from '../storage/kinds';

/** Copies sample files into an upload folder, as if a member had just sent them. */
export const sampleFiles =
  (folder: string, upload: string) =>
  (files: Readonly<Record<string, string>>): ReceivedFile[] =>
    Object.entries(files).map(([name, file]) => {
      const id = randomUUID();
      const path = join(upload, id);
      copyFileSync(join(folder, file), path);
      const bytes = readFileSync(path);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      return { id, name, path, size: bytes.length, sha256 };
    });
