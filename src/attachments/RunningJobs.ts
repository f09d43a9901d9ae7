import { useFormPart } from '../components/forms/form-parts';
import { useJobsOfForm } from './use-form-attachments';

/** A submit of the surrounding form waits for the jobs that add files. It ends the others, and sends the listed files. */
export function RunningJobs(): null {
  const jobs = useJobsOfForm();
  useFormPart({
    prepare: () => {
      const awaited = [...jobs.get().values()].flatMap((job) => job.awaited ?? []);
      if (awaited.length === 0) return undefined;
      return Promise.all(awaited).then((areAdded) => !areAdded.includes(false));
    },
    end: () => {
      for (const { life, awaited } of jobs.get().values()) if (!awaited) life.abort();
    },
  });
  return null;
}
