import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Path of an installed program: the first of these names that PATH knows.
 * @param advice what to do where there is none
 * @throws {Error} with that advice
 */
export function findProgram(names, advice) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const files = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const found = files.find(isExecutable);
  if (found) return found;
  throw new Error(`No ${names.join(' or ')} found: ${advice}`);
}
