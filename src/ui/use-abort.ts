import { useEffect } from 'react';

/** Aborts what a component has begun once it is another, or the component is gone. */
export function useAbort(begun: Pick<AbortController, 'abort'> | undefined): void {
  useEffect(() => () => begun?.abort(), [begun]);
}
