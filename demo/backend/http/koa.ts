import type { DevServerConfig } from '@web/dev-server';

/** Koa's middleware as the dev server takes it. */
export type Middleware = NonNullable<DevServerConfig['middleware']>[number];
/** A request with its answer. */
export type Context = Parameters<Middleware>[0];
