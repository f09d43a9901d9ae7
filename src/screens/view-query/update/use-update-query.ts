import { useApi } from '../../../api/api-context';
import { updateDraftOf, useDiscardDraft } from '../../../components/forms/drafts';
import { useLeaveAlong } from '../../../components/forms/drafts-along';
import { useSubmission } from '../../../components/sending/use-submission';
import type { ReferenceNumber } from '../../../domain/reference-number';
import { pushToDataLayer } from '../../../host/data-layer';
import { useEmit } from '../../../host/host-context';
import type { Origin } from '../../../origins';
import type { UpdateValues } from './update-values';

/** An accepted update. */
export interface SentUpdate {
  /** The new number; undefined if the server returned none. */
  readonly referenceNumber: ReferenceNumber | undefined;
  readonly sent: UpdateValues;
  readonly sentAt: Date;
}

/** The props of what is shown of an accepted update. */
export interface SentUpdateProps {
  readonly update: SentUpdate;
  readonly origin: Origin;
  /** The query that was updated. */
  readonly original: { readonly reference: ReferenceNumber; readonly category: string };
}

/** Updates a query, and reports a success to the data layer and the host (@spec §4 Update form). */
export function useUpdateQuery(reference: ReferenceNumber, origin: Origin) {
  const { memberQueries } = useApi();
  const emit = useEmit();
  const draft = updateDraftOf(reference);
  const discardDraft = useDiscardDraft(draft);
  const leaveAlong = useLeaveAlong(origin.name);
  return useSubmission<UpdateValues, SentUpdate>('update-query', draft, async (values, options) => {
    const form = { query: values.query, origin: origin.wireCode, files: values.files };
    const referenceNumber = await memberQueries.update(reference, form, options);
    discardDraft(values);
    leaveAlong(reference, values);
    const detail = {
      referenceNumber: referenceNumber ?? null,
      originalReferenceNumber: reference,
    };
    pushToDataLayer({ event: 'query-updated', ...detail });
    emit('query-updated', detail);
    return { referenceNumber, sent: values, sentAt: new Date() };
  });
}
