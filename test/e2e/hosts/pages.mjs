import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

const HOSTS = join(import.meta.dirname, '../../../demo/hosts');

/** The folders of a host's files: the shared one, then its own. */
export const foldersOfHost = (host) => ['shared', host].map((name) => join(HOSTS, name));

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((file) => statSync(join(folder, file)).isFile())
    .map((file) => [`/${file.split(sep).join('/')}`, readFileSync(join(folder, file), 'utf8')]);

/** A host's files by the paths of its server. */
export const filesOfHost = (host) => Object.fromEntries(foldersOfHost(host).flatMap(filesIn));
