import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';

/** Loopback only: what the demo stores is nobody else's business. */
const HOST = '127.0.0.1';
const LAST_PORT = 65_535;

/**
 * Listens on a port, or on the next free one.
 *
 * @throws when the port may not be used, or none is free.
 */
export async function listen(
  listener: RequestListener,
  port: number,
): Promise<{ readonly server: Server; readonly port: number }> {
  const server = createServer(listener);
  for (let candidate = port; candidate <= LAST_PORT; candidate++) {
    try {
      server.listen(candidate, HOST);
      await once(server, 'listening');
      return { server, port: candidate };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    }
  }
  throw new Error(`No port from ${port} on is free.`);
}
