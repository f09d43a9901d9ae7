import { useEffect, useRef, useState } from 'react';
import { brokenLimit, totalBytes } from '../../../domain/attachment-rules';
import { MAX_TOTAL_BYTES } from '../../../domain/limits';
import { putInPlace } from '../../../domain/one-for-many';
import type { Page } from '../../../domain/page-order';
import { shownFileName } from '../../../text/file-name';
import { fill } from '../../../text/fill';
import { PAGES_TEXTS } from '../../../text/later/pages';
import { useBeforeSubmit } from '../../forms/before-submit';
import { useLaterText } from '../../later/use-later-text';
import { useMutation } from '../../requests/use-mutation';
import { exchange } from '../exchange';
import { setMadeFrom } from '../made-from';
import type { Attachments } from '../use-attachments';
import { makePdf, type MadePdf } from './make-pdf';

/** What the member has chosen in the panel. */
export interface Chosen {
  readonly pages: readonly Page[];
  readonly fileName: string;
}

/** Why no PDF was listed: the limit that it would break, or a page that can't be drawn. */
export interface NoPdf {
  readonly reason: 'too-large' | 'too-many' | 'unreadable';
  readonly fileName: string;
}

interface Progress {
  /** The page that is being made; the first one is 1. */
  readonly done: number;
  readonly count: number;
  /** The listed files among the pages. */
  readonly listed: readonly File[];
}

/**
 * Makes the PDF, and lists it in place of its pages.
 * @param onMade called before it is listed
 * @param onListed called afterwards
 */
export function useMakePdf(
  attachments: Attachments,
  { onMade, onListed }: { onMade: (pdf: File) => void; onListed: () => void },
) {
  const { files } = attachments;
  const t = useLaterText(PAGES_TEXTS).pages;
  const [progress, setProgress] = useState<Progress>();

  /** Against the list as it is by then: files may have been added while the pages were drawn. */
  const placePdf = (
    { pages, fileName }: Chosen,
    parts: readonly Uint8Array<ArrayBuffer>[],
  ): NoPdf | undefined => {
    const from = pages.map(({ file }) => file);
    const pdf = new File([...parts], fileName, { type: 'application/pdf' });
    let broken: NoPdf['reason'] = 'too-large';
    const put = (latest: readonly File[]) => {
      const next = putInPlace(latest, pdf, from);
      const limit = brokenLimit(next);
      broken = limit ?? broken;
      return limit ? undefined : next;
    };
    setMadeFrom(pdf, from);
    onMade(pdf);
    const said = fill(t.made, { fileName: shownFileName(fileName), count: from.length });
    if (!exchange(attachments, { next: put, said, settled: from }))
      return { reason: broken, fileName };
    onListed();
    return undefined;
  };
  const { run, cancel, isRunning, result } = useMutation<Chosen, NoPdf | undefined>(
    'pages',
    async (chosen, signal) => {
      const isPage = (each: File) => chosen.pages.some(({ file }) => file === each);
      const listed = files.filter(isPage);
      const made: MadePdf = await makePdf({
        pages: chosen.pages,
        room: MAX_TOTAL_BYTES - totalBytes(files.filter((file) => !isPage(file))),
        signal,
        onPage: (done) => {
          setProgress({ done, count: chosen.pages.length, listed });
        },
      });
      signal.throwIfAborted();
      if ('parts' in made) return placePdf(chosen, made.parts);
      return { reason: made.problem, fileName: made.file?.name ?? chosen.fileName };
    },
  );
  /** Resolves once a PDF with refused pictures is listed; undefined if none is being made. */
  const adding = useRef<Promise<void>>(undefined);
  // A submit waits for refused pictures that become part of a PDF. The listed ones are sent as they are.
  useBeforeSubmit({
    settle: () => {
      if (!isRunning) return undefined;
      if (!adding.current) cancel();
      return adding.current;
    },
  });
  const isPageRemoved = isRunning && progress?.listed.some((file) => !files.includes(file));
  useEffect(() => {
    if (isPageRemoved) cancel();
  });
  return {
    /** Does nothing while it runs. Never rejects. */
    make: (chosen: Chosen) => {
      const isAdding = chosen.pages.some(({ file }) => !files.includes(file));
      const made = run(chosen);
      adding.current = isAdding ? made : undefined;
      return made;
    },
    cancel,
    progress: isRunning ? progress : undefined,
    failure: isRunning ? undefined : result,
  };
}
