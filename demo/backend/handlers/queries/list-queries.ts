import { numberParameter, oneOf, originParameter } from '../../../../src/mock/query-parameters';
import { Refusal } from '../../../../src/mock/refusal';
import { DAY } from '../../http/scheme-clock';
import type { Handler } from '../handler';
import { asListItem } from './describe-query';

const STATUSES = ['OPEN', 'CLOSED'] as const;

/** @spec §7 the member's queries of the last days by status and origin, newest first. */
export const listQueries: Handler<'smartInquiry', 'GET /member-queries'> = (call) => {
  const daysAgo = numberParameter(call.query, 'daysAgo');
  if (daysAgo === undefined) throw new Refusal(400, "The query parameter 'daysAgo' is missing.");
  const queries = call.portal.queries.list({
    entityNumber: call.member().entityNumber,
    origin: originParameter(call.query),
    status: oneOf(STATUSES, call.query, 'status'),
    since: call.now - daysAgo * DAY,
  });
  return { queries: queries.map(asListItem) };
};
