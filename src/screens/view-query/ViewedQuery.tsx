import { useRef } from 'react';
import { OptionalAnswerDue } from '../../components/due/OptionalAnswerDue';
import { optional } from '../../components/optional/optional';
import type { Query } from '../../domain/query';
import type { Origin } from '../../origins';
import { useText } from '../../text/text-context';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Words } from '../../ui/Words';
import { AgentResponse } from './AgentResponse';
import { QueryDetails } from './QueryDetails';
import { useIsAnswered } from './use-response';
import type { ResponsePanel } from './use-response-panel';
import type { ViewQueryParams } from './view-query-params';

const ViewedExport = optional('export', async () => (await import('./ViewedExport')).ViewedExport);

interface ViewedQueryProps extends ViewQueryParams {
  readonly query: Query;
  readonly origin: Origin;
  /** Whether an update of it was sent. The receipt of the update then has the due day and the record. */
  readonly isUpdated: boolean;
  readonly panel: ResponsePanel;
}

/** A query with the server's facts, and its response. */
export function ViewedQuery({
  query,
  reference,
  isFromTimeline,
  origin,
  isUpdated,
  panel,
}: ViewedQueryProps) {
  const text = useText();
  const responseButton = useRef<HTMLButtonElement>(null);
  const isAnswered = useIsAnswered(reference, origin);
  const { response, isOpen } = panel;
  const awaited =
    query.canUpdate && !isFromTimeline && !isAnswered
      ? { origin, category: query.category, from: query.dateLogged }
      : undefined;
  const close = () => {
    panel.close();
    responseButton.current?.focus();
  };
  return (
    <>
      <QueryDetails query={query} reference={reference} origin={origin}>
        {!isUpdated && awaited && <OptionalAnswerDue {...awaited} isSent={false} />}
      </QueryDetails>
      <div className="on-page">
        <Button ref={responseButton} aria-expanded={isOpen} onClick={isOpen ? close : panel.open}>
          <Icon name="mail" />
          <Words>{text.viewQuery.response}</Words>
        </Button>
      </div>
      {isOpen && <AgentResponse response={response} onClose={close} />}
      {!isUpdated && (
        <div className="actions on-page">
          <ViewedExport
            query={query}
            reference={reference}
            awaited={awaited}
            response={response.data}
          />
        </div>
      )}
    </>
  );
}
