import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

export const HOSTS = join(import.meta.dirname, '../../../demo/hosts');

/** A host's files by the paths that its server gives them. */
export const filesOfHost = (host) =>
  Object.fromEntries(
    readdirSync(join(HOSTS, host), { recursive: true })
      .filter((file) => statSync(join(HOSTS, host, file)).isFile())
      .map((file) => [
        `/${file.split(sep).join('/')}`,
        readFileSync(join(HOSTS, host, file), 'utf8'),
      ]),
  );
