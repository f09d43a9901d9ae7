import { useEffect } from 'react';

/** Aborts work that a component has begun when the work is replaced or the component unmounts. */
export function useAbort(begun: Pick<AbortController, 'abort'> | undefined): void {
  useEffect(() => () => begun?.abort(), [begun]);
}
