import { wasErasedSince } from '../draft-store/erase-drafts';
import { createLocks } from '../draft-store/locks';
import { createValueStore, type ReadStore } from '../ui/value-store';
import type { FormStore } from '../visit/form-store';
import { runJob, type DraftContext } from './draft-effects';
import {
  isEntered,
  type DraftActEvent,
  type DraftEvent,
  type DraftOutcomeEvent,
  type DraftState,
  type FormContent,
  type Ownership,
} from './draft-state';
import { contentOf, type KeptValues } from './form-content';
import { nextDraft, NO_DRAFT } from './next-draft';
import { heldIn, isReading, jobsIn, nextExpiry, type Job } from './next-job';

/** Debounce of storing the form, in milliseconds. */
const REST = 1000;

/** Runs a task after a delay. Starting again restarts the delay. */
function createTimer(task: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
  };
  return {
    stop,
    /** Without a time, the timer only stops. */
    start: (milliseconds: number | undefined) => {
      stop();
      if (milliseconds !== undefined) timer = setTimeout(task, milliseconds);
    },
  };
}

/** Whether all drafts were erased. A page that was frozen or still loading was not notified. */
const isErased = ({ access, since }: DraftState) => isEntered(access) && wasErasedSince(since);

function stateAfter(now: DraftState, event: DraftEvent): DraftState | undefined {
  const next = nextDraft(now, event);
  return next && isErased(next) ? nextDraft(next, { type: 'erased' }) : next;
}

/** Whether an outcome still belongs to the current state. */
const isStill = ({ access, owner, since }: DraftState, before: DraftState) =>
  access.is === before.access.is &&
  owner === before.owner &&
  since === before.since &&
  ('draft' in access && access.draft) === ('draft' in before.access && before.access.draft);

/** Resolves once a store has changed. */
const nextChange = (subscribe: ReadStore<unknown>['subscribe']) =>
  new Promise<void>((resolve) => {
    const stop = subscribe(() => {
      stop();
      resolve();
    });
  });

/** Whether a failed job ends its state. Otherwise the job is retried at the next event. */
const endsState = (job: Job, { access }: DraftState) =>
  job === 'put' ? access.is === 'open' : job !== 'look' && job !== 'remove';

interface Doing extends Omit<DraftContext, 'send'> {
  readonly act: (event: DraftEvent) => unknown;
  readonly report: (error: unknown) => void;
}

/** Runs a job. Returns whether it succeeded. */
async function doJob(job: Job, { report, ...doing }: Doing): Promise<boolean> {
  const { get, act } = doing;
  const began = get();
  const send = (event: DraftOutcomeEvent) => {
    const isCurrent = isStill(get(), began);
    if (isCurrent) act(event);
    return isCurrent;
  };
  try {
    await runJob(job, { ...doing, send });
    return true;
  } catch (error) {
    // A browser that can't store drafts shows this at the form. Opening is retried.
    if (job !== 'open' && began.access.is !== 'unable') report(error);
    if (endsState(job, began)) send({ type: 'failed' });
    return false;
  }
}

interface DraftOptions {
  readonly form: FormStore<KeptValues>;
  readonly ownership: ReadStore<Ownership>;
  /** Nothing is done before this has settled. */
  readonly before: Promise<unknown>;
  /** Called with storage exceptions, which cost no text on screen. */
  readonly report: (error: unknown) => void;
}

/** Keeps the draft of one form on the device, even while another screen is shown. */
export function createDraftMachine({ form, ownership, before, report }: DraftOptions) {
  const { subscribe, get, set } = createValueStore(NO_DRAFT);
  const locks = createLocks(() => get().isAway);
  let running: Promise<void> | undefined;
  let fillForm: (content: FormContent) => void = () => undefined;

  const act = (event: DraftEvent): Promise<void> => {
    const now = get();
    const next = stateAfter(now, event);
    if (next === undefined && process.env.NODE_ENV !== 'production')
      throw new Error(`A draft that is '${now.access.is}' knows no '${event.type}'`);
    if (next !== undefined && next !== now) {
      set(next);
      // Not while away, because a timer would keep the form's content in memory for a day.
      expiry.start(next.isAway ? undefined : nextExpiry(next));
      if (next.isAway) void locks.keepOnly([]);
    }
    return (running ??= run());
  };
  const doing = { form: form.name, get, hold: locks.hold, act, report };
  /** Runs one job after the other, until none is due. */
  const run = async () => {
    await before;
    const failed = new Set<Job>();
    for (;;) {
      const now = get();
      const releasing = locks.keepOnly(heldIn(now));
      const job = jobsIn(now).find((each) => !failed.has(each));
      if (releasing) await releasing;
      else if (isErased(now)) void act({ type: 'erased' });
      else if (!job && !isReading(now)) break;
      else if (!job) await nextChange(subscribe);
      else if (!(await doJob(job, { ...doing, fill: fillForm }))) failed.add(job);
    }
    running = undefined;
  };
  const expiry = createTimer(() => void act({ type: 'look' }));
  const rest = createTimer(() => void save());
  /** Stores the form's content now. Resolves once all jobs are done. */
  const save = () => {
    rest.stop();
    return act({ type: 'content', content: contentOf(form.get()) });
  };
  /** Acts on the form's content as it is now. Resolves once all resulting jobs are done. */
  const actNow = (event: DraftActEvent) => {
    void save();
    return act(event);
  };
  const followOwner = () => {
    const { asking, isKnown, ...facts } = ownership.get();
    const isClosed = facts.mode === 'memory' || !isKnown || asking.has(form.name);
    void actNow({ type: 'member', ...facts, isClosed });
  };
  form.subscribe(() => {
    // A phone may unload the page behind a chooser or camera.
    if (form.get().dialog !== undefined) void save();
    else rest.start(REST);
  });
  ownership.subscribe(followOwner);
  followOwner();
  return {
    subscribe,
    get,
    save,
    act: actNow,
    /**
     * Connects the form on screen, which `fill` fills in. Returns a function to call when the form leaves the screen.
     */
    attach: (fill: (content: FormContent) => void) => {
      fillForm = fill;
      // Saves last, because what was filled in while the form was being sent is stored from now on.
      return () => void Promise.all([act({ type: 'left' }), save()]);
    },
  };
}

export type DraftMachine = ReturnType<typeof createDraftMachine>;
