import { demoBackend, elementForDemo } from '../src/tooling/development.mjs';
import { DEMO_BACKEND, DEMO_ELEMENT, ROOT } from '../src/tooling/folders.mjs';
import { openPages } from './open-pages.mjs';
import { servePortal } from './portal-server.mjs';
import { watchBuilds } from './watch-builds.mjs';
import { watchTypes } from './watch-types.mjs';

/** Reports the type errors of what was saved, and once that there is none any more. */
function reportTypes() {
  let hadErrors = false;
  return watchTypes(ROOT, (errors) => {
    if (errors.length > 0) console.error(`\n${errors.join('\n')}\n`);
    else if (hadErrors) console.log('No type errors any more.');
    hadErrors = errors.length > 0;
  });
}

/**
 * Builds and serves the element and the backend. After a change it builds again and reloads the open pages,
 * or shows there why the build failed.
 */
export function serveAndWatch(options) {
  const backend = demoBackend();
  const pages = openPages();
  let portal;
  let isBackendStale = false;

  const onFailure = (text) => {
    console.error(`\n${text}\n`);
    pages.showFailure(text);
  };

  async function show(built) {
    try {
      isBackendStale ||= built.has(backend.input);
      if (isBackendStale) await portal.restartBackend();
      isBackendStale = false;
      pages.reload();
      console.log('Built again; open pages reload.');
    } catch (error) {
      onFailure(error.stack);
    }
  }

  return new Promise((resolve, reject) => {
    const served = { ...options, plugins: [pages.plugin] };
    const begin = async () => {
      // Removes the message of a failed first build.
      pages.reload();
      portal = await servePortal({ ...served, backend: DEMO_BACKEND, element: DEMO_ELEMENT });
      const endChecking = reportTypes();
      const close = () => Promise.all([endChecking(), endWatching(), portal.close()]);
      resolve({ port: portal.port, close });
    };
    const endWatching = watchBuilds([backend, elementForDemo()], {
      onBuilt: (built) => (portal ? show(built) : begin().catch(reject)),
      onFailure,
    });
  });
}
