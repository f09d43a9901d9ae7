import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Asks the system for a free port. Suites start at the same time. If each searched for the first free port, as the
 * runner does, two of them would find the same one.
 */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}
