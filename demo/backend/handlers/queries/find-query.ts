import { OUTDATED_QUERY_CODE } from '../../../../src/domain/limits';
import { parseReferenceNumber } from '../../../../src/domain/reference-number';
import { originParameter } from '../../../../src/mock/query-parameters';
import { Refusal } from '../../../../src/mock/refusal';
import type { OriginCode } from '../../../../src/origins';
import { DAY } from '../../http/scheme-clock';
import type { QueryRecord } from '../../storage/query-records';
import type { Call } from '../handler';

/** A query of this age or older cannot be updated. */
const MAX_UPDATE_AGE = 30 * DAY;
/** A query of this age or older is not shown. */
const MAX_VIEW_AGE = 90 * DAY;

const ageOf = ({ now }: Call<unknown>, { loggedAt }: QueryRecord) => now - loggedAt;

/** Whether a query is recent enough to update. */
export const canUpdate = (call: Call<unknown>, query: QueryRecord): boolean =>
  ageOf(call, query) < MAX_UPDATE_AGE;

/**
 * Finds the member's query by reference and origin.
 *
 * @throws Refusal 404 if there is none, 403 if it is another member's, 400 with the exception code if it
 *   is outdated (@spec §8).
 */
export function findQuery(
  call: Call<unknown>,
  referenceNumber: string,
  origin: OriginCode,
): QueryRecord {
  const reference = parseReferenceNumber(referenceNumber);
  const query = reference && call.portal.queries.find(Number(reference));
  if (!query || query.origin !== origin) {
    throw new Refusal(404, `There is no query ${referenceNumber} of the origin ${origin}.`);
  }
  if (query.entityNumber !== call.member().entityNumber) {
    throw new Refusal(403, `The query ${referenceNumber} is somebody else's.`);
  }
  if (ageOf(call, query) >= MAX_VIEW_AGE) {
    const reason = `The query ${referenceNumber} is too old for this feature.`;
    throw new Refusal(400, reason, { exceptionCode: OUTDATED_QUERY_CODE, reason });
  }
  return query;
}

/** The query that a GET names in its path. */
export const requestedQuery = (call: Call<{ readonly referenceNumber: string }>): QueryRecord =>
  findQuery(call, call.params.referenceNumber, originParameter(call.query));
