import type { Middleware } from './http/koa';
import { breakPlugged } from './middleware/break-plugged';
import { servePages } from './middleware/serve-pages';
import { serveWeb } from './middleware/serve-web';
import { openPortal, type Portal, type PortalOptions } from './portal';

interface Backend {
  /** In the order in which a request passes it. */
  readonly middleware: readonly Middleware[];
  close(): void;
}

/** The user chose the folder, so the message names it. */
function openData(options: PortalOptions): Portal {
  try {
    return openPortal(options);
  } catch (error) {
    const reason = (error as Error).message;
    throw new Error(`Cannot keep data in ${options.dataFolder}: ${reason}`, { cause: error });
  }
}

/**
 * Opens the portal's backend.
 *
 * @throws Error of one line if its data cannot be stored.
 */
export function openBackend(options: PortalOptions): Backend {
  const portal = openData(options);
  return {
    middleware: [breakPlugged(), serveWeb(portal), servePages(portal)],
    close: () => portal.close(),
  };
}
