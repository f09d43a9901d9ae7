import { useEffect, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import useSWRMutation from 'swr/mutation';
import { useTellException } from './use-tell-exception';

/** Something a member does that the server must hear of: on its way, done or failed. */
export interface Act<Values, Result> {
  /** Acts, unless the act is under way already: one act makes one request. */
  readonly run: (values: Values) => Promise<void>;
  readonly cancel: () => void;
  readonly isRunning: boolean;
  /** Why the last one failed; a cancelled one has not. */
  readonly failure: Error | undefined;
  readonly wasCancelled: boolean;
  /** Forgets a failure: another attempt begins. */
  readonly forgetFailure: () => void;
  readonly result: Result | undefined;
  /** Forgets the result, for another act. */
  readonly reset: () => void;
}

/**
 * An act of a screen; leaving the screen aborts it.
 * @param onEnd called when an act has ended and another may begin, with what it has failed with
 */
export function useAct<Values, Result>(
  key: string,
  act: (values: Values, signal: AbortSignal) => Promise<Result>,
  onEnd: (failure: unknown, values: Values) => void = () => undefined,
): Act<Values, Result> {
  const running = useRef<AbortController>(undefined);
  const isGone = useRef(false);
  const tellException = useTellException(key);
  const [, show] = useReducer((outcomes: number) => outcomes + 1, 0);
  const { trigger, isMutating, data, error, reset } = useSWRMutation<
    Result,
    Error,
    string,
    { values: Values; signal: AbortSignal }
  >(key, (_key, { arg }) => act(arg.values, arg.signal));

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      running.current?.abort();
    };
  }, []);

  return {
    run: async (values) => {
      if (running.current || isGone.current) return;
      const { signal } = (running.current = new AbortController());
      let reason: unknown;
      try {
        await trigger({ values, signal });
      } catch (error) {
        tellException(error);
        reason = error;
      }
      running.current = undefined;
      // SWR renders an outcome in slices between frames: the member who waits for it sees it at once.
      flushSync(() => {
        onEnd(reason, values);
        show();
      });
    },
    cancel: () => running.current?.abort(),
    isRunning: isMutating,
    failure: isMutating || error?.name === 'AbortError' ? undefined : error,
    wasCancelled: !isMutating && error?.name === 'AbortError',
    forgetFailure: () => {
      if (!running.current && error) reset();
    },
    result: data,
    reset,
  };
}
