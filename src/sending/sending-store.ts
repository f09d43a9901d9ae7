import type { UploadProgress } from '../api/upload-transport';
import { createValueStore, type ReadStore } from '../ui/value-store';
import type { Acts, Validate } from './acts';
import { nextSending } from './next-sending';
import type { SendingActEvent, Sending, SendingEvent, SentValues } from './sending';
import { continues, startEffect } from './sending-effects';

/**
 * Acts on a state. The returned promise delays the request in `preparing`, and the receipt in `accepted`.
 * @param before the previous state; undefined in the first call
 */
export type SendingListener = (
  now: Sending<SentValues>,
  before: Sending<SentValues> | undefined,
) => Promise<unknown> | undefined;

/** A form's sending, for the components that show it. */
export interface SendingStore<Values> extends ReadStore<Sending<Values>> {
  /**
   * An upload's progress, in a store so that updates do not render the form. Undefined before the first progress
   * event, and for a body sent in one piece.
   */
  readonly progress: ReadStore<UploadProgress | undefined>;
  readonly act: (event: SendingActEvent) => void;
  /** Calls a listener with the current state, and with each later one. Returns a function that stops this. */
  readonly follow: (listener: SendingListener) => () => void;
}

/** The same, for the form and for the hook that sends it. */
export interface SendingMachine<Values> extends SendingStore<Values> {
  /** Sets the function that validates the form when Send is pressed. */
  readonly attach: (validate: Validate<Values>) => void;
  /** Called when the form is on a screen. Returns a function to call when the form leaves it, which ends all work. */
  readonly start: (acts: () => Acts<Values>) => () => void;
}

const wait = (milliseconds: number) =>
  new Promise((resolve) => void setTimeout(resolve, milliseconds));

/** Resolves once all are done, or the time is over; undefined if there are none. */
const allWithin = (acting: readonly Promise<unknown>[], milliseconds: number) =>
  acting.length > 0
    ? Promise.race([
        Promise.all(acting.map((act) => act.catch(() => undefined))),
        wait(milliseconds),
      ])
    : undefined;

/** Runs a form's sending: keeps its state, and begins and ends the work of each state. */
export function createSending<Values extends SentValues>(): SendingMachine<Values> {
  const states = createValueStore<Sending<Values>>({ is: 'idle', unanswered: undefined });
  const progress = createValueStore<UploadProgress | undefined>(undefined);
  const listeners = new Set<SendingListener>();
  let life = new AbortController();
  let readActs: (() => Acts<Values>) | undefined;
  let validate: Validate<Values> = () => Promise.resolve(undefined);

  const tell = (now: Sending<Values>) => {
    const before = states.get();
    states.set(now);
    return [...listeners].flatMap((listener) => listener(now, before) ?? []);
  };
  const begin = (now: Sending<Values>, acts: Acts<Values>) => {
    life.abort();
    const { signal } = (life = new AbortController());
    if (now.is === 'preparing') progress.set(undefined);
    const acting = tell(now);
    // A listener may have changed the state.
    if (signal.aborted) return;
    startEffect(now, {
      acts,
      validate,
      onProgress: (sent) => {
        // A body sent in one piece needs no progress bar.
        if (progress.get() || sent.loaded < sent.total) progress.set(sent);
      },
      listenersWithin: (milliseconds) => allWithin(acting, milliseconds),
      act: dispatch,
      send: (event) => {
        if (!signal.aborted) dispatch(event);
      },
      signal,
    });
  };
  const dispatch = (event: SendingEvent<Values>) => {
    // The form is not on screen yet, or no longer.
    if (!readActs) return;
    const now = states.get();
    const next = nextSending(now, event);
    if (next === undefined) {
      if (process.env.NODE_ENV === 'production') return;
      throw new Error(`A sending that is '${now.is}' knows no '${event.type}'`);
    }
    if (next === now) return;
    if (continues(now, next)) void tell(next);
    else begin(next, readActs());
  };
  return {
    subscribe: states.subscribe,
    get: states.get,
    progress,
    act: dispatch,
    follow: (listener) => {
      listeners.add(listener);
      void listener(states.get(), undefined);
      return () => void listeners.delete(listener);
    },
    attach: (form) => {
      validate = form;
    },
    start: (acts) => {
      readActs = acts;
      return () => {
        dispatch({ type: 'left' });
        readActs = undefined;
      };
    },
  };
}
