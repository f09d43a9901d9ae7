import { checkToken, orRefusal } from '../../../src/mock/answer-call';
import { Refusal } from '../../../src/mock/refusal';
import { respond } from '../../../src/mock/respond';
import { CALLS, rootsOf } from '../../../src/mock/routes';
import { SCENARIOS } from '../../../src/mock/scenarios/scenarios';
import { scenarioTitle } from '../../../src/mock/scenarios/titles';
import { DAY } from '../../../src/mock/scheme-clock';
import type { StoredQuery } from '../../../src/mock/store';
import { ORIGINS } from '../../../src/origins';
import { agentAnswer } from '../http/agent-answer';
import { nowOf } from '../http/page-day';
import type { Portal } from '../portal';
import { readSample, readyResponses } from '../samples/read-samples';
import type { Person } from '../storage/kinds';
import { fullName } from '../storage/people';
import { hasToken, signedInMember, signOut } from './session';
import { specificationOutline } from './specification-outline';

/** Handles one call of the demo's own API; `reference` is the one in its path, if any. */
type DemoCall = (portal: Portal, member: Person, reference: number, request: Request) => unknown;

const session: DemoCall = ({ records }, member) => ({
  entityNumber: member.entityNumber,
  name: fullName(member),
  membershipNumber: member.membershipNumber,
  plan: records.list('plan', member.planCode)[0]?.name ?? member.planCode,
});

const row = (query: StoredQuery) => ({
  referenceNumber: query.referenceNumber,
  origin: query.origin,
  category: query.category,
  query: query.queryDetail,
  status: query.status,
  date: query.dateLogged.slice(0, 10),
});

const queries: DemoCall = (portal, { entityNumber }) =>
  portal.queries.of(entityNumber).map((query) => ({
    ...row(query),
    answered: Boolean(portal.queries.responseTo(query.referenceNumber)),
  }));

/** A query is on the timeline from 24 hours after it was logged (@spec §1). */
const timeline: DemoCall = (portal, { entityNumber }, _reference, request) =>
  portal.queries
    .of(entityNumber)
    .filter(({ dateLogged }) => Date.parse(dateLogged) <= nowOf(request) - DAY)
    .map(row);

const submissions: DemoCall = (portal, { entityNumber }) =>
  portal.submissions.of(entityNumber).map(({ referenceNumber, category, dateLogged }) => ({
    referenceNumber,
    category,
    date: dateLogged.slice(0, 10),
  }));

function ownQuery(portal: Portal, { entityNumber }: Person, reference: number) {
  const query = portal.queries.find(reference);
  if (query?.entityNumber !== entityNumber) throw new Refusal(404, 'There is no such query.');
  return query;
}

/** A stored query; its files with size in bytes and SHA-256. */
const storedQuery: DemoCall = (portal, member, reference) => {
  const own = ownQuery(portal, member, reference);
  const { queryDetail, dateLogged, originalReferenceNumber, ...query } = own;
  return {
    ...query,
    query: queryDetail,
    original: originalReferenceNumber,
    loggedAt: dateLogged,
    updates: portal.records
      .list('query', member.entityNumber)
      .filter((update) => update.originalReferenceNumber === reference)
      .map((update) => update.referenceNumber),
    files: query.files.map(({ name, size, sha256 }) => ({ name, size, sha256 })),
  };
};

/** Stores the answer that an agent would have sent by email, and replaces an earlier one. */
const answer: DemoCall = async (portal, member, reference, request) => {
  checkToken(request, hasToken(request));
  ownQuery(portal, member, reference);
  portal.records.put('response', reference, await agentAnswer(request));
  return { referenceNumber: reference };
};

const MEMBERS_CALLS: Readonly<Record<string, DemoCall>> = {
  'GET session': session,
  'GET queries': queries,
  'GET queries/:reference': storedQuery,
  'POST queries/:reference/answer': answer,
  'GET timeline': timeline,
  'GET submissions': submissions,
};

/** Includes the passwords: the members are invented, and visitors of the demo need them. */
function sampleLogins({ people, samplesFolder }: Portal) {
  return readSample(samplesFolder, 'logins').map(
    ({ entityNumber, username, password, blocked = false }) => {
      const person = people.find(entityNumber);
      return { name: person && fullName(person), username, password, blocked };
    },
  );
}

/** Every call of the contract, with the prefixes of its path. */
const servedCalls = () =>
  CALLS.map(({ service, call }) => ({
    service,
    call,
    roots: rootsOf({})[service].map((root) => root.replace(/\/$/, '')),
  }));

const EVERYBODYS_CALLS: Readonly<Record<string, (portal: Portal) => unknown>> = {
  'GET scenarios': () =>
    Object.keys(SCENARIOS).map((name) => ({ name, title: scenarioTitle(name) })),
  'GET origins': () => Object.keys(ORIGINS),
  'GET calls': servedCalls,
  'GET logins': sampleLogins,
  'GET responses': ({ samplesFolder }) => readyResponses(samplesFolder),
  'GET specification': ({ sourceFolder, elementFolder }) =>
    specificationOutline(sourceFolder, elementFolder),
};

/** Only by a POST with the anti-forgery token: a link or an image of any site could make a GET. */
function logOut(request: Request, portal: Portal): Response {
  checkToken(request, hasToken(request));
  signOut(portal, request.headers.get('cookie'));
  const response = respond({});
  response.headers.set('Clear-Site-Data', '"cache", "storage"');
  return response;
}

function reply(request: Request, portal: Portal, path: string): unknown {
  const [, reference = ''] = /^queries\/(\d{1,15})(?:\/|$)/.exec(path) ?? [];
  const call = `${request.method} ${reference === '' ? path : path.replace(reference, ':reference')}`;
  const everybodys = EVERYBODYS_CALLS[call];
  if (everybodys) return everybodys(portal);
  const members = MEMBERS_CALLS[call];
  if (!members) throw new Refusal(404, 'There is no such call.');
  const member = signedInMember(portal, request.headers.get('cookie'));
  if (!member) throw new Refusal(401, 'There is no session.');
  return members(portal, member, Number(reference), request);
}

/** The API of the demo's own pages and the end-to-end tests. A real portal has none of it. */
export const answerDemoApi = (request: Request, portal: Portal): Promise<Response> =>
  orRefusal(async () => {
    const path = new URL(request.url).pathname.replace('/demo-api/', '');
    if (request.method === 'POST' && path === 'logout') return logOut(request, portal);
    return respond(await reply(request, portal, path));
  });
