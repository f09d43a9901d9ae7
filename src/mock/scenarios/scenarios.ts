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

const SUBMISSIONS: readonly AnyCall[] = [
  'POST /member-queries/query-additional-info',
  'POST /member-queries',
];

const UPDATES: readonly AnyCall[] = [
  'POST /member-queries/:referenceNumber',
  'POST /member-queries/:originalReferenceNumber',
];

/** Each row of the table of faults applied to every call, as `every-NAME`. */
const EVERY_CALL: Readonly<Record<string, Scenario>> = Object.fromEntries(
  Object.entries(WIRE_FAULTS).map(([name, { title, answer }]) => [
    `every-${name}`,
    { title: `Every call: ${title}`, calls: 'all', fault: { kind: 'wire', answer } },
  ]),
);

/**
 * The scenarios of `?scenario=NAME`, shared by the demo, the mock and the tests: this module needs neither
 * Node nor a browser. @spec §8
 */
export const SCENARIOS: Readonly<Record<string, Scenario>> = {
  'queries-fail': {
    title: 'The open queries cannot be fetched',
    calls: ['GET /member-queries'],
    fault: { kind: 'status', status: 500 },
  },
  'queries-empty': {
    title: 'The member has no open queries',
    calls: ['GET /member-queries'],
    fault: { kind: 'reply', body: { queries: [] } },
  },
  'queries-many': {
    title: 'The member has many open queries',
    calls: ['GET /member-queries'],
    fault: { kind: 'reply', body: { queries: manyQueries(new Date()) } },
  },
  'prefill-fails': {
    title: 'The member details cannot be fetched',
    calls: ['GET /v2/member-details'],
    fault: { kind: 'status', status: 500 },
  },
  'submit-fails': {
    title: 'A query cannot be sent',
    calls: SUBMISSIONS,
    fault: { kind: 'status', status: 500 },
  },
  'session-expired': {
    title: 'The session has ended before the query is sent',
    calls: SUBMISSIONS,
    fault: { kind: 'status', status: 401 },
  },
  'no-reference': {
    title: 'A query is accepted without a reference number',
    calls: SUBMISSIONS,
    fault: { kind: 'reply', body: {} },
  },
  'lost-reply': {
    title: 'A query is stored, but the connection breaks before the answer',
    calls: SUBMISSIONS,
    fault: { kind: 'cut' },
  },
  'view-fails': {
    title: 'A query cannot be fetched',
    calls: ['GET /member-queries/:referenceNumber'],
    fault: { kind: 'status', status: 500 },
  },
  'view-outdated': {
    title: `A query is too old to be shown (code ${OUTDATED_QUERY_CODE})`,
    calls: ['GET /member-queries/:referenceNumber'],
    fault: { kind: 'status', status: 400, body: { exceptionCode: OUTDATED_QUERY_CODE } },
  },
  'response-fails': {
    title: 'The emailed response cannot be fetched',
    calls: ['GET /member-queries/:referenceNumber/agent-response'],
    fault: { kind: 'status', status: 500 },
  },
  'response-unreadable': {
    title: 'The emailed response is not base64',
    calls: ['GET /member-queries/:referenceNumber/agent-response'],
    fault: { kind: 'reply', body: { encodedResponse: '*not base64*' } },
  },
  'update-fails': {
    title: 'An update cannot be sent',
    calls: UPDATES,
    fault: { kind: 'status', status: 500 },
  },
  'update-session-expired': {
    title: 'The session has ended before the update is sent',
    calls: UPDATES,
    fault: { kind: 'status', status: 401 },
  },
  'document-fails': {
    title: 'A document submission cannot be fetched',
    calls: ['GET /document-submissions/:referenceNumber'],
    fault: { kind: 'status', status: 500 },
  },
  'login-fails-text': {
    title: 'The login fails with a plain text',
    calls: ['POST /wsg/rest'],
    fault: {
      kind: 'status',
      status: 503,
      body: 'Logging in is closed until 06:00 for maintenance.',
    },
  },
  'login-fails-html': {
    title: 'The login fails with an HTML page',
    calls: ['POST /wsg/rest'],
    fault: { kind: 'status', status: 502, body: '<h1>Bad gateway</h1>' },
  },
  'login-fails-json': {
    title: 'The login is answered with an error message',
    calls: ['POST /wsg/rest'],
    fault: { kind: 'reply', body: { errorMessage: 'Your profile is not active yet.' } },
  },
  'ping-fails': {
    title: 'The login succeeds, its ping fails',
    calls: ['GET /portal/wlxapp/Ping.srv'],
    fault: { kind: 'status', status: 500, body: 'The portal is not ready.' },
  },
  'content-fails': {
    title: 'Content fragments cannot be loaded',
    calls: ['GET /site/:path'],
    fault: { kind: 'status', status: 500 },
  },
  slow: {
    title: 'Every answer takes two seconds longer',
    calls: 'all',
    fault: { kind: 'delay', milliseconds: 2000 },
  },
  drops: {
    title: 'Every answer arrives in small pieces',
    calls: 'all',
    fault: { kind: 'drops', milliseconds: 400 },
  },
  hang: {
    title: 'No call is ever answered',
    calls: 'all',
    fault: { kind: 'hang' },
  },
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
