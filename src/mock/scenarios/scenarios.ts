import type { CallKey, ServiceName } from '../../api/contract';
import { OUTDATED_QUERY_CODE } from '../../domain/limits';
import { WIRE_FAULTS, type Fault } from './faults';
import { manyQueries } from './many-queries';

type AnyCall = { [S in ServiceName]: CallKey<S> }[ServiceName];

/** A misbehaviour of the backend that a page's address selects. */
export interface Scenario {
  /** The title in the developer panel. */
  readonly title: string;
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

const failing = (
  title: string,
  calls: readonly AnyCall[],
  status = 500,
  body?: unknown,
): Scenario => ({ title, calls, fault: { kind: 'status', status, body } });

const replying = (title: string, calls: readonly AnyCall[], body: unknown): Scenario => ({
  title,
  calls,
  fault: { kind: 'reply', body },
});

const always = (title: string, fault: Fault): Scenario => ({ title, calls: 'all', fault });

/** Each row of the table of faults applied to every call, as `every-NAME`. */
const EVERY_CALL: Readonly<Record<string, Scenario>> = Object.fromEntries(
  Object.entries(WIRE_FAULTS).map(([name, { title, answer }]) => [
    `every-${name}`,
    always(`Every call: ${title}`, { kind: 'wire', answer }),
  ]),
);

/**
 * The scenarios of `?scenario=NAME`, shared by the demo, the mock and the tests: this module needs neither
 * Node nor a browser. @spec §8
 */
export const SCENARIOS: Readonly<Record<string, Scenario>> = {
  'queries-fail': failing('The open queries cannot be fetched', LIST),
  'queries-empty': replying('The member has no open queries', LIST, { queries: [] }),
  'queries-many': replying('The member has many open queries', LIST, {
    queries: manyQueries(new Date()),
  }),
  'prefill-fails': failing('The member details cannot be fetched', ['GET /v2/member-details']),
  'submit-fails': failing('A query cannot be sent', SUBMISSIONS),
  'session-expired': failing('The session has ended before the query is sent', SUBMISSIONS, 401),
  'no-reference': replying('A query is accepted without a reference number', SUBMISSIONS, {}),
  'lost-reply': {
    title: 'A query is stored, but the connection breaks before the answer',
    calls: SUBMISSIONS,
    fault: { kind: 'cut' },
  },
  'view-fails': failing('A query cannot be fetched', VIEW),
  'view-outdated': failing(
    `A query is too old to be shown (code ${OUTDATED_QUERY_CODE})`,
    VIEW,
    400,
    { exceptionCode: OUTDATED_QUERY_CODE },
  ),
  'response-fails': failing('The emailed response cannot be fetched', RESPONSE),
  'response-unreadable': replying('The emailed response is not base64', RESPONSE, {
    encodedResponse: '*not base64*',
  }),
  'update-fails': failing('An update cannot be sent', UPDATES),
  'update-session-expired': failing(
    'The session has ended before the update is sent',
    UPDATES,
    401,
  ),
  'document-fails': failing('A document submission cannot be fetched', [
    'GET /document-submissions/:referenceNumber',
  ]),
  'login-fails-text': failing(
    'The login fails with a plain text',
    LOGIN,
    503,
    'Logging in is closed until 06:00 for maintenance.',
  ),
  'login-fails-html': failing(
    'The login fails with an HTML page',
    LOGIN,
    502,
    '<h1>Bad gateway</h1>',
  ),
  'login-fails-json': replying('The login is answered with an error message', LOGIN, {
    errorMessage: 'Your profile is not active yet.',
  }),
  'ping-fails': failing(
    'The login succeeds, its ping fails',
    ['GET /portal/wlxapp/Ping.srv'],
    500,
    'The portal is not ready.',
  ),
  'content-fails': failing('Content fragments cannot be loaded', ['GET /site/:path']),
  slow: always('Every answer takes two seconds longer', { kind: 'delay', milliseconds: 2000 }),
  drops: always('Every answer arrives in small pieces', { kind: 'drops', milliseconds: 400 }),
  hang: always('No call is ever answered', { kind: 'hang' }),
  ...EVERY_CALL,
};

/** The name of the scenario in a page's address; undefined for an unknown one. */
export function scenarioNameIn(pageAddress: string): string | undefined {
  if (!URL.canParse(pageAddress)) return undefined;
  const name = new URL(pageAddress).searchParams.get('scenario') ?? '';
  return Object.hasOwn(SCENARIOS, name) ? name : undefined;
}

/** The scenario of a page's address; undefined for an unknown name. */
export const scenarioOf = (pageAddress: string): Scenario | undefined =>
  SCENARIOS[scenarioNameIn(pageAddress) ?? ''];

/** The fault of a scenario for one call, as 'METHOD /path/:param'. */
export function faultFor(scenario: Scenario | undefined, call: string): Fault | undefined {
  const strikes =
    scenario?.calls === 'all' || scenario?.calls.some((struck: string) => struck === call);
  return strikes ? scenario?.fault : undefined;
}
