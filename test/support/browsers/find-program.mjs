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

function findOnPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const files = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return files.find(isExecutable);
}

/**
 * Path of an installed program: the one in an environment variable, else the first of these names in PATH.
 * @param advice what to do if there is none
 * @throws {Error} with that advice
 */
function findProgram(names, { variable, advice }) {
  const named = variable && process.env[variable];
  if (named && !isExecutable(named)) throw new Error(`${variable} names no program: ${named}`);
  if (named) return named;
  const found = findOnPath(names);
  if (found) return found;
  throw new Error(`No ${names.join(' or ')} found: ${advice}`);
}

/** Path of Chromium's headless shell; undefined if it is not installed. */
export const findHeadlessShell = () => findOnPath(['chromium-headless-shell']);

export const findFirefox = () =>
  findProgram(['firefox-esr', 'firefox'], {
    variable: 'FIREFOX_PATH',
    advice: 'install firefox-esr, or name one in FIREFOX_PATH.',
  });

export const findWebKitDriver = () =>
  findProgram(['WebKitWebDriver'], {
    variable: 'WEBKIT_DRIVER_PATH',
    advice: 'install webkit2gtk-driver, or name one in WEBKIT_DRIVER_PATH.',
  });

/** A display server for browsers without a headless mode. */
export const findDisplayServer = () => findProgram(['Xvfb'], { advice: 'install xvfb.' });

/** Finds a program that reads PDFs. It must not be the project's own code, which the test checks. */
export const findPdfReader = (name) =>
  findProgram([name], { advice: 'install qpdf and poppler-utils.' });
