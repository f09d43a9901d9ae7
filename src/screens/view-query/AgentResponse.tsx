import { useId, useMemo, useRef, useState, type RefObject } from 'react';
import { ReadFailure } from '../../components/ReadFailure';
import type { Letter } from '../../html/letter';
import { LetterFrame } from '../../html/LetterFrame';
import { useText } from '../../settings/text-context';
import { fill } from '../../text/fill';
import { Button } from '../../ui/Button';
import { Skeleton } from '../../ui/Skeleton';
import { useLooksLost, type useLetter } from './use-letter';

interface LetterViewProps {
  readonly letter: Letter;
  readonly frame: RefObject<HTMLIFrameElement | null>;
}

/** Hosts that are named in a note; a letter may ask thousands. */
const MOST_NAMED = 5;

function namesOf(origins: readonly string[], more: string): string {
  const hosts = [...new Set(origins.map((origin) => new URL(origin).hostname))];
  const named = hosts.slice(0, MOST_NAMED).join(', ');
  const count = hosts.length - MOST_NAMED;
  return count > 0 ? fill(more, { hosts: named, count }) : named;
}

function LetterView({ letter, frame }: LetterViewProps) {
  const t = useText().response;
  const [withImages, setWithImages] = useState<Letter>();
  const areWanted = withImages === letter;
  const document = useMemo(
    () => (areWanted ? letter.withImages() : letter.document),
    [areWanted, letter],
  );
  const onPlain = useLooksLost();
  const { count, origins } = letter.remoteImages;
  return (
    <>
      {letter.shows === 'words' && <p>{t.wordsOnly}</p>}
      {count > 0 && !areWanted && (
        <div className="blocked-images">
          <p>{fill(t.blockedImages, { count, hosts: namesOf(origins, t.moreHosts) })}</p>
          <Button
            onClick={() => {
              // The button goes: the focus moves on to what it brings.
              frame.current?.focus();
              setWithImages(letter);
            }}
          >
            {t.showImages}
          </Button>
        </div>
      )}
      <LetterFrame ref={frame} title={t.title} document={document} onPlain={onPlain} />
    </>
  );
}

interface AgentResponseProps {
  readonly letter: ReturnType<typeof useLetter>;
  readonly onClose: () => void;
}

/** The panel with the decoded email response (@spec §2 View-query screen). */
export function AgentResponse({ letter: reading, onClose }: AgentResponseProps) {
  const text = useText();
  const t = text.response;
  const titleId = useId();
  const frame = useRef<HTMLIFrameElement>(null);
  const { data, error, isLoading, mutate } = reading;
  const letter = isLoading || error !== undefined ? undefined : data;
  const isShown = letter?.shows === 'layout' || letter?.shows === 'words';
  return (
    <section className="card" part="card response" aria-labelledby={titleId}>
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
      {letter === null && <p>{t.none}</p>}
      {letter?.shows === 'blank' && <p>{t.blank}</p>}
      {letter?.shows === 'tooLarge' && <p>{t.tooLarge}</p>}
      {isShown && <LetterView letter={letter} frame={frame} />}
    </section>
  );
}
