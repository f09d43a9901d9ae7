import { useRef, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { LaterAnswerDue } from '../../components/due/LaterAnswerDue';
import { later } from '../../components/later/later';
import { BackButton } from '../../components/page/BackButton';
import { ReadFailure } from '../../components/page/ReadFailure';
import { ScreenHeading } from '../../components/page/ScreenHeading';
import { sentOf } from '../../components/sending/sending';
import { useOfSending } from '../../components/sending/use-sending';
import type { Origin } from '../../origins';
import { useRawSearch } from '../../routing/hash-router';
import { ROOT } from '../../routing/routes';
import { useText } from '../../text/text-context';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Words } from '../../ui/Words';
import { AgentResponse } from './AgentResponse';
import { QueryDetails, QueryDetailsSkeleton } from './QueryDetails';
import { offersUpdate } from './update-offer';
import { UpdateSection } from './update/UpdateSection';
import { useUpdateQuery } from './update/use-update-query';
import { isOutdated, useQuery } from './use-query';
import { useIsAnswered, useResponse } from './use-response';
import { parseViewQueryParams, type ViewQueryParams } from './view-query-params';

/** The view-query screen of an origin (@spec §2). Redirects to the root route if a parameter is missing. */
export function ViewQueryScreen({ origin }: { origin: Origin }) {
  const text = useText();
  const [path] = useLocation();
  const params = parseViewQueryParams(useRawSearch());
  // The key redirects again if a redirect to the route's origin has just overwritten this one.
  if (!params) return <Redirect key={path} to={ROOT} replace />;
  return (
    <div className="stack">
      <ScreenHeading>{text.viewQuery.title}</ScreenHeading>
      <QueryView key={params.reference} origin={origin} {...params} />
      <BackButton origin={origin.name} />
    </div>
  );
}

const ViewedRecord = later('record', async () => (await import('./ViewedRecord')).ViewedRecord);

function QueryView({ origin, reference, isFromTimeline }: ViewQueryParams & { origin: Origin }) {
  const text = useText();
  const { data, error: failure, isLoading, mutate } = useQuery(reference, origin);
  const error = isLoading ? undefined : failure;
  const query = isLoading || error !== undefined ? undefined : data;
  const [panel, setPanel] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const response = useResponse({ reference, origin, isWanted: panel !== 'unopened' });
  const sending = useUpdateQuery(reference, origin);
  const isUpdated = useOfSending(sending, sentOf) !== undefined;
  const responseButton = useRef<HTMLButtonElement>(null);
  const isResponseOpen = panel === 'open';
  const isMissing = response.data === null && response.error === undefined && !response.isLoading;
  const isOffered = offersUpdate({
    originOffersUpdates: origin.offersUpdates,
    hasFailed: error !== undefined,
    canUpdate: query?.canUpdate === true,
    isFromTimeline,
  });
  const isAnswered = useIsAnswered(reference, origin);
  const awaited =
    query?.canUpdate && !isFromTimeline && !isAnswered
      ? { origin, category: query.category, from: query.dateLogged }
      : undefined;
  // While the query is read again, after a login, what is typed stays on screen.
  const [wasOffered, setWasOffered] = useState(false);
  if (!isLoading && wasOffered !== isOffered) setWasOffered(isOffered);
  const open = () => {
    setPanel('open');
    // There was no response at the last read: there may be one now.
    if (response.data === null) void response.mutate();
  };
  const close = () => {
    setPanel('closed');
    responseButton.current?.focus();
  };
  return (
    <>
      {isLoading && <QueryDetailsSkeleton reference={reference} />}
      {error !== undefined && isOutdated(error) && (
        <ReadFailure message={text.errors.queryOutdated} error={error} />
      )}
      {error !== undefined && !isOutdated(error) && (
        <ReadFailure
          message={text.errors.queryFailed}
          error={error}
          onRetry={() => void mutate()}
        />
      )}
      {query && (
        <>
          <QueryDetails query={query} reference={reference} origin={origin}>
            {!isUpdated && (
              <>
                {awaited && (
                  <LaterAnswerDue {...awaited} isSent={false} referenceNumber={reference} />
                )}
                <ViewedRecord
                  query={query}
                  reference={reference}
                  awaited={awaited}
                  response={response.data}
                />
              </>
            )}
          </QueryDetails>
          <div className="on-page">
            <Button
              ref={responseButton}
              aria-expanded={isResponseOpen}
              onClick={isResponseOpen ? close : open}
            >
              <Icon name="mail" />
              <Words>{text.viewQuery.response}</Words>
            </Button>
          </div>
          {isResponseOpen && <AgentResponse response={response} onClose={close} />}
        </>
      )}
      <UpdateSection
        isOffered={isLoading ? wasOffered : isOffered}
        isHidden={isResponseOpen && !isMissing}
        reference={reference}
        category={query?.category ?? ''}
        origin={origin}
        sending={sending}
      />
    </>
  );
}
