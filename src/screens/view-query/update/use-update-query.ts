import { useEffect } from 'react';
import { useApi } from '../../../api/api-context';
import { clearCarried } from '../../../attachments/carried/clear-carried';
import { takeBack } from '../../../attachments/carried/take-back';
import type { ReferenceNumber } from '../../../domain/reference-number';
import { pushToDataLayer } from '../../../host/data-layer';
import { useEmit } from '../../../host/host-context';
import type { Origin } from '../../../origins';
import type { Sent } from '../../../sending/sending';
import type { SendingMachine } from '../../../sending/sending-store';
import { useSending } from '../../../sending/use-sending';
import type { UpdateValues } from '../../../visit/update-values';
import { useVisit } from '../../../visit/visit-context';

/** An accepted update. */
export type SentUpdate = Sent<UpdateValues>;

/** The props of the components that show an accepted update. */
export interface SentUpdateProps {
  readonly update: SentUpdate;
  readonly origin: Origin;
  /** The query that was updated. */
  readonly original: { readonly reference: ReferenceNumber; readonly category: string };
}

/** Updates a query, and reports a success to the data layer and the host (@spec §4 Update form). */
export function useUpdateQuery(
  reference: ReferenceNumber,
  origin: Origin,
): SendingMachine<UpdateValues> {
  const { memberQueries } = useApi();
  const emit = useEmit();
  const visit = useVisit();
  const form = visit.update(reference);
  const sending = useSending<UpdateValues>({
    name: 'update-query',
    form,
    request: ({ values: { query, files } }, options) =>
      memberQueries.update(reference, { query, origin: origin.wireCode, files }, options),
    onAccepted: ({ referenceNumber, snapshot: { values, attached } }) => {
      const sent = { query: values.query, attached };
      takeBack(visit, origin.name, reference, sent);
      clearCarried(visit, sent);
      const detail = {
        referenceNumber: referenceNumber ?? null,
        originalReferenceNumber: reference,
      };
      pushToDataLayer({ event: 'query-updated', ...detail });
      emit('query-updated', detail);
    },
  });
  // What may have arrived would be sent again as a new query. It stays in the update.
  useEffect(
    () =>
      sending.follow((_, before) => {
        // The same state, with the values of an update.
        const now = sending.get();
        if (before?.is === 'sending' && (now.is === 'lost' || now.is === 'stopped')) {
          const { values, attached } = now.snapshot;
          takeBack(visit, origin.name, reference, { query: values.query, attached });
        }
        return undefined;
      }),
    [sending, visit, origin, reference],
  );
  return sending;
}
