import { useApi } from '../../api/api-context';
import type { ReferenceNumber } from '../../domain/reference-number';
import { useApiQuery } from '../../requests/use-api-query';

/** Reads a document submission by its reference number (@spec §4 Document submission). */
export function useDocumentSubmission(reference: ReferenceNumber) {
  const { documentSubmissions } = useApi();
  return useApiQuery(['document-submission', reference], (signal) =>
    documentSubmissions.read(reference, { signal }),
  );
}
