import { useApi } from '../../../api/api-context';
import { updateDraftOf, useForgetDraft } from '../../../components/drafts';
import { useSubmission } from '../../../components/use-submission';
import type { ReferenceNumber } from '../../../domain/reference-number';
import { pushToDataLayer } from '../../../host/data-layer';
import { useAnnounce } from '../../../host/host-context';
import type { Origin } from '../../../origins';
import type { UpdateValues } from './update-values';

/** An update that the server has taken. */
export interface SentUpdate {
  /** The new number; undefined where the server named none. */
  readonly referenceNumber: ReferenceNumber | undefined;
}

/** Adds to a query; a success is told to the data layer and the host (@spec §4 Update form). */
export function useUpdateQuery(reference: ReferenceNumber, origin: Origin) {
  const { memberQueries } = useApi();
  const announce = useAnnounce();
  const forgetDraft = useForgetDraft(updateDraftOf(reference));
  return useSubmission<UpdateValues, SentUpdate>('update-query', async (values, options) => {
    const form = { query: values.query, origin: origin.wireCode, files: values.files };
    const referenceNumber = await memberQueries.update(reference, form, options);
    forgetDraft();
    const told = {
      referenceNumber: referenceNumber ?? null,
      originalReferenceNumber: reference,
    };
    pushToDataLayer({ event: 'query-updated', ...told });
    announce('query-updated', told);
    return { referenceNumber };
  });
}
