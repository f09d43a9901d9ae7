import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

export const ROOT = join(import.meta.dirname, '../..');

const run = promisify(execFile);

/** Packs the built project as npm publishes it. Returns the tarball's path. */
export async function pack(folder) {
  const { stdout } = await run(
    'npm',
    ['pack', '--ignore-scripts', '--json', '--pack-destination', folder],
    { cwd: ROOT, shell: process.platform === 'win32' },
  );
  return join(folder, JSON.parse(stdout)[0].filename);
}

/** Installs a tarball as npm does. Returns the folder from which imports find it. */
export async function install(tarball, folder) {
  await run('npm', ['install', '--offline', '--no-save', '--no-package-lock', tarball], {
    cwd: folder,
    shell: process.platform === 'win32',
  });
  return join(folder, 'node_modules/medical-aid-inquiries');
}
