import { parseArgs } from 'node:util';
import { CannotCheck, checkBackend, type Report } from '../check-backend';
import { USED_ATTRIBUTES } from '../check-backend/options';
import { htmlNameOf, type RawAttributes } from '../settings/attributes';
import { askPassword } from './ask-password';
import { EXIT, isWrongUse, WrongUse, type Command } from './command';
import { lineOf, painter, reportSummary } from './print-report';

/** The environment variable with the password. */
const PASSWORD = 'CHECK_BACKEND_PASSWORD';

const USAGE = `Usage: medical-aid-inquiries check-backend ADDRESS --login USER [options]

  ADDRESS              where the page with the element is: https://staging.portal.example
  --login USER         a member of the test system, with open queries of the last days. The
                       password is asked for, or in ${PASSWORD}
  --write              also sends five or six test queries; prints their numbers
  --email ADDRESS      where these are answered to, instead of the member's own address
  --submission NUMBER  a document submission of the member
  --outdated NUMBER    a query that is too old to be shown
  --logout ADDRESS     the logout, which is sent a POST at the end
  --timeout SECONDS    how long an answer may take (default 30)
  --json               prints the report as JSON, and nothing else
  --help               shows this text

The element's attributes, where the page sets them:
${USED_ATTRIBUTES.map((name) => `  --${htmlNameOf(name)} VALUE\n`).join('')}
Exit status: 0 as the element needs it, 1 something to fix, 2 it could not be checked.
`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;

const OPTIONS = {
  login: text,
  email: text,
  submission: text,
  outdated: text,
  logout: text,
  timeout: text,
  write: flag,
  json: flag,
  help: flag,
};

function readArguments(args: readonly string[]) {
  const attributes = USED_ATTRIBUTES.map((name) => [name, htmlNameOf(name)] as const);
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { ...OPTIONS, ...Object.fromEntries(attributes.map(([, name]) => [name, text])) },
  });
  const given: Readonly<Record<string, unknown>> = values;
  return {
    ...values,
    positionals,
    attributes: Object.fromEntries(
      attributes.map(([name, html]) => [name, given[html]]),
    ) as RawAttributes,
  };
}

type Arguments = ReturnType<typeof readArguments>;

function readSeconds(given: string | undefined): number | undefined {
  const seconds = given === undefined ? undefined : Number(given);
  if (seconds === undefined || seconds > 0) return seconds;
  throw new WrongUse('--timeout needs a number of seconds.');
}

async function passwordOf(username: string, interrupt: AbortController): Promise<string> {
  const password = process.env[PASSWORD];
  if (password !== undefined) return password;
  if (process.stdin.isTTY) return askPassword(`Password of ${username}: `, interrupt);
  throw new WrongUse(`There is no terminal to ask for the password: set ${PASSWORD}.`);
}

async function check(given: Arguments, interrupt: AbortController): Promise<Report> {
  const { positionals, login: username, json, timeout, attributes, ...others } = given;
  const [address, ...more] = positionals;
  if (address === undefined || more.length > 0) throw new WrongUse('Name one address.');
  if (!username) throw new WrongUse('Name a member: --login USER.');
  const { write, email, submission, outdated, logout } = others;
  const paint = painter(process.stdout);
  return checkBackend({
    ...attributes,
    ...{ address, write, email, submission, outdated, logout },
    seconds: readSeconds(timeout),
    login: { username, password: await passwordOf(username, interrupt) },
    signal: interrupt.signal,
    ...(!json && {
      onStep: (step) => {
        process.stdout.write(lineOf(step, paint));
      },
    }),
  });
}

function print(report: Report, isJson: boolean): number {
  const output = isJson
    ? `${JSON.stringify(report, null, 2)}\n`
    : reportSummary(report, painter(process.stdout));
  process.stdout.write(output);
  const hasErrors = report.findings.some(({ severity }) => severity === 'error');
  return hasErrors ? EXIT.findings : EXIT.good;
}

async function run(args: readonly string[]): Promise<number> {
  const interrupt = new AbortController();
  const abort = () => {
    interrupt.abort();
  };
  process.once('SIGINT', abort);
  try {
    const given = readArguments(args);
    if (given.help) {
      process.stdout.write(USAGE);
      return EXIT.good;
    }
    return print(await check(given, interrupt), given.json);
  } catch (error) {
    if (interrupt.signal.aborted) return EXIT.interrupted;
    if (isWrongUse(error)) process.stderr.write(`${error.message}\n\n${USAGE}`);
    else if (error instanceof CannotCheck) process.stderr.write(`${error.message}\n`);
    else throw error;
    return EXIT.wrongUse;
  } finally {
    process.off('SIGINT', abort);
  }
}

/** Checks a running backend (@spec §7). */
export const runCheckBackend: Command = {
  summary: 'checks that a running backend answers as the element needs',
  run,
};
