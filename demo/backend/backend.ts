import type { Middleware } from './koa';
import { answerCalls } from './answer-calls';
import { answerDemoApi } from './demo-api';
import type { Portal } from './portal';
import { servePages } from './serve-pages';

/** The portal's backend in the order in which a request passes it. */
export const backend = (portal: Portal, distFolder: string): Middleware[] => [
  answerCalls(portal),
  answerDemoApi(portal),
  servePages(portal, distFolder),
];
