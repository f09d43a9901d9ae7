import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { failCall } from '../../../src/mock/fail';
import type { Call } from '../../../src/mock/handler';
import { Refusal } from '../../../src/mock/refusal';
import { respond } from '../../../src/mock/respond';
import { findRoute, needsSession, type Route } from '../../../src/mock/routes';
import { faultFor, scenarioOf } from '../../../src/mock/scenarios/scenarios';
import { breakOff, breakOffWithin, drain } from '../http/break-off';
import type { Context, Middleware } from '../http/koa';
import { nowOf } from '../http/page-day';
import { receiveForm } from '../http/receive-form';
import { receiveJson } from '../http/receive-json';
import type { Portal } from '../portal';
import { authorise, checkToken, signIn } from './session';

/** The default of the element's `portal-cookie`. */
const PORTAL_COOKIE = 'portalIdentifier';

/** All paths of the services. One without a handler is answered as unknown. */
const OWNED = /^\/(?:api|portal\/api|portal\/wlxapp|site|wsg)(?:\/|$)/;

async function carryOut(ctx: Context, route: Route, portal: Portal): Promise<Response> {
  const uploads: string[] = [];
  const call: Call = {
    params: route.params,
    query: new URLSearchParams(ctx.querystring),
    store: portal,
    now: nowOf(ctx),
    member: () => authorise(ctx, portal),
    form: (rules) => {
      const folder = portal.uploads.newUpload();
      uploads.push(folder);
      return receiveForm(ctx.req, folder, rules);
    },
    json: () => receiveJson(ctx.req),
    hasPortalCookie: () => ctx.cookies.get(PORTAL_COOKIE) !== undefined,
    signIn: (entityNumber) => signIn(ctx, portal, entityNumber),
  };
  if (needsSession(route)) await call.member();
  checkToken(ctx);
  try {
    return respond(await route.handler(call));
  } finally {
    uploads.forEach(portal.uploads.discard);
  }
}

/** Carries out a call, or fails it as the page's scenario requires; a refused one gets its reason. */
async function answer(ctx: Context, signal: AbortSignal, portal: Portal): Promise<Response> {
  // Any host will do: all bases are paths. `ctx.href` has what a client names as its own.
  const url = `http://portal${ctx.url}`;
  const route = findRoute({ method: ctx.method, url }, {});
  try {
    if (!route) throw new Refusal(501, `'${ctx.method} ${ctx.path}' is not a call of this demo.`);
    const fault = faultFor(scenarioOf(ctx.get('referer')), route.call);
    // A handler that is left out reads no body.
    if (fault?.kind === 'hang' || fault?.kind === 'wire') await drain(ctx.req);
    const response = await failCall(fault, { signal }, () => carryOut(ctx, route, portal));
    if (response.type === 'error') (fault?.kind === 'cut' ? breakOffWithin : breakOff)(ctx);
    return response;
  } catch (error) {
    if (error instanceof Refusal) return respond(error.body, error.status);
    if (signal.aborted) return Response.error();
    console.error(error);
    return respond({ reason: 'The demo has failed.' }, 500);
  }
}

/**
 * Answers the calls of every service (@spec §7). A refused call gets its status and a JSON `reason`; a
 * call outside the contract gets 501 with its name.
 */
export const answerCalls =
  (portal: Portal): Middleware =>
  async (ctx, next) => {
    if (!OWNED.test(ctx.path)) {
      await next();
      return;
    }
    const client = new AbortController();
    ctx.res.once('close', () => client.abort());
    const response = await answer(ctx, client.signal, portal);
    if (response.type === 'error') {
      ctx.respond = false;
      return;
    }
    await drain(ctx.req);
    ctx.status = response.status;
    response.headers.forEach((value, name) => ctx.set(name, value));
    ctx.body = response.body && Readable.fromWeb(response.body as ReadableStream);
  };
