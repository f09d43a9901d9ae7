import { useRef, useState } from 'react';
import type { SubmitOptions } from '../api/client';
import { asksForLogin } from '../api/http-failure';
import { useAnnounce } from '../host/host-context';
import { useProgressStore, type ProgressSource } from './upload-progress';
import { useAct, type Act } from './use-act';

/** A form's submission (@spec §4): an act with the progress of its upload. */
export interface Submission<Values, Result> extends Omit<Act<Values, Result>, 'run'> {
  readonly submit: (values: Values) => Promise<void>;
  /** How much of the attachments has left. */
  readonly progress: ProgressSource;
  /** The session has ended, and the host does not log the member in itself. */
  readonly needsLogin: boolean;
}

/** A submission of whatever form, to show how it goes. */
export type AnySubmission = Omit<Submission<never, unknown>, 'submit'>;

/** Sends what a form holds; an ended session is announced to the host, who may resume. */
export function useSubmission<Values, Result>(
  key: string,
  send: (values: Values, options: SubmitOptions) => Promise<Result>,
): Submission<Values, Result> {
  const announce = useAnnounce();
  const progress = useProgressStore();
  const [needsLogin, setNeedsLogin] = useState(false);
  const last = useRef<{ readonly values: Values }>(undefined);
  const { run: submit, ...act } = useAct<Values, Result>(
    key,
    (values, signal) => {
      last.current = { values };
      progress.set(undefined);
      setNeedsLogin(false);
      return send(values, {
        signal,
        onProgress: (now) => {
          // What has left in one go needs no bar.
          if (progress.get() || now.loaded < now.total) progress.set(now);
        },
      });
    },
    (failure, values) => {
      if (!asksForLogin(failure)) return;
      const { current: attempt } = last;
      // Once, and only for the last attempt: another one may have arrived since.
      const resume = () => {
        if (last.current === attempt) void submit(values);
      };
      setNeedsLogin(announce('login-required', { resume }));
    },
  );
  return { ...act, submit, progress, needsLogin };
}
