import { useId, useMemo, useRef, useState, type RefObject } from 'react';
import { useLaterStyles } from '../../components/later/use-later-styles';
import { ReadFailure } from '../../components/page/ReadFailure';
import type { EmailedResponse } from '../../html/response/response';
import { ResponseFrame } from '../../html/response/ResponseFrame';
import { fill } from '../../text/fill';
import { useText } from '../../text/text-context';
import { Button } from '../../ui/Button';
import { Skeleton } from '../../ui/Skeleton';
import css from './AgentResponse.css';
import type { useResponse } from './use-response';

interface ResponseViewProps {
  readonly response: EmailedResponse;
  readonly frame: RefObject<HTMLIFrameElement | null>;
}

/** The most hosts that the note names; a response may load images from thousands. */
const MOST_NAMED = 5;

function namesOf(origins: readonly string[], more: string): string {
  const hosts = [...new Set(origins.map((origin) => new URL(origin).hostname))];
  const named = hosts.slice(0, MOST_NAMED).join(', ');
  const count = hosts.length - MOST_NAMED;
  return count > 0 ? fill(more, { hosts: named, count }) : named;
}

function ResponseView({ response, frame }: ResponseViewProps) {
  const t = useText().response;
  const [withImages, setWithImages] = useState<EmailedResponse>();
  const areWanted = withImages === response;
  const document = useMemo(
    () => (areWanted ? response.withImages() : response.document),
    [areWanted, response],
  );
  const { count, origins } = response.remoteImages;
  return (
    <>
      {response.shows === 'words' && <p>{t.wordsOnly}</p>}
      {response.missingImages > 0 && (
        <p>{fill(t.missingImages, { count: response.missingImages })}</p>
      )}
      {count > 0 && !areWanted && (
        <div className="blocked-images">
          <p>{fill(t.blockedImages, { count, hosts: namesOf(origins, t.moreHosts) })}</p>
          <Button
            onClick={() => {
              // The button is removed: moves the focus to the response.
              frame.current?.focus();
              setWithImages(response);
            }}
          >
            {t.showImages}
          </Button>
        </div>
      )}
      <ResponseFrame
        ref={frame}
        title={t.title}
        document={document}
        onPlain={response.reportPlain}
      />
    </>
  );
}

interface AgentResponseProps {
  readonly response: ReturnType<typeof useResponse>;
  readonly onClose: () => void;
}

/** The panel with the decoded email response (@spec §2 View-query screen). */
export function AgentResponse({ response: reading, onClose }: AgentResponseProps) {
  const text = useText();
  const t = text.response;
  const titleId = useId();
  const frame = useRef<HTMLIFrameElement>(null);
  const panel = useRef<HTMLElement>(null);
  useLaterStyles(css, panel);
  const { data, error, isLoading, mutate } = reading;
  const response = isLoading || error !== undefined ? undefined : data;
  const isShown = response?.shows === 'layout' || response?.shows === 'words';
  return (
    <section ref={panel} className="card" part="card response" aria-labelledby={titleId}>
      <div className="response-head">
        <h3 id={titleId} tabIndex={-1}>
          {t.title}
        </h3>
        <div className="response-actions">
          {isShown && (
            <Button onClick={() => frame.current?.contentWindow?.print()}>{t.print}</Button>
          )}
          <Button onClick={onClose}>{t.close}</Button>
        </div>
      </div>
      {isLoading && <Skeleton lines={5} label={text.common.loading} />}
      {!isLoading && error !== undefined && (
        <ReadFailure
          message={text.errors.queryFailed}
          error={error}
          onRetry={() => void mutate()}
        />
      )}
      {response === null && <p>{t.none}</p>}
      {response?.shows === 'blank' && <p>{t.blank}</p>}
      {response?.shows === 'tooLarge' && <p>{t.tooLarge}</p>}
      {isShown && <ResponseView response={response} frame={frame} />}
    </section>
  );
}
