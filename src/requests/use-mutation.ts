import { useRef, useState } from 'react';
import { useReportError } from '../host/use-report-error';
import { useAbort } from '../ui/use-abort';

type State<Result> =
  | { readonly is: 'idle' | 'running' }
  | { readonly is: 'failed'; readonly failure: Error }
  | { readonly is: 'done'; readonly result: Result };

/** The state of a call that changes something on the server. */
export interface Mutation<Values, Result> {
  /** Makes the call, unless one is running. Never rejects. */
  readonly run: (values: Values) => Promise<void>;
  readonly isRunning: boolean;
  /** The last call's error. */
  readonly failure: Error | undefined;
  readonly clearFailure: () => void;
  readonly result: Result | undefined;
}

/**
 * Runs a mutation, and aborts it when the component unmounts. Without SWR, because it uses no cache.
 * @param name names the mutation in reported exceptions
 */
export function useMutation<Values, Result>(
  name: string,
  call: (values: Values, signal: AbortSignal) => Promise<Result>,
): Mutation<Values, Result> {
  const isRunning = useRef(false);
  const [life] = useState(() => new AbortController());
  useAbort(life);
  const reportError = useReportError(name);
  const [state, setState] = useState<State<Result>>({ is: 'idle' });

  return {
    run: async (values) => {
      if (isRunning.current || life.signal.aborted) return;
      isRunning.current = true;
      setState({ is: 'running' });
      try {
        const result = await call(values, life.signal);
        isRunning.current = false;
        setState({ is: 'done', result });
      } catch (error) {
        isRunning.current = false;
        reportError(error);
        const failure = error instanceof Error ? error : new Error(String(error));
        setState(failure.name === 'AbortError' ? { is: 'idle' } : { is: 'failed', failure });
      }
    },
    isRunning: state.is === 'running',
    failure: state.is === 'failed' ? state.failure : undefined,
    clearFailure: () => {
      if (state.is === 'failed') setState({ is: 'idle' });
    },
    result: state.is === 'done' ? state.result : undefined,
  };
}
