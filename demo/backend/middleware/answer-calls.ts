import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { RouterContext } from '@koa/router';
import type { Call } from '../../../src/mock/handler';
import { Refusal } from '../../../src/mock/refusal';
import { faultFor, scenarioOf } from '../../../src/mock/scenarios/scenarios';
import type { StoredFile } from '../../../src/mock/store';
import { breakOffWithin, drain, failCall, inPieces } from '../http/fail-call';
import type { Context, Middleware } from '../http/koa';
import { nowOf } from '../http/page-day';
import { receiveForm } from '../http/receive-form';
import { receiveJson } from '../http/receive-json';
import { sendFile } from '../http/send-file';
import type { Portal } from '../portal';
import { belongsToServices, needsSession, routeCalls, type Route } from './routes';
import { authorise, checkToken, signIn } from './session';

/** The default of the element's `portal-cookie`. */
const PORTAL_COOKIE = 'portalIdentifier';

const isFile = (reply: unknown): reply is StoredFile =>
  typeof reply === 'object' && reply !== null && 'stream' in reply;

async function carryOut(ctx: RouterContext, route: Route, portal: Portal): Promise<unknown> {
  const uploads: string[] = [];
  const call: Call = {
    params: ctx.params,
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
    return await route.handler(call);
  } finally {
    uploads.forEach(portal.uploads.discard);
  }
}

/** Runs the call's handler, or fails the call as the page's scenario requires. */
async function answer(ctx: RouterContext, route: Route, portal: Portal): Promise<void> {
  const fault = faultFor(scenarioOf(ctx.get('referer')), route.call);
  if (fault?.kind === 'delay') await wait(fault.milliseconds);
  if (fault?.kind === 'status') {
    throw new Refusal(fault.status, 'The scenario asks for it.', fault.body);
  }
  if (fault?.kind === 'hang' || fault?.kind === 'wire') {
    await failCall(ctx, fault);
    return;
  }
  const reply = await carryOut(ctx, route, portal);
  if (fault?.kind === 'cut') {
    breakOffWithin(ctx);
  } else if (fault?.kind === 'drops' && !isFile(reply)) {
    ctx.type = typeof reply === 'string' ? 'text/html' : 'application/json';
    const text = typeof reply === 'string' ? reply : JSON.stringify(reply);
    ctx.body = Readable.from(inPieces(text, fault.milliseconds));
  } else if (isFile(reply)) {
    sendFile(ctx, reply);
  } else {
    ctx.body = fault?.kind === 'reply' ? fault.body : reply;
  }
}

function explain(ctx: Context, error: unknown): void {
  if (!(error instanceof Refusal)) console.error(error);
  ctx.status = error instanceof Refusal ? error.status : 500;
  ctx.body = error instanceof Refusal ? error.body : { reason: 'The demo has failed.' };
}

/**
 * Answers the calls of every service (@spec §7). A refused call gets its status and a JSON `reason`; a
 * call outside the contract gets 501 with its name.
 */
export function answerCalls(portal: Portal): Middleware {
  const takeCall = routeCalls((ctx, route) => answer(ctx, route, portal));
  return async (ctx, next) => {
    if (!belongsToServices(ctx.path)) {
      await next();
      return;
    }
    ctx.set('Cache-Control', 'no-store');
    try {
      await takeCall(ctx, () => {
        throw new Refusal(501, `'${ctx.method} ${ctx.path}' is not a call of this demo.`);
      });
    } catch (error) {
      await drain(ctx.req);
      explain(ctx, error);
    }
  };
}
