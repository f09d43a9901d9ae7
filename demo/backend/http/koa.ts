import type { DevServerConfig } from '@web/dev-server';

/** Koa's middleware, typed as the dev server expects it. */
export type Middleware = NonNullable<DevServerConfig['middleware']>[number];
/** A request and its response. */
export type Context = Parameters<Middleware>[0];
