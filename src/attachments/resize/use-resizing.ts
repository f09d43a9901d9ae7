import { useOptionalText } from '../../components/optional/use-optional-text';
import { loadedOnce } from '../../domain/loaded-once';
import { fill } from '../../text/fill';
import { RESIZE_TEXTS } from '../../text/optional/resize';
import { useText } from '../../text/text-context';
import { areListed, type Refused } from '../list/attachment-list';
import type { AttachmentStore } from '../list/attachment-store';
import { dispatchHelp } from '../list/next-by-help';
import { useJob, type Start } from '../use-job';
import type { ResizeRequest } from './resize-files';

const loadWork = loadedOnce(() => import('./resize-and-place'));

/** The request of an offer. */
interface Press extends ResizeRequest {
  /** The refused files of the offer, if it is about refused files. */
  readonly refused?: readonly Refused[];
}

/**
 * Makes photos smaller at the member's press.
 * @param which the photos of the offer
 */
export function useResizing(store: AttachmentStore, which: 'listed' | 'refused') {
  const { resize } = useOptionalText(RESIZE_TEXTS);
  const { attachments: t } = useText();
  const wordsOf = (smaller: number, added: number) =>
    smaller === 0 && added > 0
      ? fill(t.added, { count: added })
      : fill(resize.done, { count: smaller });
  const { start, cancel, progress, result } = useJob(
    `resize-${which}`,
    async (task: Press & Start, { life, onProgress }) => {
      const { resizeAndPlace } = await loadWork();
      const reports = { onProgress, wordsOf };
      if (await resizeAndPlace(store, task, reports, life.signal)) return undefined;
      if (task.refused) dispatchHelp(store, { type: 'triedInVain', tried: task.refused });
      return store.get().files;
    },
  );
  return {
    progress,
    /** The files with which the photos did not fit. */
    tooMuch: result,
    cancel,
    start: (press: Press) => {
      const { photos, refused } = press;
      const areAdded = () => areListed(store.get(), photos);
      start({ ...press, count: photos.length, areAdded: refused && areAdded });
    },
  };
}

export type Resizing = ReturnType<typeof useResizing>;
