import { useRef, useState } from 'react';
import type { SubmitOptions } from '../api/client';
import { asksForLogin } from '../api/http-failure';
import { useAnnounce } from '../host/host-context';
import { useProgressStore, type ProgressSource } from './upload-progress';
import { useMember } from './use-member';
import { useMutation, type Mutation } from './use-mutation';

/** A form's submission (@spec §4): a mutation with the progress of its upload. */
export interface Submission<Values, Result> extends Omit<Mutation<Values, Result>, 'run'> {
  readonly submit: (values: Values) => Promise<void>;
  /** How much of the attachments has left. */
  readonly progress: ProgressSource;
  /** The session has ended, and the host does not log the member in itself. */
  readonly needsLogin: boolean;
  /** After a login that may be another member's: nothing is sent before the member submits. */
  readonly needsPress: boolean;
  /** After a login: sends again if the member is the same as before, else asks. */
  readonly resume: (send: () => void) => Promise<void>;
}

/** A submission of whatever form, to show how it goes. */
export type AnySubmission = Omit<Submission<never, unknown>, 'submit'>;

/**
 * Sends what a form holds; an ended session is announced to the host, who may resume.
 * @param name what an exception in it is reported under
 */
export function useSubmission<Values, Result>(
  name: string,
  send: (values: Values, options: SubmitOptions) => Promise<Result>,
): Submission<Values, Result> {
  const announce = useAnnounce();
  const progress = useProgressStore();
  const member = useMember();
  const [needs, setNeeds] = useState<'login' | 'press'>();
  /** The last attempt, or what has begun to resume it; and whose it was. */
  const last = useRef<{ readonly member?: string | undefined }>({});
  const resume = async (sendAgain: () => void) => {
    const { member: before } = last.current;
    const checking = (last.current = { member: before });
    const now = await member.readAgain();
    // Another attempt may have arrived meanwhile.
    if (last.current !== checking) return;
    if (before !== undefined && now === before) sendAgain();
    else setNeeds('press');
  };
  const { run: submit, ...mutation } = useMutation<Values, Result>(
    name,
    (values, signal) => {
      last.current = {};
      progress.set(undefined);
      setNeeds(undefined);
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
      const attempt = (last.current = { member: member.known() });
      const detail = {
        // Once, and only for the last attempt.
        resume: () => {
          if (last.current === attempt) void resume(() => void submit(values));
        },
      };
      if (announce('login-required', detail)) setNeeds('login');
    },
  );
  return {
    ...mutation,
    submit,
    progress,
    needsLogin: needs === 'login',
    needsPress: needs === 'press',
    resume,
  };
}
