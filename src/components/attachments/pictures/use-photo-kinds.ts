import { useEffect, useState } from 'react';
import { examine, kindOf } from './photo-kind';

/** A member who drops a whole album gets an offer for the first of it. */
export const MOST_EXAMINED = 40;

/** Examines files, and renders again as each is known by `kindOf`. */
export function usePhotoKinds(files: readonly File[]): void {
  const [, setExamined] = useState(0);
  useEffect(() => {
    const life = new AbortController();
    const examineAll = async () => {
      for (const file of files.slice(0, MOST_EXAMINED)) {
        if (life.signal.aborted) return;
        if (kindOf(file) === undefined) await examine(file);
        setExamined((count) => count + 1);
      }
    };
    void examineAll();
    return () => {
      life.abort();
    };
  }, [files]);
}
