import { useRef, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { BackButton } from '../../components/BackButton';
import { ReadFailure } from '../../components/ReadFailure';
import { ScreenHeading } from '../../components/ScreenHeading';
import type { Origin } from '../../origins';
import { useRawSearch } from '../../routing/hash-router';
import { paths } from '../../routing/paths';
import { useText } from '../../settings/text-context';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { AgentResponse } from './AgentResponse';
import { QueryDetails, QueryDetailsSkeleton } from './QueryDetails';
import { offersUpdate } from './update-offer';
import { UpdateSection } from './update/UpdateSection';
import { useLetter } from './use-letter';
import { isOutdated, useQuery } from './use-query';
import { parseViewQueryParams, type ViewQueryParams } from './view-query-params';

/** The view-query screen of an origin (@spec §2); without its parameters it leads to the root route. */
export function ViewQueryScreen({ origin }: { origin: Origin }) {
  const text = useText();
  const [path] = useLocation();
  const params = parseViewQueryParams(useRawSearch());
  // By its path: a redirect to the route's origin, at the same moment, takes this one back.
  if (!params) return <Redirect key={path} to={paths.root.to()} replace />;
  return (
    <div className="stack">
      <ScreenHeading>{text.viewQuery.title}</ScreenHeading>
      <QueryView key={params.reference} origin={origin} {...params} />
      <BackButton origin={origin.name} />
    </div>
  );
}

function QueryView({ origin, reference, isFromTimeline }: ViewQueryParams & { origin: Origin }) {
  const text = useText();
  const { data: query, error, isLoading, mutate } = useQuery(reference, origin);
  const [response, setResponse] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const letter = useLetter({ reference, origin, isWanted: response !== 'unopened' });
  const responseButton = useRef<HTMLButtonElement>(null);
  if (isLoading) return <QueryDetailsSkeleton reference={reference} />;
  const isResponseOpen = response === 'open';
  const conditions = {
    originOffersUpdates: origin.offersUpdates,
    hasFailed: error !== undefined,
    isResponseOpen,
    canUpdate: query?.canUpdate === true,
    isFromTimeline,
  };
  const open = () => {
    setResponse('open');
    // It may have come since there was none.
    if (letter.data === null) void letter.mutate();
  };
  const close = () => {
    setResponse('closed');
    responseButton.current?.focus();
  };
  return (
    <>
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
      {query && error === undefined && (
        <>
          <QueryDetails query={query} reference={reference} origin={origin} />
          <div>
            <Button
              ref={responseButton}
              aria-expanded={isResponseOpen}
              onClick={isResponseOpen ? close : open}
            >
              <Icon name="mail" />
              {text.viewQuery.response}
            </Button>
          </div>
          {isResponseOpen && <AgentResponse letter={letter} onClose={close} />}
        </>
      )}
      <UpdateSection
        isOffered={offersUpdate({ ...conditions, isResponseOpen: false })}
        isHidden={!offersUpdate(conditions)}
        reference={reference}
        origin={origin}
      />
    </>
  );
}
