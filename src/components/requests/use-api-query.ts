import { useLayoutEffect, useRef } from 'react';
import useSWR, { useSWRConfig, type SWRConfiguration, type SWRResponse } from 'swr';
import { useReportError } from '../../host/use-report-error';

type ReadKey = string | readonly string[];

/** The cache's key of a read. Not as JSON: a host may have changed how lists are serialised. */
export const cacheKeyOf = (key: ReadKey) => [key].flat().join(' ');

/** The name of a read, without the values in its key. */
export const nameIn = (cacheKey: string): string => cacheKey.split(' ', 1)[0] ?? '';

/** An aborted read stays pending: SWR would cache its rejection as a failure. */
async function unlessAborted<T>(
  reading: Promise<T>,
  signal: AbortSignal,
  onError: (error: unknown) => void,
): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    if (signal.aborted) return new Promise<never>(() => undefined);
    onError(error);
    throw error;
  }
}

/**
 * Reads through SWR; a null key reads nothing. The read is aborted when the component unmounts or the key
 * changes. Check `isLoading` before `error`: a cached failure is read again.
 */
export function useApiQuery<T>(
  key: ReadKey | null,
  read: (signal: AbortSignal) => Promise<T>,
  options: SWRConfiguration<T, unknown> = {},
): SWRResponse<T, unknown> {
  const controller = useRef<AbortController>(undefined);
  const { mutate } = useSWRConfig();
  const cacheKey = key && cacheKeyOf(key);
  const reportError = useReportError(nameIn(cacheKey ?? ''));
  const response = useSWR<T, unknown>(
    cacheKey,
    () => {
      const { signal } = (controller.current = new AbortController());
      return unlessAborted(read(signal), signal, reportError);
    },
    options,
  );
  // SWR's own effects have unsubscribed by now, so mutating only drops the pending read, which the next
  // component would otherwise join. It rejects if the cache is unmounted as well.
  useLayoutEffect(
    () => () => {
      controller.current?.abort();
      mutate(cacheKey).catch(() => undefined);
    },
    [cacheKey, mutate],
  );
  return response;
}

/** Returns the cached data of a read without requesting it. */
export function useCached<T>(key: ReadKey | null): T | undefined {
  const { cache } = useSWRConfig();
  return key === null ? undefined : (cache.get(cacheKeyOf(key))?.data as T | undefined);
}
