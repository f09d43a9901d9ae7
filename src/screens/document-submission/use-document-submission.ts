import { useApi } from '../../api/api-context';
import { useRead } from '../../components/use-read';
import type { ReferenceNumber } from '../../domain/reference-number';

/** A document submission by its reference number (@spec §4 Document submission). */
export function useDocumentSubmission(reference: ReferenceNumber) {
  const { documentSubmissions } = useApi();
  return useRead(['document-submission', reference], (signal) =>
    documentSubmissions.read(reference, { signal }),
  );
}
