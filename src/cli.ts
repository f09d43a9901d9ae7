#!/usr/bin/env node
import { runCheckBackend } from './cli/check-backend';
import { EXIT, type Command } from './cli/command';
import { runServeMock } from './cli/serve-mock';

/** Every command by its name. */
const COMMANDS: Readonly<Record<string, Command>> = {
  'check-backend': runCheckBackend,
  'serve-mock': runServeMock,
};

const USAGE = `Usage: medical-aid-inquiries COMMAND [options]

${Object.entries(COMMANDS)
  .map(([name, { summary }]) => `  ${name.padEnd(16)} ${summary}`)
  .join('\n')}

medical-aid-inquiries COMMAND --help shows its options.
`;

const [name = '', ...args] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;

if (command) process.exitCode = await command.run(args);
else {
  const isAsked = name === '--help' || name === 'help';
  (isAsked ? process.stdout : process.stderr).write(USAGE);
  process.exitCode = isAsked ? EXIT.good : EXIT.wrongUse;
}
