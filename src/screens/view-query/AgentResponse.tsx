import { useId, useMemo, useRef, useState, type RefObject } from 'react';
import { ReadFailure } from '../../components/page/ReadFailure';
import { adoptStyles } from '../../host/adopt-styles';
import type { EmailedResponse } from '../../html/response/response';
import { ResponseFrame } from '../../html/response/ResponseFrame';
import { answerOf } from '../../requests/use-api-query';
import { fill } from '../../text/fill';
import { useText } from '../../text/text-context';
import { Button } from '../../ui/Button';
import { Skeleton } from '../../ui/Skeleton';
import css from './AgentResponse.css';
import type { useResponse } from './use-response';

adoptStyles(css);

interface ResponseViewProps {
  readonly response: EmailedResponse;
  readonly frame: RefObject<HTMLIFrameElement | null>;
}

/** The most hosts that the note names, because a response may load images from thousands. */
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
              // The button is about to be removed, so the focus moves to the response.
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

type Reading = ReturnType<typeof useResponse>;

const isReadable = (response: EmailedResponse | null | undefined) =>
  response?.shows === 'layout' || response?.shows === 'words';

interface ContentProps {
  readonly reading: Reading;
  readonly frame: ResponseViewProps['frame'];
}

function Content({ reading, frame }: ContentProps) {
  const text = useText();
  const t = text.response;
  const { data: response, error } = answerOf(reading);
  if (reading.isLoading) return <Skeleton lines={5} label={text.common.loading} />;
  if (error !== undefined)
    return (
      <ReadFailure
        message={text.errors.queryFailed}
        error={error}
        onRetry={() => void reading.mutate()}
      />
    );
  if (response === undefined) return null;
  if (response === null) return <p>{t.none}</p>;
  if (response.shows === 'blank' || response.shows === 'tooLarge')
    return <p>{t[response.shows]}</p>;
  return <ResponseView response={response} frame={frame} />;
}

interface AgentResponseProps {
  readonly response: Reading;
  readonly onClose: () => void;
}

/** The panel with the decoded email response (@spec §2 View-query screen). */
export function AgentResponse({ response: reading, onClose }: AgentResponseProps) {
  const t = useText().response;
  const titleId = useId();
  const frame = useRef<HTMLIFrameElement>(null);
  return (
    <section className="card" part="card response" aria-labelledby={titleId}>
      <div className="response-head">
        <h3 id={titleId} tabIndex={-1}>
          {t.title}
        </h3>
        <div className="response-actions">
          {isReadable(answerOf(reading).data) && (
            <Button onClick={() => frame.current?.contentWindow?.print()}>{t.print}</Button>
          )}
          <Button onClick={onClose}>{t.close}</Button>
        </div>
      </div>
      <Content reading={reading} frame={frame} />
    </section>
  );
}
