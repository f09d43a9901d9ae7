import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatDate } from '../../../domain/dates';
import {
  leaveOut,
  movePage,
  turnPage,
  type Page,
  type PageOrder,
} from '../../../domain/page-order';
import { pdfName } from '../../../domain/pdf-name';
import { shownFileName } from '../../../text/file-name';
import { fill } from '../../../text/fill';
import { FIT_TEXTS } from '../../../text/later/fit';
import { PAGES_TEXTS } from '../../../text/later/pages';
import { useText } from '../../../text/text-context';
import { Button } from '../../../ui/Button';
import { Words } from '../../../ui/Words';
import { useLaterStyles } from '../../later/use-later-styles';
import { useLaterText } from '../../later/use-later-text';
import type { Attachments } from '../use-attachments';
import { fileKey } from './file-key';
import { handFocusTo } from './just-made';
import { PageRow, type PageAct } from './PageRow';
import css from './PagesPanel.css';
import { PdfNameField } from './PdfNameField';
import { useMakePdf, type NoPdf } from './use-make-pdf';
import { usePageOrder } from './use-page-order';

/** What the member has arranged. */
export interface PagesDraft {
  readonly order: PageOrder;
  /** Undefined until the member has seen the panel. */
  readonly name?: string;
}

interface PagesPanelProps {
  readonly attachments: Attachments;
  /** The listed and refused pictures that can be pages. */
  readonly pictures: readonly File[];
  /** What was arranged when the panel was cancelled. */
  readonly draft: PagesDraft;
  readonly onCancel: (draft: PagesDraft) => void;
  /** Called when nothing is left to order: the PDF is listed, or every page was removed. */
  readonly onDone: () => void;
}

const CHANGES: Readonly<Record<PageAct, (order: PageOrder, page: Page) => PageOrder>> = {
  up: (order, page) => movePage(order, page, -1),
  down: (order, page) => movePage(order, page, 1),
  turn: turnPage,
  leaveOut,
};

/** Orders pictures, and makes one PDF of them. */
export function PagesPanel({ attachments, pictures, draft, onCancel, onDone }: PagesPanelProps) {
  const text = useText();
  const t = useLaterText(PAGES_TEXTS).pages;
  const { fit } = useLaterText(FIT_TEXTS);
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLOListElement>(null);
  useLaterStyles(css, panel);
  const { files } = attachments;
  const [order, setOrder] = usePageOrder(files, pictures, draft.order);
  const { pages } = order;
  const [preset] = useState(() => fill(t.preset, { date: formatDate(new Date().toISOString()) }));
  const [name, setName] = useState(draft.name ?? preset);
  const [said, setSaid] = useState('');
  const { make, cancel, progress, failure } = useMakePdf(attachments, {
    onMade: (pdf) => {
      // The member may have moved on to another field.
      if (panel.current?.matches(':focus-within')) handFocusTo(pdf);
    },
    onListed: onDone,
  });
  useLayoutEffect(() => {
    heading.current?.focus();
  }, []);
  const isOver = pages.length === 0;
  useEffect(() => {
    if (isOver) onDone();
  });

  const nameOf = (index: number, page: Page) =>
    fill(t.page, { number: index + 1, fileName: shownFileName(page.file.name) });
  const saidOf = (what: PageAct, page: Page, index: number, next: PageOrder) => {
    const place = next.pages.findIndex(({ file }) => file === page.file);
    if (what === 'leaveOut') return fill(t.leftOut, { page: nameOf(index, page) });
    if (what !== 'turn') return place === index ? '' : nameOf(place, page);
    const degrees = (next.pages[place]?.turns ?? 0) * 90;
    return fill(t.turned, { degrees, page: nameOf(place, page) });
  };
  const act = (page: Page, index: number, what: PageAct, button: HTMLButtonElement) => {
    const next = CHANGES[what](order, page);
    const place = next.pages.findIndex(({ file }) => file === page.file);
    flushSync(() => {
      setOrder(next);
      setSaid(saidOf(what, page, index, next));
    });
    // A moved button has lost the focus; that of a page left out passes it on to the next page's.
    const row = list.current?.children[Math.min(index, next.pages.length - 1)];
    (place < 0 ? row?.querySelector<HTMLElement>('button:last-child') : button)?.focus();
  };
  const makeIt = () => {
    const others = files.filter((each) => !pages.some(({ file }) => file === each));
    const taken = others.map((other) => other.name);
    setSaid('');
    void make({ pages, fileName: pdfName(name, preset, taken) });
  };
  const problemWords = ({ reason, fileName }: NoPdf) =>
    reason === 'too-large'
      ? fit.tooMuch
      : fill(text.refusals[reason], { fileName: shownFileName(fileName) });
  return (
    <section ref={panel} className="pages" aria-labelledby={id}>
      <h4 ref={heading} id={id} tabIndex={-1}>
        {t.title}
      </h4>
      <ol ref={list} className="page-list">
        {pages.map((page, index) => (
          <PageRow
            key={fileKey(page.file)}
            text={t}
            page={page}
            number={index + 1}
            count={pages.length}
            isBusy={progress !== undefined}
            onAct={(what, button) => {
              act(page, index, what, button);
            }}
          />
        ))}
      </ol>
      <PdfNameField
        label={t.name}
        value={name}
        isReadOnly={progress !== undefined}
        onType={setName}
        onEnter={makeIt}
      />
      <div role="status" className="pages-status">
        {progress ? (
          <p>{fill(t.working, { done: progress.done, count: progress.count })}</p>
        ) : (
          failure && <p className="field-error">{problemWords(failure)}</p>
        )}
        <span className="hidden-text">
          <Words>{said}</Words>
        </span>
      </div>
      <div className="pages-ends">
        <Button busy={progress !== undefined} onClick={makeIt}>
          {t.make}
        </Button>
        <Button
          look="quiet"
          onClick={() => {
            if (progress) cancel();
            else onCancel({ order, name });
          }}
        >
          {text.common.cancel}
        </Button>
      </div>
    </section>
  );
}
