import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Asks for a password on the terminal, without showing what is typed. ^C and ^D abort. */
export async function askPassword(prompt: string, interrupt: AbortController): Promise<string> {
  process.stderr.write(prompt);
  const silent = new Writable({
    write: (_chunk, _encoding, done) => {
      done();
    },
  });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  terminal.once('SIGINT', () => {
    interrupt.abort();
  });
  try {
    return await terminal.question('', { signal: interrupt.signal });
  } catch (error) {
    interrupt.abort();
    throw error;
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
}
