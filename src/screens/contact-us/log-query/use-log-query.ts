import { useSWRConfig } from 'swr';
import { useApi } from '../../../api/api-context';
import type { SubmitOptions } from '../../../api/client';
import type { Api } from '../../../api/create-api';
import type { NewQueryWithAdditionalInfo } from '../../../api/resources/member-queries';
import { draftOf, useDiscardDraft } from '../../../components/forms/drafts';
import { useKnownQueries } from '../../../components/requests/known-queries';
import { useMemberScope } from '../../../components/requests/MemberScope';
import { useMember } from '../../../components/requests/use-member';
import type { Sent } from '../../../components/sending/sending';
import type { SendingMachine } from '../../../components/sending/sending-store';
import { useSending } from '../../../components/sending/use-sending';
import type { ReferenceNumber } from '../../../domain/reference-number';
import { pushToDataLayer } from '../../../host/data-layer';
import { useEmit } from '../../../host/host-context';
import { useReportError } from '../../../host/use-report-error';
import type { Origin } from '../../../origins';
import type { LogQueryValues } from './log-query-values';
import { asSent, newQuery } from './new-query';

/** A query that has been logged. */
export type LoggedQuery = Sent<LogQueryValues>;
export type QuerySending = SendingMachine<LogQueryValues>;

/** Posts a query where its origin's queries go (@spec §7). */
function send(
  { submission }: Origin,
  api: Api,
  query: NewQueryWithAdditionalInfo,
  options: SubmitOptions,
): Promise<ReferenceNumber | undefined> {
  switch (submission.endpoint) {
    case 'additional-info':
      return api.memberQueries.createWithAdditionalInfo(query, options);
    case 'medicine-delivery':
      return api.medxpressQueries.create({ ...submission.constants, ...query }, options);
  }
}

/** Shows a query in the list of open ones before a read of that list has it. */
function useShowJustSent(origin: Origin) {
  const swr = useSWRConfig();
  const report = useReportError('just-sent');
  const member = useMember();
  const { store } = useMemberScope();
  return async (logged: LoggedQuery) => {
    if (!origin.listsOpenQueries) return;
    const { turn } = store.get();
    const sender = logged.snapshot.member;
    try {
      const { addJustSent } = await import('../open-queries/JustSent');
      // Another member may have logged in meanwhile, or been named.
      const isSame = sender === undefined || member.known() === sender;
      if (isSame && store.get().turn === turn) addJustSent(swr, origin.name, logged);
    } catch (error) {
      report(error);
    }
  };
}

/** Logs a query; a success is reported to the data layer and the host (@spec §4 Submission form). */
export function useLogQuery(origin: Origin): QuerySending {
  const api = useApi();
  const emit = useEmit();
  const draft = draftOf(origin.name);
  const discardDraft = useDiscardDraft(draft);
  const showJustSent = useShowJustSent(origin);
  const known = useKnownQueries(origin);
  return useSending<LogQueryValues>({
    name: 'log-query',
    draft,
    asSent,
    known,
    request: ({ values }, options) => send(origin, api, newQuery(origin, values), options),
    onAccepted: (logged) => {
      const { referenceNumber, snapshot } = logged;
      const { values } = snapshot;
      discardDraft(values);
      const detail = { referenceNumber: referenceNumber ?? null, origin: origin.name };
      pushToDataLayer({ event: 'query-submitted', ...detail });
      emit('query-submitted', {
        ...detail,
        category: values.category,
        subCategory: newQuery(origin, values).subCategory ?? null,
      });
      void showJustSent(logged);
    },
  });
}
