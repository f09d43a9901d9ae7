import { fill } from '../../text/fill';
import type { PAGES_TEXTS } from '../../text/optional/pages';
import { shownFileName } from '../../text/shown-text';
import type { Reworded } from '../../text/texts';
import { Button } from '../../ui/Button';
import { Words } from '../../ui/Words';
import { Thumbnail } from '../Thumbnail';
import type { PdfPage } from './make-pdf';

/** Actions on a page. */
export type PageAct = 'up' | 'down' | 'turn' | 'leaveOut';
const ACTS = ['up', 'down', 'turn', 'leaveOut'] as const satisfies readonly PageAct[];

interface PageRowProps {
  readonly text: Reworded<typeof PAGES_TEXTS>['pages'];
  readonly page: PdfPage;
  /** Counted from 1. */
  readonly number: number;
  readonly count: number;
  readonly isBusy: boolean;
  readonly onAct: (act: PageAct) => void;
}

/**
 * Whether an action applies: the first page can't move up, and so on. Its button remains, because it may have the
 * focus.
 */
const isPossible = (act: PageAct, { number, count, isBusy }: PageRowProps) =>
  !isBusy &&
  ((act === 'up' && number > 1) ||
    (act === 'down' && number < count) ||
    (act === 'leaveOut' && count > 1) ||
    act === 'turn');

/** A page of the PDF, with its thumbnail, turned as chosen. */
export function PageRow(props: PageRowProps) {
  const { text, page, number, onAct } = props;
  const name = fill(text.page, { number, fileName: shownFileName(page.picture.file.name) });
  return (
    <li className="page">
      <span className="page-picture" data-turns={page.turns}>
        <Thumbnail file={page.picture.file} />
      </span>
      <span className="page-name">
        <bdi>{name}</bdi>
      </span>
      <span className="page-acts">
        {ACTS.map((act) => (
          <Button
            key={act}
            look="quiet"
            aria-disabled={!isPossible(act, props) || undefined}
            onClick={() => {
              if (isPossible(act, props)) onAct(act);
            }}
          >
            <Words>{text[act]}</Words>
            <span className="hidden-text">{` ${name}`}</span>
          </Button>
        ))}
      </span>
    </li>
  );
}
