import { CONTENT, PAGES } from './portal-server.mjs';

const RELOAD = '/development/reload.js';
const SHOW_FAILURE = '/development/show-failure.js';

/** Reaches the open pages over the dev server's web socket. */
export function openPages() {
  let failure;
  let send = () => undefined;
  const showFailure = () => send(SHOW_FAILURE, [failure]);
  return {
    /** A plugin of the dev server. It also reloads when the pages themselves change. */
    plugin: {
      name: 'open-pages',
      injectWebSocket: true,
      serverStart({ webSockets, fileWatcher }) {
        send = (path, args) => webSockets.sendImport(path, args);
        // A page opened while the build is broken shows the failure too.
        webSockets.webSocketServer.on('connection', () => failure && showFailure());
        fileWatcher.add([PAGES, CONTENT]).on('all', () => send(RELOAD));
      },
    },
    reload() {
      failure = undefined;
      send(RELOAD);
    },
    /** @param {string} text where and why the build failed */
    showFailure(text) {
      failure = text;
      showFailure();
    },
  };
}
