import { once } from 'node:events';

/** Makes a server listen on a free port until the test ends. Returns the port. */
export async function listen(t, server) {
  server.listen(0, '127.0.0.1');
  t.after(() => {
    server.close();
    server.closeAllConnections();
  });
  await once(server, 'listening');
  return server.address().port;
}
