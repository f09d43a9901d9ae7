import { OUTDATED_QUERY_CODE } from '../../../src/domain/limits';
import { parseReferenceNumber } from '../../../src/domain/reference-number';
import type { OriginCode } from '../../../src/origins';
import type { Call } from '../handler';
import { originParameter } from '../query-parameters';
import type { QueryRecord } from '../query-records';
import { Refusal } from '../refusal';
import { DAY } from '../scheme-clock';

/** From this age on a query cannot be updated any more. */
const MAX_UPDATE_AGE = 30 * DAY;
/** From this age on a query is not shown any more. */
const MAX_VIEW_AGE = 90 * DAY;

const ageOf = ({ loggedAt }: QueryRecord) => Date.now() - loggedAt;

/** Whether a query is young enough for more details. */
export const canUpdate = (query: QueryRecord): boolean => ageOf(query) < MAX_UPDATE_AGE;

/**
 * The member's query of a reference and an origin.
 *
 * @throws Refusal 404 for one that there is not, 403 for somebody else's, 400 with the exception
 *   code of an outdated one (@spec §8).
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
  if (ageOf(query) >= MAX_VIEW_AGE) {
    const reason = `The query ${referenceNumber} is too old for this feature.`;
    throw new Refusal(400, reason, { exceptionCode: OUTDATED_QUERY_CODE, reason });
  }
  return query;
}

/** The query that a reading call asks for. */
export const requestedQuery = (call: Call<{ readonly referenceNumber: string }>): QueryRecord =>
  findQuery(call, call.params.referenceNumber, originParameter(call.query));
