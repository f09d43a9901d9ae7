import { useApi } from '../../../api/api-context';
import { clearCarried } from '../../../attachments/carried/clear-carried';
import { pushToDataLayer } from '../../../host/data-layer';
import { useEmit } from '../../../host/host-context';
import type { Origin } from '../../../origins';
import { useKnownQueries } from '../../../requests/known-queries';
import { useMember } from '../../../requests/use-member';
import type { Sent } from '../../../sending/sending';
import type { SendingMachine } from '../../../sending/sending-store';
import { useSending } from '../../../sending/use-sending';
import { withJustSent } from '../../../visit/just-sent';
import type { LogQueryValues } from '../../../visit/log-query-values';
import { useVisit } from '../../../visit/visit-context';
import { asSent, newQuery, sinceSent } from './new-query';

/** A query that has been logged. */
export type LoggedQuery = Sent<LogQueryValues>;
export type QuerySending = SendingMachine<LogQueryValues>;

/** Logs a query at its origin's endpoint. A success is reported to the data layer and the host (@spec §4, §7). */
export function useLogQuery(origin: Origin): QuerySending {
  const api = useApi();
  const emit = useEmit();
  const visit = useVisit();
  const member = useMember();
  const known = useKnownQueries(origin);
  const { newQuery: form, justSent } = visit.contact(origin.name);
  /** Adds the query to the list of open queries until the server's list contains it. */
  const showJustSent = (logged: LoggedQuery) => {
    const { referenceNumber, snapshot } = logged;
    if (!origin.listsOpenQueries || referenceNumber === undefined) return;
    // The portal may have changed its member key.
    const isSame = snapshot.member === undefined || member.known() === snapshot.member;
    if (isSame && known()?.includes(referenceNumber) !== true)
      justSent.set(withJustSent(justSent.get(), referenceNumber, logged));
  };
  return useSending<LogQueryValues>({
    name: 'log-query',
    form,
    asSent,
    addedSince: sinceSent,
    known,
    request: ({ values }, options) => {
      const query = newQuery(origin, values);
      const { submission } = origin;
      switch (submission.endpoint) {
        case 'additional-info':
          return api.memberQueries.createWithAdditionalInfo(query, options);
        case 'medicine-delivery':
          return api.medxpressQueries.create({ ...submission.constants, ...query }, options);
      }
    },
    onAccepted: (logged) => {
      const { referenceNumber, snapshot } = logged;
      const { values, attached } = snapshot;
      clearCarried(visit, { ...values, attached });
      const detail = { referenceNumber: referenceNumber ?? null, origin: origin.name };
      pushToDataLayer({ event: 'query-submitted', ...detail });
      emit('query-submitted', {
        ...detail,
        category: values.category,
        subCategory: newQuery(origin, values).subCategory ?? null,
      });
      showJustSent(logged);
    },
  });
}
