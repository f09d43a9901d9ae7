import { wasErasedSince } from '../../draft-store/erase-drafts';
import { createLocks } from '../../draft-store/locks';
import { createValueStore } from '../../ui/value-store';
import { isOpen, offeredIn } from './after-job';
import { runJob, type Around } from './draft-effects';
import { nextDraft, NO_DRAFT } from './next-draft';
import { heldIn, isReading, jobsIn, type Job } from './next-job';
import type {
  ActEvent,
  DraftEvent,
  DraftState,
  FormContent,
  OutcomeEvent,
  Source,
} from './stored-draft';

/** How long a form rests before it is stored, in milliseconds. */
const REST = 1000;

/** Runs a task after a time, unless it is set again before. */
function createTimer(task: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  return {
    isRunning: () => timer !== undefined,
    stop,
    /** Not at all without a time. */
    start: (milliseconds: number | undefined) => {
      stop();
      if (milliseconds === undefined) return;
      timer = setTimeout(() => {
        stop();
        task();
      }, milliseconds);
    },
  };
}

/** When the next of the drafts expires, in milliseconds from now. */
function nextExpiry({ access, own }: DraftState): number | undefined {
  const drafts = [...offeredIn(access), ...(own ? [own] : [])];
  if (drafts.length === 0) return undefined;
  return Math.max(0, Math.min(...drafts.map(({ until }) => until)) - Date.now());
}

/** Whether a state is still the one whose work has an outcome. */
const isStill = ({ access, owner, since }: DraftState, before: DraftState) =>
  access.is === before.access.is &&
  owner === before.owner &&
  since === before.since &&
  ('draft' in access && access.draft) === ('draft' in before.access && before.access.draft);

/** Whether a job that has failed ends its state. One that does not is done again with the next event. */
const endsState = (job: Job, { access }: DraftState) =>
  job === 'put' ? access.is === 'open' : job !== 'look' && job !== 'remove';

interface Doing extends Omit<Around, 'send'> {
  readonly act: (event: DraftEvent) => unknown;
  readonly report: (error: unknown) => void;
}

/** Does a job. Returns whether it has not failed. */
async function doJob(job: Job, { report, ...doing }: Doing): Promise<boolean> {
  const { get, act } = doing;
  const began = get();
  const send = (event: OutcomeEvent) => {
    const isCurrent = isStill(get(), began);
    if (isCurrent) act(event);
    return isCurrent;
  };
  try {
    await runJob(job, { ...doing, send });
    return true;
  } catch (error) {
    // A browser that can't store says so at the form, and is asked again.
    if (job !== 'open' && began.access.is !== 'unable') report(error);
    if (endsState(job, began)) send({ type: 'failed' });
    return false;
  }
}

/**
 * Keeps the draft of one form on the device, also while another screen is shown.
 * @param form the form's name
 * @param before nothing is done before this has ended
 * @param report called with exceptions of the storage: they cost no word on screen
 */
export function createStoredDraft(
  form: string,
  source: Source,
  before: Promise<unknown>,
  report: (error: unknown) => void,
) {
  const { subscribe, get, set } = createValueStore(NO_DRAFT);
  const locks = createLocks(() => get().isAway);
  let running: Promise<void> | undefined;
  let fillForm: (content: FormContent) => void = () => undefined;

  const act = (event: DraftEvent): Promise<void> => {
    const now = get();
    const next = nextDraft(now, event);
    if (next === undefined && process.env.NODE_ENV !== 'production')
      throw new Error(`A draft that is '${now.access.is}' knows no '${event.type}'`);
    if (next !== undefined && next !== now) {
      set(next);
      // Nobody sees it; a timer would keep the form's content in memory for a day.
      expiry.start(next.isAway ? undefined : nextExpiry(next));
      if (next.isAway) void locks.keepOnly([]);
    }
    return (running ??= run());
  };
  const changed = () =>
    new Promise<void>((resolve) => {
      const stop = subscribe(() => {
        stop();
        resolve();
      });
    });
  /** One job after the other, until nothing is to be done. */
  const run = async () => {
    await before;
    const failed = new Set<Job>();
    for (;;) {
      const now = get();
      const releasing = locks.keepOnly(heldIn(now));
      const job = jobsIn(now).find((each) => !failed.has(each));
      if (releasing) await releasing;
      else if (isOpen(now.access) && wasErasedSince(now.since)) void act({ type: 'erased' });
      else if (!job && !isReading(now)) break;
      else if (!job) await changed();
      else if (!(await doJob(job, { form, get, fill: fillForm, hold: locks.hold, act, report })))
        failed.add(job);
    }
    running = undefined;
  };
  const expiry = createTimer(() => void act({ type: 'look' }));
  const rest = createTimer(() => void save());
  /** Stores the form's content now. Resolves once all is done. */
  const save = () => {
    rest.stop();
    return act({ type: 'content', content: source.get() });
  };
  source.subscribe(() => {
    rest.start(REST);
  });
  return {
    subscribe,
    get,
    save,
    /** Resolves once all that follows is done. */
    act: (event: ActEvent) => act(event),
    /** The form is on a screen, and is filled by this. Returns a function to call as it leaves it. */
    attach: (fill: (content: FormContent) => void) => {
      fillForm = fill;
      return () => {
        if (rest.isRunning()) void save();
        void act({ type: 'left' });
      };
    },
  };
}

export type StoredDraftMachine = ReturnType<typeof createStoredDraft>;
