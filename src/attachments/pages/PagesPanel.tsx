import { useEffect, useId, useState } from 'react';
import { useOptionalText } from '../../components/optional/use-optional-text';
import { formatDate } from '../../domain/dates';
import { pdfName } from '../../domain/pdf-name';
import { adoptStyles } from '../../host/adopt-styles';
import { fill } from '../../text/fill';
import { PAGES_TEXTS } from '../../text/optional/pages';
import { RESIZE_TEXTS } from '../../text/optional/resize';
import { shownFileName } from '../../text/shown-text';
import { useText } from '../../text/text-context';
import { Button } from '../../ui/Button';
import { Words } from '../../ui/Words';
import type { JobProgress } from '../jobs';
import type { FormAttachment } from '../list/attachment-list';
import type { Attachments } from '../use-form-attachments';
import { PageList } from './PageList';
import css from './PagesPanel.css';
import { PdfNameField } from './PdfNameField';
import { useMakePdf, type NoPdf } from './use-make-pdf';
import { usePageOrder, type Arranged } from './use-page-order';

adoptStyles(css);

/** The member's arrangement. */
export interface PagesDraft extends Arranged {
  /** Undefined until the member has seen the panel. */
  readonly name?: string;
}

interface PagesPanelProps {
  readonly attachments: Attachments;
  /** The listed and refused pictures that can be pages. */
  readonly pictures: readonly FormAttachment[];
  /** The arrangement when the panel was cancelled. */
  readonly draft: PagesDraft;
  readonly onCancel: (draft: PagesDraft) => void;
  /** Called when nothing is left to order, because the PDF is listed or every page was removed or sent. */
  readonly onDone: () => void;
}

interface PagesStatusProps {
  readonly progress: JobProgress | undefined;
  readonly failure: NoPdf | undefined;
  readonly said: string;
}

function PagesStatus({ progress, failure, said }: PagesStatusProps) {
  const { refusals } = useText();
  const t = useOptionalText(PAGES_TEXTS).pages;
  const { resize } = useOptionalText(RESIZE_TEXTS);
  const wordsOf = ({ reason, fileName }: NoPdf) =>
    reason === 'too-large'
      ? resize.tooMuch
      : fill(refusals[reason], { fileName: shownFileName(fileName) });
  return (
    <div role="status" className="pages-status">
      {progress ? (
        <p>{fill(t.working, { done: progress.done, count: progress.count })}</p>
      ) : (
        failure && <p className="field-error">{wordsOf(failure)}</p>
      )}
      <span className="hidden-text">
        <Words>{said}</Words>
      </span>
    </div>
  );
}

/** Arranges pictures, and makes one PDF of them. */
export function PagesPanel({ attachments, pictures, draft, onCancel, onDone }: PagesPanelProps) {
  const text = useText();
  const t = useOptionalText(PAGES_TEXTS).pages;
  const id = useId();
  const { list, store } = attachments;
  const { arranged, pages, setOrder } = usePageOrder(list.listed, pictures, draft);
  const [preset] = useState(() => fill(t.preset, { date: formatDate(new Date().toISOString()) }));
  const [name, setName] = useState(draft.name ?? preset);
  const [said, setSaid] = useState('');
  const { make, cancel, progress, failure } = useMakePdf(store, onDone);
  const isOver = pages.length === 0 && !progress;
  useEffect(() => {
    if (isOver) onDone();
  });
  const makeIt = () => {
    const others = list.listed.filter(
      ({ id: each }) => !pages.some(({ picture }) => picture.id === each),
    );
    const taken = others.map(({ file }) => file.name);
    setSaid('');
    make({ pages, fileName: pdfName(name, preset, taken) });
  };
  return (
    <section className="pages" aria-labelledby={id}>
      <h4 id={id} tabIndex={-1}>
        {t.title}
      </h4>
      <PageList
        order={arranged.order}
        pages={pages}
        isBusy={progress !== undefined}
        onOrder={(order, words) => {
          setOrder(order);
          setSaid(words);
        }}
      />
      <PdfNameField
        label={t.name}
        value={name}
        isReadOnly={progress !== undefined}
        onType={setName}
        onEnter={makeIt}
      />
      <PagesStatus progress={progress} failure={failure} said={said} />
      <div className="pages-ends">
        <Button busy={progress !== undefined} onClick={makeIt}>
          {t.make}
        </Button>
        <Button
          look="quiet"
          onClick={() => {
            if (progress) cancel();
            else onCancel({ ...arranged, name });
          }}
        >
          {text.common.cancel}
        </Button>
      </div>
    </section>
  );
}
