import { useApi } from '../../api/api-context';
import { hasExceptionCode } from '../../api/exception-code';
import { HttpFailure } from '../../api/http-failure';
import { OUTDATED_QUERY_CODE } from '../../domain/limits';
import type { ReferenceNumber } from '../../domain/reference-number';
import type { Origin } from '../../origins';
import { useHandedQuery } from '../../requests/handed-query';
import { useApiQuery } from '../../requests/use-api-query';

/** Reads a query by its reference number (@spec §4 View-query screen). */
export function useQuery(reference: ReferenceNumber, { name, wireCode }: Origin) {
  const { memberQueries } = useApi();
  const { take } = useHandedQuery(name);
  return useApiQuery(
    ['query', name, reference],
    async (signal) => take(reference) ?? memberQueries.read(reference, wireCode, { signal }),
  );
}

/** Whether a query is too old for this feature (@spec §8, code 0015). */
export const isOutdated = (error: unknown): boolean =>
  error instanceof HttpFailure && hasExceptionCode(error, OUTDATED_QUERY_CODE);
