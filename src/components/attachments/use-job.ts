import { useState } from 'react';
import { useReportError } from '../../host/use-report-error';
import { useAbort } from '../../ui/use-abort';
import { useBeforeSubmit } from '../forms/before-submit';

export interface Progress {
  readonly done: number;
  readonly count: number;
}

type State<Result> =
  | { readonly is: 'idle'; readonly result: Result | undefined }
  | {
      readonly is: 'working';
      readonly life: AbortController;
      readonly progress: Progress;
      /** Undefined if a submit ends the job. */
      readonly awaited: Promise<void> | undefined;
    };

interface Work {
  /** Aborting it ends the job. */
  readonly life: AbortController;
  readonly onProgress: (done: number, count: number) => void;
}

/** A job. */
interface Start {
  readonly count: number;
  /** Whether it adds files: a submit waits for them, and sends the listed ones as they are otherwise. */
  readonly addsFiles: boolean;
}

/**
 * A job at the member's press. It ends by itself, as it is cancelled, as the form is sent, unless that waits for it, and
 * as the form is left.
 * @param name names the job in reported exceptions
 */
export function useJob<Task extends Start, Result>(
  name: string,
  work: (task: Task, tools: Work) => Promise<Result>,
) {
  const report = useReportError(name);
  const [state, setState] = useState<State<Result>>({ is: 'idle', result: undefined });
  const life = state.is === 'working' ? state.life : undefined;
  useAbort(life);
  useBeforeSubmit(() => {
    if (state.is !== 'working') return undefined;
    if (!state.awaited) state.life.abort();
    return state.awaited;
  });
  const start = (task: Task) => {
    const ours = new AbortController();
    const become = (change: (now: State<Result> & { is: 'working' }) => State<Result>) => {
      setState((now) => (now.is === 'working' && now.life === ours ? change(now) : now));
    };
    const end = (result?: Result) => {
      become(() => ({ is: 'idle', result }));
    };
    ours.signal.addEventListener('abort', () => {
      end();
    });
    const onProgress = (done: number, count: number) => {
      become((now) => ({ ...now, progress: { done, count } }));
    };
    const run = async () => {
      try {
        end(await work(task, { life: ours, onProgress }));
      } catch (error) {
        report(error);
        end();
      }
    };
    const progress = { done: 0, count: task.count };
    // Once the state is set.
    const running = Promise.resolve().then(run);
    const awaited = task.addsFiles ? running : undefined;
    setState({ is: 'working', life: ours, progress, awaited });
  };
  return {
    /** Does nothing while it works. */
    start: (task: Task) => {
      if (!life) start(task);
    },
    cancel: () => life?.abort(),
    /** Undefined while nothing is done. */
    progress: state.is === 'working' ? state.progress : undefined,
    /** Of the last job that came to an end. */
    result: state.is === 'idle' ? state.result : undefined,
  };
}
