import { once } from 'node:events';

/** Loopback only: the stored data is private. */
const HOST = '127.0.0.1';
const LAST_PORT = 65_535;

/**
 * Makes a server listen on a port, or on the next free one.
 *
 * @param {import('node:http').Server} server
 * @param {number} port
 * @returns {Promise<number>} the port
 * @throws if the port may not be used, or none is free.
 */
export async function listen(server, port) {
  for (let candidate = port; candidate <= LAST_PORT; candidate++) {
    try {
      server.listen(candidate, HOST);
      await once(server, 'listening');
      return candidate;
    } catch (error) {
      if (error.code !== 'EADDRINUSE') throw error;
    }
  }
  throw new Error(`No port from ${port} on is free.`);
}
