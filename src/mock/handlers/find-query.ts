import { OUTDATED_QUERY_CODE } from '../../domain/limits';
import { parseReferenceNumber } from '../../domain/reference-number';
import type { OriginCode } from '../../origins';
import type { Call } from '../handler';
import type { Awaitable } from '../people';
import { originParameter } from '../query-parameters';
import { existing, Refusal } from '../refusal';
import { DAY } from '../scheme-clock';
import type { StoredQuery } from '../store';

/** A query of this age or older cannot be updated. */
const MAX_UPDATE_AGE = 30 * DAY;
/** A query of this age or older is not shown. */
const MAX_VIEW_AGE = 90 * DAY;

const ageOf = ({ now }: Call<unknown>, { dateLogged }: StoredQuery) => now - Date.parse(dateLogged);

/** Whether a query is recent enough to update. */
export const canUpdate = (call: Call<unknown>, query: StoredQuery): boolean =>
  ageOf(call, query) < MAX_UPDATE_AGE;

/**
 * Finds what a path names by its number.
 * @throws Refusal 404 if there is none, 403 if it is another member's
 */
export async function findOwn<Item extends { readonly entityNumber: string }>(
  call: Call<unknown>,
  what: string,
  referenceNumber: string,
  find: (reference: number) => Awaitable<Item | undefined>,
): Promise<Item> {
  const reference = parseReferenceNumber(referenceNumber);
  const found = existing(
    `${what} ${referenceNumber}`,
    reference === undefined ? undefined : await find(Number(reference)),
  );
  if (found.entityNumber !== (await call.member()).entityNumber) {
    throw new Refusal(403, `The ${what} ${referenceNumber} is somebody else's.`);
  }
  return found;
}

/**
 * Finds the member's query by reference and origin.
 * @throws Refusal 404 if there is none, 403 if it is another member's, 400 with the exception code if it is
 * outdated (@spec §8)
 */
export async function findQuery(
  call: Call<unknown>,
  referenceNumber: string,
  origin: OriginCode,
): Promise<StoredQuery> {
  const query = await findOwn(call, 'query', referenceNumber, async (reference) => {
    const found = await call.store.queries.find(reference);
    return found?.origin === origin ? found : undefined;
  });
  if (ageOf(call, query) >= MAX_VIEW_AGE) {
    const reason = `The query ${referenceNumber} is too old for this feature.`;
    throw new Refusal(400, reason, { exceptionCode: OUTDATED_QUERY_CODE, reason });
  }
  return query;
}

/** The query that a GET names in its path. */
export const requestedQuery = (call: Call<{ readonly referenceNumber: string }>) =>
  findQuery(call, call.params.referenceNumber, originParameter(call.query));
