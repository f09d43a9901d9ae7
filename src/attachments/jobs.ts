import { createValueStore, type ValueStore } from '../ui/value-store';
import { keptWith } from '../visit/kept-with';

export interface JobProgress {
  readonly done: number;
  readonly count: number;
}

/** A running job. */
export interface Job {
  /** Aborting it ends the job. */
  readonly life: AbortController;
  readonly progress: JobProgress;
  /** Resolves to whether its files are listed. Undefined if a submit ends the job instead of waiting. */
  readonly awaited: Promise<boolean> | undefined;
}

/** The running jobs by name. */
export type Jobs = ReadonlyMap<string, Job>;

/** The running jobs on the files of a form, by its `contentId`. They outlive the screen. */
export const jobsOf = keptWith((): ValueStore<Jobs> => createValueStore<Jobs>(new Map()));
