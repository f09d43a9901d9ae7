import { useLayoutEffect, useRef } from 'react';
import useSWR, { useSWRConfig, type SWRConfiguration, type SWRResponse } from 'swr';
import { useTellException } from './use-tell-exception';

/** What a read is known by. */
type ReadKey = string | readonly string[];

/** The key under which the cache has a read. */
export const cacheKeyOf = (key: ReadKey) => JSON.stringify(key);

/** A read by its name, without the values in its key. */
const partOf = (key: ReadKey | null) => (typeof key === 'string' ? key : (key?.[0] ?? ''));

/** An aborted read never ends: SWR would keep its end as a failure, for the next who asks. */
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
 * Reads something through SWR; a key of null reads nothing. A read whose component has gone, or whose key has changed, is
 * aborted. `isLoading` comes before `error`: a cached failure is read anew.
 */
export function useRead<T>(
  key: ReadKey | null,
  read: (signal: AbortSignal) => Promise<T>,
  options: SWRConfiguration<T, unknown> = {},
): SWRResponse<T, unknown> {
  const controller = useRef<AbortController>(undefined);
  const { mutate } = useSWRConfig();
  const tellException = useTellException(partOf(key));
  const identity = key && cacheKeyOf(key);
  const response = useSWR<T, unknown>(
    identity,
    () => {
      const { signal } = (controller.current = new AbortController());
      return unlessAborted(read(signal), signal, tellException);
    },
    options,
  );
  // Behind SWR's own effects, which stop listening first: to mutate is then only to forget the read
  // on its way, which the next one to ask would join. It fails where the cache has gone as well.
  useLayoutEffect(
    () => () => {
      controller.current?.abort();
      mutate(identity).catch(() => undefined);
    },
    [identity, mutate],
  );
  return response;
}

/** What a read has brought, without asking for it. */
export function useCached<T>(key: ReadKey | null): T | undefined {
  const { cache } = useSWRConfig();
  return key === null ? undefined : (cache.get(cacheKeyOf(key))?.data as T | undefined);
}
