import { useRef, useState } from 'react';
import { useReportError } from '../../host/use-report-error';
import { useAbort } from '../../ui/use-abort';

type State<Result> =
  | { readonly is: 'idle' | 'running' }
  | { readonly is: 'failed'; readonly failure: Error }
  | { readonly is: 'done'; readonly result: Result };

/** The state of a call that changes something on the server. */
export interface Mutation<Values, Result> {
  /** Makes the call, unless one is running. Never rejects. */
  readonly run: (values: Values) => Promise<void>;
  readonly cancel: () => void;
  readonly isRunning: boolean;
  /** The last call's error; undefined for a cancelled call. */
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
  const running = useRef<AbortController>(undefined);
  const [life] = useState(() => new AbortController());
  useAbort(life);
  const reportError = useReportError(name);
  const [state, setState] = useState<State<Result>>({ is: 'idle' });

  return {
    run: async (values) => {
      if (running.current || life.signal.aborted) return;
      const ours = (running.current = new AbortController());
      const { signal } = ours;
      life.signal.addEventListener('abort', () => {
        ours.abort();
      });
      setState({ is: 'running' });
      try {
        const result = await call(values, signal);
        running.current = undefined;
        setState({ is: 'done', result });
      } catch (error) {
        running.current = undefined;
        reportError(error);
        const failure = error instanceof Error ? error : new Error(String(error));
        setState(failure.name === 'AbortError' ? { is: 'idle' } : { is: 'failed', failure });
      }
    },
    cancel: () => running.current?.abort(),
    isRunning: state.is === 'running',
    failure: state.is === 'failed' ? state.failure : undefined,
    clearFailure: () => {
      if (state.is === 'failed') setState({ is: 'idle' });
    },
    result: state.is === 'done' ? state.result : undefined,
  };
}
