import { useOptionalText } from '../../components/optional/use-optional-text';
import { totalBytes, type RefusalReason } from '../../domain/attachment-rules';
import { createFile } from '../../domain/create-file';
import { MAX_TOTAL_BYTES } from '../../domain/limits';
import { fill } from '../../text/fill';
import { PAGES_TEXTS } from '../../text/optional/pages';
import { shownFileName } from '../../text/shown-text';
import { areListed, type FormAttachment } from '../list/attachment-list';
import type { AttachmentStore } from '../list/attachment-store';
import { dispatchHelp } from '../list/next-by-help';
import { useJob, type Start } from '../use-job';
import { makePdf, type PdfPage } from './make-pdf';
import { PAGES_JOB } from './pages-job';

/** The member's choices in the panel. */
export interface ChosenPages {
  readonly pages: readonly PdfPage[];
  readonly fileName: string;
}

/** Why no PDF was listed: the limit that it would break, or a page that can't be drawn. */
export interface NoPdf {
  readonly reason: RefusalReason;
  readonly fileName: string;
}

/**
 * Makes the PDF, and lists it in place of its pages.
 * @param onListed called afterwards
 */
export function useMakePdf(store: AttachmentStore, onListed: () => void) {
  const t = useOptionalText(PAGES_TEXTS).pages;

  /** Checked against the current list, because files may have been added while the pages were drawn. */
  const placePdf = (
    { pages, fileName }: ChosenPages,
    parts: readonly Uint8Array<ArrayBuffer>[],
  ) => {
    const madeFrom = pages.map(({ picture }) => picture);
    const file = createFile([...parts], fileName, { type: 'application/pdf' });
    const [refused] = dispatchHelp(store, {
      type: 'exchanged',
      from: madeFrom.map(({ id }) => id),
      to: [{ file, madeFrom }],
      isWhole: true,
      words: fill(t.made, { fileName: shownFileName(fileName), count: madeFrom.length }),
      movesFocus: true,
    });
    if (refused) return { reason: refused.reason, fileName };
    onListed();
    return undefined;
  };
  const { start, cancel, progress, result } = useJob(
    PAGES_JOB,
    async (chosen: ChosenPages & Start, { life, onProgress }): Promise<NoPdf | undefined> => {
      const { pages, count, fileName } = chosen;
      const isPage = ({ id }: FormAttachment) => pages.some(({ picture }) => picture.id === id);
      const { listed, version } = store.get();
      const others = listed.filter((each) => !isPage(each)).map(({ file }) => file);
      const stop = store.subscribe(() => {
        const now = store.get();
        // A page was removed from the list, and not because it was sent: the pages that were refused are not sent yet.
        if (now.version === version && !areListed(now, listed.filter(isPage))) life.abort();
      });
      const order = {
        pages,
        room: MAX_TOTAL_BYTES - totalBytes(others),
        signal: life.signal,
        onPage: (done: number) => {
          onProgress(done, count);
        },
      };
      const made = await makePdf(order).finally(stop);
      life.signal.throwIfAborted();
      if ('parts' in made) return placePdf(chosen, made.parts);
      return { reason: made.problem, fileName: made.file?.name ?? fileName };
    },
  );
  return {
    /** Does nothing while a PDF is being made. */
    make: (chosen: ChosenPages) => {
      const { pages } = chosen;
      const pictures = pages.map(({ picture }) => picture);
      const areAdded = () => areListed(store.get(), pictures);
      start({ ...chosen, count: pages.length, areAdded: areAdded() ? undefined : areAdded });
    },
    cancel,
    progress,
    failure: result,
  };
}
