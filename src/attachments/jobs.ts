import { createValueStore, type ValueStore } from '../ui/value-store';
import { keptWith } from '../visit/kept-with';

export interface JobProgress {
  readonly done: number;
  readonly count: number;
}

/** A running job. */
export interface RunningJob {
  /** Aborting it ends the job. */
  readonly life: AbortController;
  readonly progress: JobProgress;
  /** Resolves to whether its files are listed. Undefined if a submit ends the job instead of waiting. */
  readonly awaited: Promise<boolean> | undefined;
  readonly result?: undefined;
}

/** A job that is over, with its result, which is shown until the form is sent or left, or the job begins again. */
export interface EndedJob {
  /** Aborting it removes the job. */
  readonly life: AbortController;
  readonly progress?: undefined;
  readonly awaited?: undefined;
  readonly result: unknown;
}

export type Job = RunningJob | EndedJob;

/** Jobs by name. */
export type Jobs = ReadonlyMap<string, Job>;

/** The jobs on the files of a form, by its `contentId`. They outlive the screen. */
export const jobsOf = keptWith((): ValueStore<Jobs> => createValueStore<Jobs>(new Map()));
