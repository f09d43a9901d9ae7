import { useEffect, useEffectEvent, useState } from 'react';
import { useOptionalText } from '../../components/optional/use-optional-text';
import { MOST_PAGES, NO_PAGES } from '../../domain/page-order';
import { useReportError } from '../../host/use-report-error';
import { fill } from '../../text/fill';
import { PAGES_TEXTS } from '../../text/optional/pages';
import { Button } from '../../ui/Button';
import { useJobsOfForm, type Attachments } from '../use-form-attachments';
import { PAGES_JOB } from './pages-job';
import type { PagesDraft } from './PagesPanel';
import { usePictures } from './use-pictures';

const loadPanel = async () => (await import('./PagesPanel')).PagesPanel;
type Panel = Awaited<ReturnType<typeof loadPanel>>;

const NO_DRAFT: PagesDraft = { order: NO_PAGES, pictures: [] };

/** Offers to combine pictures into one PDF (@spec §5 Attachments). */
export function PagesOffer({ attachments }: { readonly attachments: Attachments }) {
  const t = useOptionalText(PAGES_TEXTS).pages;
  const pictures = usePictures(attachments.list, attachments.store);
  const [{ Panel, isLoading }, setPanel] = useState<{ Panel?: Panel; isLoading?: boolean }>({});
  /** The arrangement kept when the member cancels, for the next time the panel opens. */
  const [draft, setDraft] = useState(NO_DRAFT);
  const report = useReportError('pages');
  const jobs = useJobsOfForm();

  const open = async () => {
    setPanel({ isLoading: true });
    try {
      setPanel({ Panel: await loadPanel() });
    } catch (error) {
      report(error);
      setPanel({});
    }
  };
  const onShown = useEffectEvent(() => {
    // The panel shows a PDF that is being made, or could not be, since the form was left.
    if (jobs.get().has(PAGES_JOB)) void open();
  });
  useEffect(() => {
    onShown();
  }, []);
  const close = (left: PagesDraft) => {
    setPanel({});
    setDraft(left);
  };
  if (!Panel && pictures.length < 2) return null;
  return (
    <div className="pages-offer" data-place>
      {Panel ? (
        <Panel
          attachments={attachments}
          pictures={pictures}
          draft={draft}
          onCancel={close}
          onDone={() => {
            close(NO_DRAFT);
          }}
        />
      ) : (
        <Button
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
