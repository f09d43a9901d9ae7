import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { MOST_PAGES, NO_PAGES } from '../../../domain/page-order';
import { useReportError } from '../../../host/use-report-error';
import { fill } from '../../../text/fill';
import { PAGES_TEXTS } from '../../../text/later/pages';
import { Button } from '../../../ui/Button';
import { useLaterText } from '../../later/use-later-text';
import type { Attachments } from '../use-attachments';
import type { PagesDraft } from './PagesPanel';
import { usePictures } from './use-pictures';

const loadPanel = async () => (await import('./PagesPanel')).PagesPanel;
type Panel = Awaited<ReturnType<typeof loadPanel>>;

const NO_DRAFT: PagesDraft = { order: NO_PAGES };

/** Offers to put pictures into one PDF (@spec §5 Attachments). */
export function PagesOffer({ attachments }: { readonly attachments: Attachments }) {
  const t = useLaterText(PAGES_TEXTS).pages;
  const pictures = usePictures(attachments.files, attachments.refused);
  const [{ Panel, isLoading }, setPanel] = useState<{ Panel?: Panel; isLoading?: boolean }>({});
  /** Cancel puts the pages aside, for the next time that the panel is opened. */
  const [draft, setDraft] = useState(NO_DRAFT);
  const report = useReportError('pages');
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  const open = async () => {
    setPanel({ isLoading: true });
    try {
      setPanel({ Panel: await loadPanel() });
    } catch (error) {
      report(error);
      setPanel({});
    }
  };
  const close = (left: PagesDraft) => {
    setPanel({});
    setDraft(left);
  };
  const cancel = (left: PagesDraft) => {
    const group = box.current?.closest('[role=group]');
    flushSync(() => {
      close(left);
    });
    // Without an offer, by which files are chosen: pictures may have been removed since.
    (button.current ?? group?.querySelector<HTMLElement>('button[name]'))?.focus();
  };
  if (!Panel && pictures.length < 2) return null;
  return (
    <div ref={box} className="pages-offer">
      {Panel ? (
        <Panel
          attachments={attachments}
          pictures={pictures}
          draft={draft}
          onCancel={cancel}
          onDone={() => {
            close(NO_DRAFT);
          }}
        />
      ) : (
        <Button
          ref={button}
          busy={isLoading === true}
          onClick={() => {
            if (!isLoading) void open();
          }}
        >
          {fill(t.offer, { count: Math.min(pictures.length, MOST_PAGES) })}
        </Button>
      )}
    </div>
  );
}
