import { useFormPart } from '../components/forms/form-parts';
import { useJobsOfForm } from './use-form-attachments';

/** Makes a submit of the surrounding form wait for the jobs that add files. It ends the others, so the listed files are sent. */
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
