import { useEffect, useRef, useState } from 'react';
import { useTellException } from './use-tell-exception';

type State<Result> =
  | { readonly is: 'idle' | 'running' | 'cancelled' }
  | { readonly is: 'failed'; readonly failure: Error }
  | { readonly is: 'done'; readonly result: Result };

/** A call that changes something on the server: under way, done or failed. */
export interface Mutation<Values, Result> {
  /** Makes the call, unless it is under way already: one act makes one request. Never rejects. */
  readonly run: (values: Values) => Promise<void>;
  readonly cancel: () => void;
  readonly isRunning: boolean;
  /** Why the last one failed; a cancelled one has not. */
  readonly failure: Error | undefined;
  readonly wasCancelled: boolean;
  /** Forgets a failure: another attempt begins. */
  readonly forgetFailure: () => void;
  readonly result: Result | undefined;
  /** Forgets the result, for another call. */
  readonly reset: () => void;
}

/**
 * A mutation of a screen; leaving the screen aborts it. Without SWR, whose cache it does not touch.
 * @param name what an exception in it is reported under
 * @param onFailure called when a call has failed and another may begin
 */
export function useMutation<Values, Result>(
  name: string,
  call: (values: Values, signal: AbortSignal) => Promise<Result>,
  onFailure: (failure: unknown, values: Values) => void = () => undefined,
): Mutation<Values, Result> {
  const running = useRef<AbortController>(undefined);
  const isGone = useRef(false);
  const tellException = useTellException(name);
  const [state, setState] = useState<State<Result>>({ is: 'idle' });

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      running.current?.abort();
    };
  }, []);

  const reset = () => {
    setState({ is: 'idle' });
  };
  return {
    run: async (values) => {
      if (running.current || isGone.current) return;
      const { signal } = (running.current = new AbortController());
      setState({ is: 'running' });
      try {
        const result = await call(values, signal);
        running.current = undefined;
        setState({ is: 'done', result });
      } catch (error) {
        running.current = undefined;
        tellException(error);
        const failure = error instanceof Error ? error : new Error(String(error));
        setState(failure.name === 'AbortError' ? { is: 'cancelled' } : { is: 'failed', failure });
        onFailure(failure, values);
      }
    },
    cancel: () => running.current?.abort(),
    isRunning: state.is === 'running',
    failure: state.is === 'failed' ? state.failure : undefined,
    wasCancelled: state.is === 'cancelled',
    forgetFailure: () => {
      if (state.is === 'failed' || state.is === 'cancelled') reset();
    },
    result: state.is === 'done' ? state.result : undefined,
    reset,
  };
}
