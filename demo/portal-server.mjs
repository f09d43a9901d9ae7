import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startDevServer } from '@web/dev-server';
import compose from 'koa-compose';
import { answersTo, isOfOwnPage, refuseName } from './host-names.mjs';
import { listen } from './listen.mjs';

const HERE = import.meta.dirname;

export const PAGES = join(HERE, 'pages');
export const CONTENT = join(HERE, 'content');

/** Errors of a browser that closes its connection during a request: the demo has not failed. */
const HUNG_UP = /^(?:EPIPE|ECONNRESET|ERR_STREAM_PREMATURE_CLOSE|HPE_\w+)$/;

function reportFailure(error) {
  if (!HUNG_UP.test(error.code ?? '')) console.error(error);
}

/**
 * Loads the built backend and opens its data.
 *
 * @param module path of the backend's bundle
 * @param element folder of the built element
 */
async function openBackend(module, element, { data, sessionExpiry }) {
  // A different query loads a new module, so a rebuilt backend can replace the old one.
  const { openBackend: open } = await import(`${pathToFileURL(module).href}?${Date.now()}`);
  return open({
    dataFolder: resolve(data ?? join(HERE, '.data')),
    contentFolder: CONTENT,
    samplesFolder: join(HERE, 'backend/samples'),
    sourceFolder: join(HERE, '../src'),
    elementFolder: element,
    sessionExpiry,
  });
}

/**
 * Serves the portal's pages, the element and the backend on one port.
 *
 * @param backend path of the backend's bundle
 * @param element folder of the built element
 * @param plugins of the dev server
 * @returns the port, `restartBackend` and `close`
 */
export async function servePortal({ backend, element, plugins = [], ...options }) {
  let current = await openBackend(backend, element, options);
  const server = createServer();
  const devServer = await startDevServer({
    config: {
      rootDir: PAGES,
      middleware: [(context, next) => compose(current.middleware)(context, next)],
      // Otherwise the dev server would listen on every network interface, whatever its hostname option says.
      middlewareMode: { server },
      port: options.port,
      injectWebSocket: true,
      disableFileWatcher: true,
      chokidarOptions: { ignoreInitial: true },
      plugins,
    },
    readCliArgs: false,
    readFileConfig: false,
    autoExitProcess: false,
    logStartMessage: false,
  });
  devServer.koaApp.removeAllListeners('error').on('error', reportFailure);
  const answer = devServer.koaApp.callback();
  const isAllowed = ({ headers }) => answersTo(headers.host, options.hosts ?? []);
  server.on('request', (request, response) => {
    if (isAllowed(request)) void answer(request, response);
    else refuseName(request, response);
  });
  server.prependListener('upgrade', (request, socket) => {
    if (!isAllowed(request) || !isOfOwnPage(request.headers)) socket.destroy();
  });
  const port = await listen(server, options.port);

  return {
    port,
    async restartBackend() {
      const before = current;
      current = await openBackend(backend, element, options);
      before.close();
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      // `closeAllConnections` omits upgraded connections.
      for (const socket of devServer.webSockets.openSockets) socket.terminate();
      await Promise.all([closed, devServer.stop()]);
      current.close();
    },
  };
}
