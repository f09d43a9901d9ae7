import { useForm } from '../components/forms/form-context';
import { useReportError } from '../host/use-report-error';
import { useMemberScope } from '../requests/MemberScope';
import { useAbort } from '../ui/use-abort';
import { useOfStore } from '../ui/use-store';
import type { Job } from './jobs';
import { useJobsOfForm } from './use-form-attachments';

interface Work {
  /** Aborting it ends the job. */
  readonly life: AbortController;
  readonly onProgress: (done: number, count: number) => void;
}

/** What starts a job. */
export interface Start {
  readonly count: number;
  /**
   * Returns whether the files are listed that it was to add. Undefined if it adds none; the listed files are then taken
   * as they are.
   */
  readonly areAdded: (() => boolean) | undefined;
}

/**
 * A job on the surrounding form's files that the member starts. It continues while the form is on no screen. It ends when
 * done, when cancelled, and when the form is sent, replaced by a draft or another member's. A submit, a draft and 'Add
 * to query' wait for a job that adds files, and stop if a file could not be added. Its result is kept with it, because
 * the member may be on another screen as it ends.
 * @param name names the job among those of the form, and in reported exceptions
 */
export function useJob<Task extends Start, Result>(
  name: string,
  work: (task: Task, tools: Work) => Promise<Result>,
) {
  const report = useReportError(name);
  const { signal: portal } = useMemberScope();
  const form = useForm();
  const jobs = useJobsOfForm();
  const job = useOfStore(jobs, (all) => all.get(name));
  // A job that is over is removed with its component, because the member has seen the result.
  useAbort(job?.progress ? undefined : job?.life);
  const start = (task: Task) => {
    const life = new AbortController();
    const { contentId, version } = form.get();
    const put = (next: Job) => {
      jobs.set(new Map(jobs.get()).set(name, next));
    };
    const cancel = () => {
      life.abort();
    };
    const remove = () => {
      stop();
      portal.removeEventListener('abort', cancel);
      jobs.set(new Map([...jobs.get()].filter(([, each]) => each.life !== life)));
    };
    const stop = form.subscribe(() => {
      const now = form.get();
      // Once the form was sent, a photo that is to be added is the next form's.
      if (now.contentId !== contentId || (now.version !== version && !task.areAdded)) cancel();
    });
    portal.addEventListener('abort', cancel);
    life.signal.addEventListener('abort', remove);
    const onProgress = (done: number, count: number) => {
      const now = jobs.get().get(name);
      if (now?.life === life && now.progress) put({ ...now, progress: { done, count } });
    };
    const run = async () => {
      const result = await work(task, { life, onProgress }).catch(report);
      if (life.signal.aborted) return;
      if (result === undefined) remove();
      else put({ life, result });
    };
    const progress = { done: 0, count: task.count };
    // Starts after the state is set.
    const running = Promise.resolve().then(run);
    const { areAdded } = task;
    // A member who cancels it does without them.
    const awaited = areAdded && running.then(() => life.signal.aborted || areAdded());
    put({ life, progress, awaited });
  };
  return {
    /** Does nothing while a job runs. */
    start: (task: Task) => {
      const last = jobs.get().get(name);
      if (last?.progress) return;
      last?.life.abort();
      start(task);
    },
    cancel: () => job?.life.abort(),
    /** Undefined while no job runs. */
    progress: job?.progress,
    /** The result of the last job: undefined if there is none, and once the member has left the form. */
    result: job?.result as Result | undefined,
  };
}
