import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import { SCENARIOS, type Mock } from '../mock';
import { openMock } from '../mock/create-mock';
import { isScenario, scenarioNameIn } from '../mock/scenarios/scenarios';
import { scenarioTitle } from '../mock/scenarios/titles';
import { EXIT, isWrongUse, WrongUse, type Command } from './command';

const PORT = '8401';

const USAGE = `Usage: medical-aid-inquiries serve-mock [options]

  --port NUMBER        where to listen (default ${PORT}; 0 takes a free one)
  --host NAME          the name or address to listen at (default localhost)
  --allow-origin URL   pages of this origin may call, with cookies: http://localhost:5173
                       The login is asked of their own site: use --signed-in as well
  --scenario NAME      fails every call as this scenario says
  --signed-in          everybody has a session from the start
  --help               shows this text

What is sent is kept in memory until the command ends. One call fails as its header X-Scenario
says, or its page's ?scenario=. Scenarios:
${Object.keys(SCENARIOS)
  .map((name) => `  ${name.padEnd(24)} ${scenarioTitle(name)}\n`)
  .join('')}`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;

const OPTIONS = {
  port: { ...text, default: PORT },
  host: { ...text, default: 'localhost' },
  'allow-origin': text,
  scenario: text,
  'signed-in': flag,
  help: flag,
} as const;

function readArguments(args: readonly string[]) {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  const port = Number(values.port);
  if (!/^\d+$/.test(values.port) || port > 65_535) {
    throw new WrongUse('--port needs a number from 0 to 65535.');
  }
  const origin = values['allow-origin'];
  if (origin !== undefined && !URL.canParse(origin)) {
    throw new WrongUse('--allow-origin needs an origin, such as http://localhost:5173.');
  }
  if (values.scenario !== undefined && !isScenario(values.scenario)) {
    throw new WrongUse(`There is no scenario '${values.scenario}'.`);
  }
  return { ...values, port, allowed: origin === undefined ? undefined : new URL(origin).origin };
}

type Arguments = ReturnType<typeof readArguments>;

/** The headers that allow pages of another site to make the element's calls. */
const permissions = (origin: string) => ({
  'access-control-allow-origin': origin,
  'access-control-allow-credentials': 'true',
  'access-control-allow-methods': 'GET, POST, DELETE',
  'access-control-allow-headers': 'Content-Type, X-XSRF-TOKEN, X-Scenario',
  vary: 'Origin',
});

/**
 * The scenario of a call. Its own header has priority, then the address of its page, then the scenario for all calls.
 */
function scenarioFor({ headers }: Request, ofAll: string | undefined): string | undefined {
  return headers.get('x-scenario') ?? scenarioNameIn(headers.get('referer') ?? '') ?? ofAll;
}

async function answer(mock: Mock, request: Request, { allowed, scenario }: Arguments) {
  const isAllowed = allowed !== undefined && request.headers.get('origin') === allowed;
  if (isAllowed && request.method === 'OPTIONS') {
    return new Response(null, { status: 204, headers: permissions(allowed) });
  }
  const name = scenarioFor(request, scenario);
  if (name !== undefined && !isScenario(name)) {
    return new Response(`There is no scenario '${name}'.`, { status: 400 });
  }
  mock.fail(name);
  const response = await mock.handle(request);
  if (!isAllowed || response.type === 'error') return response;
  for (const [header, value] of Object.entries(permissions(allowed))) {
    response.headers.set(header, value);
  }
  return response;
}

function serverOf(mock: Mock, given: Arguments): Server {
  const listener = getRequestListener(
    async (request, { outgoing }) => {
      const response = await answer(mock, request, given);
      if (response.type !== 'error') return response;
      // The scenario breaks the connection, so the returned response is never sent.
      outgoing.destroy();
      return new Response();
    },
    { overrideGlobalObjects: false },
  );
  return createServer((request, response) => void listener(request, response));
}

/** Starts to listen. If it cannot, the error says why in one sentence. */
async function listen(server: Server, { port, host }: Arguments): Promise<AddressInfo> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reason = code === 'EADDRINUSE' ? 'something else listens there' : String(code);
    throw new WrongUse(`Cannot listen at ${host}:${String(port)}: ${reason}.`, { cause: error });
  }
  return server.address() as AddressInfo;
}

async function serve(given: Arguments): Promise<void> {
  const token = randomUUID();
  const isSignedIn = given['signed-in'];
  // Who has logged in is known by the cookie with the token.
  const hasLoggedIn = ({ headers }: Request) => headers.get('cookie')?.includes(token) ?? false;
  const mock = openMock(
    { data: { signedIn: isSignedIn }, token },
    (request) => isSignedIn || hasLoggedIn(request),
  );
  const server = serverOf(mock, given);
  const { port } = await listen(server, given);
  const members = mock.data.logins.map(({ username, password }) => `${username}, ${password}`);
  process.stdout.write(`The mock backend answers at http://${given.host}:${String(port)}
The member who can log in: ${members.join('; ')}
Stop it with ^C.
`);
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  server.close();
  server.closeAllConnections();
}

async function run(args: readonly string[]): Promise<number> {
  try {
    const given = readArguments(args);
    if (given.help) process.stdout.write(USAGE);
    else await serve(given);
    return EXIT.good;
  } catch (error) {
    if (!isWrongUse(error)) throw error;
    process.stderr.write(`${error.message}\n`);
    return EXIT.wrongUse;
  }
}

/** Serves the mock backend over HTTP, for a front end whose backend does not exist yet (@spec §7). */
export const runServeMock: Command = {
  summary: 'serves the mock backend, for a portal that has none yet',
  run,
};
