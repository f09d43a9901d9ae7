import { TOKEN_COOKIE, TOKEN_HEADER } from '../domain/wire-names';
import { answerCall } from './answer-call';
import type { MockData } from './data';
import { openMemoryStore } from './memory-store';
import { readForm, readJsonBody } from './read-body';
import { findRoute, isOfApis, type MockBases } from './routes';
import { scenarioNamed } from './scenarios/scenarios';
import { seed } from './seed';

/** The data of a mock, its requirements and the addresses of its services. All of it is optional. */
export interface MockOptions extends MockBases {
  /** Replaces these parts of the sample data; the mock works on copies. */
  readonly data?: Partial<MockData> | undefined;
  /**
   * Refuses with 403 what changes something without this token in its `X-XSRF-TOKEN` header. Answers set the
   * cookie `XSRF-TOKEN`, where an environment lets them: in a service worker the page sets it.
   */
  readonly token?: string | undefined;
  /** The name of the scenario to begin with: see {@link Mock.fail}. */
  readonly scenario?: string | undefined;
}

/** A backend in memory: it answers every call of the contract (@spec §7), and the content fragments. */
export interface Mock {
  /** Whether a request is for one of the services. Pass on what is not. */
  readonly answers: (request: Request) => boolean;
  /**
   * Answers a request; one outside the contract with 501. A connection that breaks, where a scenario asks
   * for it, is `Response.error()`.
   */
  readonly handle: (request: Request) => Promise<Response>;
  /**
   * Fails the calls from now on as a scenario of the demo does, by its name in {@link SCENARIOS}; without a
   * name, no call fails any more.
   * @throws {TypeError} for an unknown name
   */
  readonly fail: (scenario?: string) => void;
  /** All that the mock knows: what was sent is here, and what is changed here is answered. */
  readonly data: MockData;
}

const copiesOf = <Item extends object>(items: readonly Item[]) =>
  items.map((item) => ({ ...item }));

/** The data of a new mock. Calls change its lists and records, so they are never the caller's own. */
function startingWith(given: Partial<MockData>): MockData {
  const data = { ...seed(), ...given };
  const [member, ...dependants] = data.people;
  return {
    ...data,
    people: [{ ...member }, ...copiesOf(dependants)],
    queries: copiesOf(data.queries),
    submissions: copiesOf(data.submissions),
  };
}

/**
 * Opens a mock.
 * @param knows whether a request is of somebody who has logged in before: the session and its token are for them
 */
export function openMock(
  { data = {}, token, scenario, ...bases }: MockOptions,
  knows: (request: Request) => boolean,
): Mock {
  const known = startingWith(data);
  const store = openMemoryStore(known);
  let failing = scenarioNamed(scenario);

  return {
    data: known,
    answers: (request) => findRoute(request, bases) !== undefined || isOfApis(request, bases),
    fail: (name) => {
      failing = scenarioNamed(name);
    },
    async handle(request) {
      let isKnown = knows(request);
      const response = await answerCall(request, bases, {
        scenario: failing,
        store,
        now: Date.now(),
        member: () => (known.signedIn && isKnown ? known.people[0] : undefined),
        hasToken: token === undefined || !isKnown || request.headers.get(TOKEN_HEADER) === token,
        form: (rules) => readForm(request, rules),
        json: () => readJsonBody(request),
        // A service worker cannot see it.
        hasPortalCookie: () => true,
        signIn: () => {
          known.signedIn = true;
          isKnown = true;
        },
      });
      // The headers of an error are immutable.
      if (token !== undefined && isKnown && response.type !== 'error') {
        response.headers.append('set-cookie', `${TOKEN_COOKIE}=${token}; Path=/; SameSite=Lax`);
      }
      return response;
    },
  };
}

/** Creates a backend in memory, with a sample member's data. It needs nothing but `fetch`'s classes. */
export const createMock = (options: MockOptions = {}): Mock => openMock(options, () => true);
