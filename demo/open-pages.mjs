import { CONTENT, PAGES } from './portal-server.mjs';

const RELOAD = '/development/reload.js';
const SHOW_FAILURE = '/development/show-failure.js';

/** What reaches the pages that are open in browsers, by the dev server's web socket. */
export function openPages() {
  let failure;
  let send = () => undefined;
  const showFailure = () => send(SHOW_FAILURE, [failure]);
  return {
    /** A plugin of the dev server: it also reloads for a change of the pages themselves. */
    plugin: {
      name: 'open-pages',
      injectWebSocket: true,
      serverStart({ webSockets, fileWatcher }) {
        send = (path, args) => webSockets.sendImport(path, args);
        // A page that opens while a build is broken shows the failure too.
        webSockets.webSocketServer.on('connection', () => failure && showFailure());
        fileWatcher.add([PAGES, CONTENT]).on('all', () => send(RELOAD));
      },
    },
    reload() {
      failure = undefined;
      send(RELOAD);
    },
    /** @param {string} text where the build failed, and why */
    showFailure(text) {
      failure = text;
      showFailure();
    },
  };
}
