import { useState } from 'react';
import { useFormPart } from '../components/forms/form-parts';
import { useReportError } from '../host/use-report-error';
import { useAbort } from '../ui/use-abort';

export interface JobProgress {
  readonly done: number;
  readonly count: number;
}

type State<Result> =
  | { readonly is: 'idle'; readonly result: Result | undefined }
  | {
      readonly is: 'working';
      readonly life: AbortController;
      readonly progress: JobProgress;
      /** Resolves to whether its files are listed. Undefined if a submit ends the job instead of waiting. */
      readonly awaited: Promise<boolean> | undefined;
    };

interface Work {
  /** Aborting it ends the job. */
  readonly life: AbortController;
  readonly onProgress: (done: number, count: number) => void;
}

/** What starts a job. */
export interface Start {
  readonly count: number;
  /**
   * Returns whether the files are listed that it was to add. A submit, a draft and 'Add to query' wait for them.
   * Undefined if it adds none; the listed files are then taken as they are.
   */
  readonly areAdded: (() => boolean) | undefined;
}

/**
 * A job that the member starts. It ends when done, when cancelled, when the form is left, and when the form is sent,
 * replaced by a draft or carried over, unless that waits for it, which stops if a file could not be added.
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
  useFormPart({
    prepare: () => {
      if (state.is !== 'working') return undefined;
      if (!state.awaited) state.life.abort();
      return state.awaited;
    },
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
    // Starts after the state is set.
    const running = Promise.resolve().then(run);
    const { areAdded } = task;
    // A member who cancels it does without them.
    const awaited = areAdded && running.then(() => ours.signal.aborted || areAdded());
    setState({ is: 'working', life: ours, progress, awaited });
  };
  return {
    /** Does nothing while a job runs. */
    start: (task: Task) => {
      if (!life) start(task);
    },
    cancel: () => life?.abort(),
    /** Undefined while no job runs. */
    progress: state.is === 'working' ? state.progress : undefined,
    /** The result of the last completed job. */
    result: state.is === 'idle' ? state.result : undefined,
  };
}
