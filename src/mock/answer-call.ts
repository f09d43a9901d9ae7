import { TOKEN_COOKIE, TOKEN_HEADER } from '../domain/wire-names';
import { failCall } from './fail';
import type { Call } from './handler';
import type { Awaitable, Person } from './people';
import { Refusal } from './refusal';
import { respond } from './respond';
import { findRoute, needsSession, type MockBases, type Route } from './routes';
import { faultFor, type Scenario } from './scenarios/scenarios';

/** What a backend knows of a request: whose it is, when it is made, and how its body is read. */
export interface CallContext extends Omit<Call, 'params' | 'query' | 'member'> {
  readonly scenario: Scenario | undefined;
  /** The member of the session, if there is one. */
  readonly member: () => Awaitable<Person | undefined>;
  /** Whether a call that changes something has the token, or none is asked of it. */
  readonly hasToken: boolean;
}

const changes = ({ method }: Request) => method !== 'GET' && method !== 'HEAD';

/** Whether a request may change something (@spec §7). */
export function checkToken(request: Request, hasToken: boolean): void {
  if (changes(request) && !hasToken) {
    throw new Refusal(403, `The header ${TOKEN_HEADER} does not equal the cookie ${TOKEN_COOKIE}.`);
  }
}

async function carryOut(route: Route, request: Request, context: CallContext): Promise<Response> {
  const member = async () => {
    const found = await context.member();
    if (!found) throw new Refusal(401, 'There is no session. Log in first.');
    return found;
  };
  if (needsSession(route)) await member();
  checkToken(request, context.hasToken);
  const query = new URL(request.url).searchParams;
  return respond(await route.handler({ ...context, params: route.params, query, member }));
}

/** The answer of what is worked out; a refusal gets its status and body. */
export async function orRefusal(work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) return respond(error.body, error.status);
    throw error;
  }
}

/**
 * Answers a request as the contract says (@spec §7), or as its scenario does; one outside the contract with 501.
 * A connection that breaks is `Response.error()`.
 */
export const answerCall = (
  request: Request,
  bases: MockBases,
  context: CallContext,
): Promise<Response> =>
  orRefusal(() => {
    const route = findRoute(request, bases);
    if (!route) {
      const { pathname } = new URL(request.url);
      throw new Refusal(501, `'${request.method} ${pathname}' is not a call of the contract.`);
    }
    const fault = faultFor(context.scenario, route.call);
    return failCall(fault, request, () => carryOut(route, request, context));
  });
