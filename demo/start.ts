import { join, resolve } from 'node:path';
import { startDevServer } from '@web/dev-server';
import { backend } from './backend/backend';
import { openPortal, type Portal, type PortalOptions } from './backend/portal';
import { listen } from './listen';
import { parseOptions, USAGE } from './options';
import { projectFolder } from './project-folder';

const PAGES = [
  ['Member portal', '/'],
  ['Medicine delivery', '/medicine-delivery.html'],
] as const;

/** The folder was named by the member of staff who starts the demo: say what is wrong with it. */
function openData(options: PortalOptions): Portal {
  try {
    return openPortal(options);
  } catch (error) {
    const reason = (error as Error).message;
    throw new Error(`Cannot keep data in ${options.dataFolder}: ${reason}`, { cause: error });
  }
}

/** Errors of a browser that goes away in the middle of a request: no failure of the demo. */
const HUNG_UP = /^(?:EPIPE|ECONNRESET|ERR_STREAM_PREMATURE_CLOSE|HPE_\w+)$/;

function reportFailure(error: NodeJS.ErrnoException): void {
  if (!HUNG_UP.test(error.code ?? '')) console.error(error);
}

async function start(args: readonly string[]): Promise<void> {
  const options = parseOptions(args);
  if (options.help) return console.log(USAGE);

  const project = projectFolder(import.meta.url);
  const demo = join(project, 'demo');
  const portal = openData({
    dataFolder: resolve(options.data ?? join(demo, '.data')),
    contentFolder: join(demo, 'content'),
    samplesFolder: join(demo, 'backend/samples'),
    sourceFolder: join(project, 'src'),
    sessionExpiry: options.sessionExpiry,
  });
  const devServer = await startDevServer({
    config: {
      rootDir: join(demo, 'pages'),
      middleware: backend(portal, join(project, 'dist')),
      // The dev server would listen on every network interface, whatever its hostname says.
      middlewareMode: true,
      port: options.port,
      injectWebSocket: false,
      disableFileWatcher: true,
    },
    readCliArgs: false,
    readFileConfig: false,
    autoExitProcess: false,
    logStartMessage: false,
  });
  devServer.koaApp.removeAllListeners('error').on('error', reportFailure);
  const answer = devServer.koaApp.callback();
  const { server, port } = await listen(
    (request, response) => void answer(request, response),
    options.port,
  );

  const stop = () => {
    server.close(() => {
      portal.close();
      process.exit(0);
    });
    server.closeAllConnections();
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);

  if (port !== options.port) console.log(`Port ${options.port} is busy: using ${port}.`);
  for (const [name, path] of PAGES) console.log(`${name}: http://localhost:${port}${path}`);
}

start(process.argv.slice(2)).catch((error: unknown) => {
  console.error((error as Error).message.split('\n', 1)[0]);
  process.exit(1);
});
