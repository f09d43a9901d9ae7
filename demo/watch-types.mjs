import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { setPriority } from 'node:os';
import { createInterface } from 'node:readline';

const COMPILER = createRequire(import.meta.url).resolve('typescript/bin/tsc');
const OPTIONS = ['--watch', '--preserveWatchOutput', '--pretty', 'false'];
/** Lower than that of the builds: the first check of all files takes longer than they do. */
const PRIORITY = 10;

/**
 * Checks the types of a project, and again after each saved change, in a process of its own.
 * @param onChecked is called after each check with the errors, each as 'file(line,column): error …'
 * @returns a function that ends it
 */
export function watchTypes(folder, onChecked) {
  const compiler = spawn(process.execPath, [COMPILER, ...OPTIONS], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  setPriority(compiler.pid, PRIORITY);
  let errors = [];
  createInterface(compiler.stdout).on('line', (line) => {
    if (/: error TS\d+: /.test(line)) errors.push(line);
    // An error may go on in lines that are set in.
    else if (errors.length > 0 && line.startsWith(' ')) errors[errors.length - 1] += `\n${line}`;
    else if (/ Found \d+ errors?\. /.test(line)) {
      onChecked(errors);
      errors = [];
    }
  });
  return () => compiler.kill();
}
