import { useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { HttpFailure, isLost } from '../../api/http-failure';
import { BackButton } from '../../components/page/BackButton';
import { ReadFailure } from '../../components/page/ReadFailure';
import { ScreenHeading } from '../../components/page/ScreenHeading';
import type { Origin } from '../../origins';
import { answerOf } from '../../requests/use-api-query';
import { useRawSearch } from '../../routing/hash-router';
import { ROOT } from '../../routing/routes';
import { sentOf } from '../../sending/sending';
import { useText } from '../../text/text-context';
import { useOfStore } from '../../ui/use-store';
import { QueryDetailsSkeleton } from './QueryDetails';
import { offersUpdate } from './update-offer';
import { UpdateSection } from './update/UpdateSection';
import { useUpdateQuery } from './update/use-update-query';
import { isOutdated, useQuery } from './use-query';
import { useResponsePanel } from './use-response-panel';
import { parseViewQueryParams, type ViewQueryParams } from './view-query-params';
import { ViewedQuery } from './ViewedQuery';

/** The view-query screen of an origin (@spec §2). Redirects to the root route if a parameter is missing. */
export function ViewQueryScreen({ origin }: { origin: Origin }) {
  const text = useText();
  const [path] = useLocation();
  const params = parseViewQueryParams(useRawSearch());
  // The key makes it redirect again if a redirect to the route's origin has just overwritten this one.
  if (!params) return <Redirect key={path} to={ROOT} replace />;
  return (
    <div className="stack">
      <ScreenHeading>{text.viewQuery.title}</ScreenHeading>
      <QueryView key={params.reference} origin={origin} {...params} />
      <BackButton origin={origin.name} />
    </div>
  );
}

/** The message for a query that could not be read. There is no retry for an outdated query. */
function QueryFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { errors } = useText();
  return isOutdated(error) ? (
    <ReadFailure message={errors.queryOutdated} error={error} />
  ) : (
    <ReadFailure message={errors.queryFailed} error={error} onRetry={onRetry} />
  );
}

const isUnanswered = (error: unknown): boolean => error instanceof HttpFailure && isLost(error);

/** Returns a value, or while that does not count, the last value that did; false before. */
function useLastUnless(isUncounted: boolean, value: boolean): boolean {
  const [last, setLast] = useState(false);
  if (!isUncounted && last !== value) setLast(value);
  return isUncounted ? last : value;
}

function QueryView({ origin, ...params }: ViewQueryParams & { origin: Origin }) {
  const { reference, isFromTimeline } = params;
  const reading = useQuery(reference, origin);
  const { isLoading } = reading;
  const { data: query, error } = answerOf(reading);
  const panel = useResponsePanel(reference, origin);
  const sending = useUpdateQuery(reference, origin);
  const isUpdated = useOfStore(sending, sentOf) !== undefined;
  const offer = offersUpdate({
    originOffersUpdates: origin.offersUpdates,
    hasFailed: error !== undefined,
    canUpdate: query?.canUpdate === true,
    isFromTimeline,
  });
  // While the query is read again after a login, or can't be read, typed text stays on screen.
  const isOffered = useLastUnless(isLoading || isUnanswered(error), offer);
  return (
    <>
      {isLoading && <QueryDetailsSkeleton reference={reference} />}
      {error !== undefined && <QueryFailure error={error} onRetry={() => void reading.mutate()} />}
      {query && (
        <ViewedQuery
          {...params}
          query={query}
          origin={origin}
          isUpdated={isUpdated}
          panel={panel}
        />
      )}
      <UpdateSection
        isOffered={isOffered}
        isHidden={panel.isOpen && !panel.isMissing}
        reference={reference}
        category={query?.category ?? ''}
        origin={origin}
        sending={sending}
      />
    </>
  );
}
