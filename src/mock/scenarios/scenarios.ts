import type { CallKey, ServiceName } from '../../api/contract';
import { OUTDATED_QUERY_CODE } from '../../domain/limits';
import { WIRE_FAULTS, type Fault } from './faults';
import { manyQueries } from './many-queries';

type AnyCall = { [S in ServiceName]: CallKey<S> }[ServiceName];

/** A misbehaviour of the backend that a page's address selects. */
export interface Scenario {
  readonly calls: readonly AnyCall[] | 'all';
  readonly fault: Fault;
}

const LIST: readonly AnyCall[] = ['GET /member-queries'];
const SUBMISSIONS: readonly AnyCall[] = [
  'POST /member-queries/query-additional-info',
  'POST /member-queries',
];
const VIEW: readonly AnyCall[] = ['GET /member-queries/:referenceNumber'];
const RESPONSE: readonly AnyCall[] = ['GET /member-queries/:referenceNumber/agent-response'];
const UPDATES: readonly AnyCall[] = [
  'POST /member-queries/:referenceNumber',
  'POST /member-queries/:originalReferenceNumber',
];
const LOGIN: readonly AnyCall[] = ['POST /wsg/rest'];

const failing = (calls: readonly AnyCall[], status = 500, body?: unknown): Scenario => ({
  calls,
  fault: { kind: 'status', status, body },
});

const replying = (calls: readonly AnyCall[], body: unknown): Scenario => ({
  calls,
  fault: { kind: 'reply', body },
});

const always = (fault: Fault): Scenario => ({ calls: 'all', fault });

/** Each row of the table of faults applied to every call, as `every-NAME`. */
const EVERY_CALL: Readonly<Record<string, Scenario>> = Object.fromEntries(
  Object.entries(WIRE_FAULTS).map(([name, { answer }]) => [
    `every-${name}`,
    always({ kind: 'wire', answer }),
  ]),
);

/**
 * The scenarios of `?scenario=NAME`, shared by the demo, the mock and the tests. This module needs neither Node nor a
 * browser, and `titles.ts` has the titles, which the mock does without. @spec §8
 */
export const SCENARIOS: Readonly<Record<string, Scenario>> = {
  'queries-fail': failing(LIST),
  'queries-empty': replying(LIST, { queries: [] }),
  'queries-many': replying(LIST, {
    queries: manyQueries(new Date()),
  }),
  'prefill-fails': failing(['GET /v2/member-details']),
  'submit-fails': failing(SUBMISSIONS),
  'session-expired': failing(SUBMISSIONS, 401),
  'no-reference': replying(SUBMISSIONS, {}),
  'lost-reply': {
    calls: SUBMISSIONS,
    fault: { kind: 'cut' },
  },
  'view-fails': failing(VIEW),
  'view-outdated': failing(VIEW, 400, { exceptionCode: OUTDATED_QUERY_CODE }),
  'response-fails': failing(RESPONSE),
  'response-unreadable': replying(RESPONSE, {
    encodedResponse: '*not base64*',
  }),
  'update-fails': failing(UPDATES),
  'update-session-expired': failing(UPDATES, 401),
  'document-fails': failing(['GET /document-submissions/:referenceNumber']),
  'login-fails-text': failing(LOGIN, 503, 'Logging in is closed until 06:00 for maintenance.'),
  'login-fails-html': failing(LOGIN, 502, '<h1>Bad gateway</h1>'),
  'login-fails-json': failing(LOGIN, 200, {
    errorMessage: 'Your profile is not active yet.',
  }),
  'ping-fails': failing(['GET /portal/wlxapp/Ping.srv'], 500, 'The portal is not ready.'),
  'content-fails': failing(['GET /site/:path']),
  slow: always({ kind: 'delay', milliseconds: 2000 }),
  drops: always({ kind: 'drops', milliseconds: 400 }),
  hang: always({ kind: 'hang' }),
  ...EVERY_CALL,
};

export const isScenario = (name: string): boolean => Object.hasOwn(SCENARIOS, name);

/**
 * The scenario of a name; undefined without one.
 * @throws {TypeError} for an unknown name
 */
export function scenarioNamed(name: string | undefined): Scenario | undefined {
  if (name === undefined) return undefined;
  if (!isScenario(name)) throw new TypeError(`There is no scenario '${name}'.`);
  return SCENARIOS[name];
}

/** The name of the scenario in a page's address; undefined for an unknown one. */
export function scenarioNameIn(pageAddress: string): string | undefined {
  if (!URL.canParse(pageAddress)) return undefined;
  const name = new URL(pageAddress).searchParams.get('scenario') ?? '';
  return isScenario(name) ? name : undefined;
}

/** The scenario of a page's address; undefined for an unknown name. */
export const scenarioOf = (pageAddress: string): Scenario | undefined =>
  scenarioNamed(scenarioNameIn(pageAddress));

/** The fault of a scenario for one call, as 'METHOD /path/:param'. */
export function faultFor(scenario: Scenario | undefined, call: string): Fault | undefined {
  const strikes =
    scenario?.calls === 'all' || scenario?.calls.some((struck: string) => struck === call);
  return strikes ? scenario?.fault : undefined;
}
