import { useOptionalText } from '../../components/optional/use-optional-text';
import { leaveOut, movePage, turnPage, type Page, type PageOrder } from '../../domain/page-order';
import { fill } from '../../text/fill';
import { PAGES_TEXTS } from '../../text/optional/pages';
import { shownFileName } from '../../text/shown-text';
import type { PdfPage } from './make-pdf';
import { PageRow, type PageAct } from './PageRow';

type Order = PageOrder<number>;

const CHANGES: Readonly<Record<PageAct, (order: Order, page: Page<number>) => Order>> = {
  up: (order, page) => movePage(order, page, -1),
  down: (order, page) => movePage(order, page, 1),
  turn: turnPage,
  leaveOut,
};

interface PageListProps {
  readonly order: Order;
  /** The pages in this order. */
  readonly pages: readonly PdfPage[];
  readonly isBusy: boolean;
  /** Called with the new order and its announcement. */
  readonly onOrder: (order: Order, said: string) => void;
}

/** The pages, which can be moved, turned and left out. */
export function PageList({ order, pages, isBusy, onOrder }: PageListProps) {
  const t = useOptionalText(PAGES_TEXTS).pages;
  const nameOf = (index: number, { picture }: PdfPage) =>
    fill(t.page, { number: index + 1, fileName: shownFileName(picture.file.name) });
  const saidOf = (what: PageAct, page: PdfPage, index: number, next: Order) => {
    const place = next.pages.findIndex(({ file }) => file === page.picture.id);
    if (what === 'leaveOut') return fill(t.leftOut, { page: nameOf(index, page) });
    if (what !== 'turn') return place === index ? '' : nameOf(place, page);
    const degrees = (next.pages[place]?.turns ?? 0) * 90;
    return fill(t.turned, { degrees, page: nameOf(place, page) });
  };
  const act = (page: PdfPage, index: number, what: PageAct) => {
    const ordered = order.pages.find(({ file }) => file === page.picture.id);
    if (!ordered) return;
    const next = CHANGES[what](order, ordered);
    onOrder(next, saidOf(what, page, index, next));
  };
  return (
    <ol className="page-list" data-place>
      {pages.map((page, index) => (
        <PageRow
          key={page.picture.id}
          text={t}
          page={page}
          number={index + 1}
          count={pages.length}
          isBusy={isBusy}
          onAct={(what) => {
            act(page, index, what);
          }}
        />
      ))}
    </ol>
  );
}
