import { useLayoutEffect, useRef } from 'react';
import useSWR, { useSWRConfig, type SWRConfiguration, type SWRResponse } from 'swr';
import { useReportError } from '../host/use-report-error';

type ReadKey = string | readonly string[];

/** The cache key of a read. Not JSON, because a host may have changed how arrays are serialised. */
export const cacheKeyOf = (key: ReadKey) => [key].flat().join(' ');

/** The name of a read, without the values in its key. */
export const readNameIn = (cacheKey: string): string => cacheKey.split(' ', 1)[0] ?? '';

/** An aborted read stays pending, because SWR would cache its rejection as a failure. */
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

/** The outcome of a read; empty while it runs, and while a cached failure is read again. */
export function answerOf<T>({ data, error, isLoading }: SWRResponse<T, unknown>): {
  readonly data?: T | undefined;
  readonly error?: unknown;
} {
  if (isLoading) return {};
  return error === undefined ? { data } : { error };
}

/**
 * Reads through SWR; a null key reads nothing. The read is aborted when the component unmounts or the key changes.
 * Pass the result to `answerOf` to show it.
 */
export function useApiQuery<T>(
  key: ReadKey | null,
  read: (signal: AbortSignal) => Promise<T>,
  options: SWRConfiguration<T, unknown> = {},
): SWRResponse<T, unknown> {
  const reading = useRef<AbortController>(undefined);
  const { mutate } = useSWRConfig();
  const cacheKey = key && cacheKeyOf(key);
  const reportError = useReportError(readNameIn(cacheKey ?? ''));
  const response = useSWR<T, unknown>(
    cacheKey,
    async () => {
      const controller = (reading.current = new AbortController());
      const { signal } = controller;
      try {
        return await unlessAborted(read(signal), signal, reportError);
      } finally {
        if (reading.current === controller) reading.current = undefined;
      }
    },
    options,
  );
  // SWR's effects have already unsubscribed, so mutating drops the pending read, which the next component would
  // otherwise join. Another mounted component reads again. Rejects if the cache is unmounted as well.
  useLayoutEffect(
    () => () => {
      if (!reading.current) return;
      reading.current.abort();
      // An aborted read never settles.
      reading.current = undefined;
      mutate(cacheKey).catch(() => undefined);
    },
    [cacheKey, mutate],
  );
  return response;
}
