import { useApi } from '../../api/api-context';
import { hasExceptionCode } from '../../api/exception-code';
import { HttpFailure } from '../../api/http-failure';
import { useRead } from '../../components/use-read';
import { OUTDATED_QUERY_CODE } from '../../domain/limits';
import type { ReferenceNumber } from '../../domain/reference-number';
import type { Origin } from '../../origins';

/** A query of the origin, by its reference number (@spec §4 View-query screen). */
export function useQuery(reference: ReferenceNumber, { name, wireCode }: Origin) {
  const { memberQueries } = useApi();
  return useRead(['query', name, reference], (signal) =>
    memberQueries.read(reference, wireCode, { signal }),
  );
}

/** Whether the server says that a query is too old for this feature (@spec §8, code 0015). */
export const isOutdated = (error: unknown): boolean =>
  error instanceof HttpFailure && hasExceptionCode(error, OUTDATED_QUERY_CODE);
