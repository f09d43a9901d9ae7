import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from '../../../api/api-context';
import type { SubmitOptions } from '../../../api/client';
import type { Api } from '../../../api/create-api';
import { mayHaveArrived } from '../../../api/http-failure';
import type { NewQueryWithAdditionalInfo } from '../../../api/resources/member-queries';
import { draftOf, useDiscardDraft } from '../../../components/forms/drafts';
import { useKnownQueries, type KnownNumbers } from '../../../components/requests/known-queries';
import { useMemberScope, useMemberState } from '../../../components/requests/MemberScope';
import { useMember } from '../../../components/requests/use-member';
import { useSubmission, type Submission } from '../../../components/sending/use-submission';
import type { ReferenceNumber } from '../../../domain/reference-number';
import { pushToDataLayer } from '../../../host/data-layer';
import { useEmit } from '../../../host/host-context';
import { useReportError } from '../../../host/use-report-error';
import type { Origin } from '../../../origins';
import type { LogQueryValues } from './log-query-values';
import { asSent, newQuery } from './new-query';

/** A query that has been logged. */
export interface LoggedQuery {
  /** Undefined where the server named none: still a success. */
  readonly referenceNumber: ReferenceNumber | undefined;
  readonly sent: LogQueryValues;
  readonly sentAt: Date;
}

/** What a query whose answer was lost is looked up by. */
interface Attempt {
  readonly values: LogQueryValues;
  /** The open queries before it was sent. */
  readonly known: KnownNumbers;
}

export interface QuerySubmission extends Submission<LogQueryValues, LoggedQuery> {
  /** Undefined if nothing was sent whose answer is missing. */
  readonly lost: Attempt | undefined;
}

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
  /** Call it before the query is sent. */
  return () => {
    const { turn } = store.get();
    return async (logged: LoggedQuery) => {
      if (!origin.listsOpenQueries) return;
      const sender = member.known();
      try {
        const { addJustSent } = await import('../open-queries/JustSent');
        // Another member may have logged in meanwhile, or been named.
        const isSame = sender === undefined || member.known() === sender;
        if (isSame && store.get().turn === turn) addJustSent(swr, origin.name, logged);
      } catch (error) {
        report(error);
      }
    };
  };
}

/** The attempts that may have arrived, which the next one of the same query is looked up with. */
function useAttempts(origin: Origin, draft: string) {
  const known = useKnownQueries(origin);
  const [attempts, setAttempts] = useState<readonly Attempt[]>([]);
  // Another member may have made them, whose list the next one's is no match for.
  if (useMemberState().asking.has(draft) && attempts.length > 0) setAttempts([]);
  const [first, last] = [attempts[0], attempts.at(-1)];
  return {
    // Later lists may have what an earlier attempt has become.
    lost: first && last && { values: last.values, known: first.known },
    /** Calls `send`, whose request leaves at once. */
    attempt: async <T>(values: LogQueryValues, send: () => Promise<T>): Promise<T> => {
      const attempt = { values, known: known() };
      setAttempts((before) => [...before, attempt]);
      try {
        const result = await send();
        setAttempts([]);
        return result;
      } catch (error) {
        if (!mayHaveArrived(error)) setAttempts((all) => all.filter((each) => each !== attempt));
        throw error;
      }
    },
  };
}

/** Logs a query; a success is reported to the data layer and the host (@spec §4 Submission form). */
export function useLogQuery(origin: Origin): QuerySubmission {
  const api = useApi();
  const emit = useEmit();
  const draft = draftOf(origin.name);
  const discardDraft = useDiscardDraft(draft);
  const toShowJustSent = useShowJustSent(origin);
  const { lost, attempt } = useAttempts(origin, draft);
  const submission = useSubmission<LogQueryValues, LoggedQuery>(
    'log-query',
    draft,
    async (values, options) => {
      const showJustSent = toShowJustSent();
      const sent = asSent(values);
      const query = newQuery(origin, sent);
      const referenceNumber = await attempt(sent, () => send(origin, api, query, options));
      discardDraft(values);
      const detail = { referenceNumber: referenceNumber ?? null, origin: origin.name };
      pushToDataLayer({ event: 'query-submitted', ...detail });
      emit('query-submitted', {
        ...detail,
        category: values.category,
        subCategory: query.subCategory ?? null,
      });
      const logged = { referenceNumber, sent, sentAt: new Date() };
      void showJustSent(logged);
      return logged;
    },
  );
  return { ...submission, lost };
}
