import { Refusal } from '../../../src/mock/refusal';
import { CALLS, rootsOf } from '../../../src/mock/routes';
import { SCENARIOS } from '../../../src/mock/scenarios/scenarios';
import { DAY } from '../../../src/mock/scheme-clock';
import { ORIGINS } from '../../../src/origins';
import { agentAnswer } from '../http/agent-answer';
import type { Context, Middleware } from '../http/koa';
import { nowOf } from '../http/page-day';
import type { Portal } from '../portal';
import { LOGINS } from '../samples/logins';
import { readyResponses } from '../samples/responses';
import { fullName, type Person } from '../storage/people';
import type { QueryRecord } from '../storage/query-records';
import { checkToken, signedInMember, signOut } from './session';
import { specificationOutline } from './specification-outline';

/** Handles one call of the demo's own API; `reference` is the one in its path, if any. */
type DemoCall = (portal: Portal, member: Person, reference: number, ctx: Context) => unknown;

const session: DemoCall = ({ records }, member) => ({
  entityNumber: member.entityNumber,
  name: fullName(member),
  membershipNumber: member.membershipNumber,
  plan: records.list('plan', member.planCode)[0]?.name ?? member.planCode,
});

const row = (query: QueryRecord) => ({
  referenceNumber: query.referenceNumber,
  origin: query.origin,
  category: query.category,
  query: query.queryDetail,
  status: query.status,
  date: query.dateLogged.slice(0, 10),
});

const queries: DemoCall = (portal, { entityNumber }) =>
  portal.queries.list({ entityNumber }).map((query) => ({
    ...row(query),
    answered: portal.queries.responseTo(query.referenceNumber) !== null,
  }));

/** A query is on the timeline from 24 hours after it was logged (@spec §1). */
const timeline: DemoCall = (portal, { entityNumber }, _reference, ctx) =>
  portal.queries.list({ entityNumber, until: nowOf(ctx) - DAY }).map(row);

const submissions: DemoCall = (portal, { entityNumber }) =>
  portal.submissions.of(entityNumber).map(({ referenceNumber, category, dateLogged }) => ({
    referenceNumber,
    category,
    date: dateLogged.slice(0, 10),
  }));

function ownQuery(portal: Portal, { entityNumber }: Person, reference: number): QueryRecord {
  const query = portal.queries.find(reference);
  if (query?.entityNumber !== entityNumber) throw new Refusal(404, 'There is no such query.');
  return query;
}

/** A stored query; its files with size in bytes and SHA-256. */
const storedQuery: DemoCall = (portal, member, reference) => {
  const { queryDetail, dateLogged, originalReferenceNumber, ...query } = ownQuery(
    portal,
    member,
    reference,
  );
  return {
    ...query,
    query: queryDetail,
    original: originalReferenceNumber,
    loggedAt: dateLogged,
    updates: portal.queries.updatesOf(reference),
    files: portal.files
      .of({ query: reference })
      .map(({ name, size, sha256 }) => ({ name, size, sha256 })),
  };
};

/** Stores the answer that an agent would have sent by email. */
const answer: DemoCall = async (portal, member, reference, ctx) => {
  checkToken(ctx);
  ownQuery(portal, member, reference);
  portal.queries.answer(reference, await agentAnswer(ctx.req));
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
const sampleLogins = () =>
  LOGINS.map(({ person, username, password, blocked = false }) => ({
    name: fullName(person),
    username,
    password,
    blocked,
  }));

/** Every call of the contract, with the prefixes of its path. */
const servedCalls = () =>
  CALLS.map(({ service, call }) => ({
    service,
    call,
    roots: rootsOf({})[service].map((root) => root.replace(/\/$/, '')),
  }));

const EVERYBODYS_CALLS: Readonly<Record<string, (portal: Portal) => unknown>> = {
  'GET scenarios': () => Object.entries(SCENARIOS).map(([name, { title }]) => ({ name, title })),
  'GET origins': () => Object.keys(ORIGINS),
  'GET calls': servedCalls,
  'GET logins': sampleLogins,
  'GET responses': ({ samplesFolder }) => readyResponses(samplesFolder),
  'GET specification': ({ sourceFolder, elementFolder }) =>
    specificationOutline(sourceFolder, elementFolder),
};

/** Only by a POST with the anti-forgery token: a link or an image of any site could make a GET. */
function logOut(ctx: Context, portal: Portal): object {
  checkToken(ctx);
  signOut(ctx, portal);
  ctx.set('Clear-Site-Data', '"cache", "storage"');
  return {};
}

function reply(ctx: Context, portal: Portal, path: string): unknown {
  const [, reference = ''] = /^queries\/(\d{1,15})(?:\/|$)/.exec(path) ?? [];
  const call = `${ctx.method} ${reference === '' ? path : path.replace(reference, ':reference')}`;
  if (call === 'POST logout') return logOut(ctx, portal);
  const everybodys = EVERYBODYS_CALLS[call];
  if (everybodys) return everybodys(portal);
  const members = MEMBERS_CALLS[call];
  if (!members) throw new Refusal(404, 'There is no such call.');
  const member = signedInMember(ctx, portal);
  if (!member) throw new Refusal(401, 'There is no session.');
  return members(portal, member, Number(reference), ctx);
}

/** The API of the demo's own pages and the end-to-end tests. A real portal has none of it. */
export const answerDemoApi =
  (portal: Portal): Middleware =>
  async (ctx, next) => {
    const [, path] = /^\/demo-api\/(.*)$/.exec(ctx.path) ?? [];
    if (path === undefined) {
      await next();
      return;
    }
    ctx.set('Cache-Control', 'no-store');
    try {
      ctx.body = await reply(ctx, portal, path);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      ctx.status = error.status;
      ctx.body = error.body;
    }
  };
