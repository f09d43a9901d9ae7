import { answerCalls } from './answer-calls';
import { answerDemoApi } from './demo-api';
import type { Middleware } from './koa';
import { openPortal, type Portal, type PortalOptions } from './portal';
import { servePages } from './serve-pages';

interface BackendOptions extends PortalOptions {
  /** Of the built element. */
  readonly elementFolder: string;
}

interface Backend {
  /** In the order in which a request passes it. */
  readonly middleware: readonly Middleware[];
  close(): void;
}

/** The user names the folder: say what is wrong with it. */
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
 * @throws Error in one clear line where its data cannot be kept.
 */
export function openBackend({ elementFolder, ...options }: BackendOptions): Backend {
  const portal = openData(options);
  return {
    middleware: [answerCalls(portal), answerDemoApi(portal), servePages(portal, elementFolder)],
    close: () => portal.close(),
  };
}
