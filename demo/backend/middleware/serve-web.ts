import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { respond } from '../../../src/mock/respond';
import { scenarioOf } from '../../../src/mock/scenarios/scenarios';
import type { Context, Middleware } from '../http/koa';
import type { Portal } from '../portal';
import { answerCalls } from './answer-calls';
import { answerDemoApi } from './demo-api';

/** All paths of the services, and of the demo's own. One without a handler is answered as unknown. */
const OWNED = /^\/(?:api|demo-api|portal\/api|portal\/wlxapp|site|wsg)(?:\/|$)/;

/** Reads the rest of a body: browsers may report a broken connection if the response precedes it. */
async function drain({ body }: Request): Promise<void> {
  // What has broken off has no rest.
  if (body) await body.pipeTo(new WritableStream()).catch(() => undefined);
}

async function answer(request: Request, portal: Portal): Promise<Response> {
  try {
    const isDemos = new URL(request.url).pathname.startsWith('/demo-api/');
    return await (isDemos ? answerDemoApi : answerCalls)(request, portal);
  } catch (error) {
    if (request.signal.aborted) return Response.error();
    console.error(error);
    return respond({ reason: 'The demo has failed.' }, 500);
  }
}

/**
 * Breaks the connection, within a response if asked: without a first byte a browser may repeat a request on
 * a reused connection by itself.
 */
function breakOff({ req, res }: Context, isWithin: boolean): void {
  if (!isWithin) return void req.socket.destroy();
  res.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 100 });
  res.write('{');
  req.socket.end();
}

/** Serves the calls of the contract and the demo's own API, which answer a web-standard `Request`. */
export const serveWeb =
  (portal: Portal): Middleware =>
  async (ctx, next) => {
    if (!OWNED.test(ctx.path)) {
      await next();
      return;
    }
    const fault = scenarioOf(ctx.get('referer'))?.fault.kind;
    const listener = getRequestListener(
      async (request) => {
        // What never answers reads no body.
        if (fault === 'hang') await drain(request);
        const response = await answer(request, portal);
        await drain(request);
        if (response.type !== 'error') return response;
        breakOff(ctx, fault === 'cut');
        return RESPONSE_ALREADY_SENT;
      },
      { overrideGlobalObjects: false },
    );
    ctx.respond = false;
    await listener(ctx.req, ctx.res);
  };
