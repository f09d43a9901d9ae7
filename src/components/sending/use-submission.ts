import { useEffect, useRef, useState, type RefObject } from 'react';
import type { SubmitOptions } from '../../api/client';
import { asksForLogin } from '../../api/http-failure';
import { useEmit } from '../../host/host-context';
import { isOffline } from '../../host/line';
import { useMemberScope, useMemberState } from '../requests/MemberScope';
import { useMember } from '../requests/use-member';
import { useMutation, type Mutation } from '../requests/use-mutation';
import { useProgressStore, type ProgressSource } from './upload-progress';

/** What happens around a form's requests. */
export interface SendGuard {
  /** The request waits for it. */
  readonly before: () => Promise<void>;
  /** The receipt waits for it. */
  readonly accepted: () => Promise<void>;
  readonly failed: (error: unknown) => void;
}

/** A form's submission (@spec §4): a mutation with the progress of its upload. */
export interface Submission<Values, Result> extends Omit<Mutation<Values, Result>, 'run'> {
  readonly submit: (values: Values) => Promise<void>;
  readonly progress: ProgressSource;
  /** Applies once it is set, also to a request that has begun. */
  readonly guard: RefObject<SendGuard | undefined>;
  /** The session has ended, and the host does not log the member in itself. */
  readonly needsLogin: boolean;
  /** The browser was offline when the last attempt began. */
  readonly beganOffline: boolean;
  /** Somebody else may have logged in: nothing is sent until the member submits again. */
  readonly needsConfirmation: boolean;
  /** The form holds something else by now: a login still checks the member, and sends nothing. */
  readonly replace: () => void;
  /** The same member has logged in again: the form is to be sent, as it is now. */
  readonly needsSending: boolean;
  /** After a login: has the form sent if the member is the same, else asks for confirmation. */
  readonly resume: () => Promise<void>;
}

/** A submission that may be resumed after a login. */
interface Attempt {
  readonly member?: string | undefined;
  /** The form holds something else by now, which nobody has sent. */
  isReplaced?: boolean;
}

/** A submission of any form, for components that show its state. */
export type AnySubmission = Omit<Submission<never, unknown>, 'submit'>;

/**
 * Sends a form. If the session has ended, the host may log the member in and resume.
 * @param name names the submission in reported exceptions
 * @param draft the name of the form's draft
 */
export function useSubmission<Values, Result>(
  name: string,
  draft: string,
  send: (values: Values, options: SubmitOptions) => Promise<Result>,
): Submission<Values, Result> {
  const emit = useEmit();
  const progress = useProgressStore();
  const member = useMember();
  const guard = useRef<SendGuard>(undefined);
  const { store } = useMemberScope();
  const isAsking = useMemberState().asking.has(draft);
  const [needs, setNeeds] = useState<'login' | 'sending'>();
  const [beganOffline, setBeganOffline] = useState(false);
  /** The last attempt, or the one that resumes it. */
  const last = useRef<Attempt>({});
  useEffect(
    () => () => {
      store.stopWaiting(draft);
    },
    [store, draft],
  );
  const resume = async () => {
    const checking = (last.current = { ...last.current });
    const isSame = await member.checkLogin(checking.member);
    // Another attempt has started meanwhile.
    if (last.current !== checking) return;
    if (!isSame) store.ask(draft);
    else if (!checking.isReplaced) setNeeds('sending');
  };
  const { run: submit, ...mutation } = useMutation<Values, Result>(
    name,
    async (values, signal) => {
      last.current = {};
      setBeganOffline(isOffline());
      progress.set(undefined);
      setNeeds(undefined);
      store.adopt(draft);
      await guard.current?.before();
      try {
        const result = await send(values, {
          signal,
          onProgress: (now) => {
            // A body sent in one piece needs no progress bar.
            if (progress.get() || now.loaded < now.total) progress.set(now);
          },
        });
        await guard.current?.accepted();
        return result;
      } catch (error) {
        guard.current?.failed(error);
        throw error;
      }
    },
    (failure) => {
      if (!asksForLogin(failure)) return;
      store.wait(draft);
      const attempt: Attempt = (last.current = { member: member.known() });
      const detail = {
        // Works once, and only for the last attempt.
        resume: () => {
          if (last.current === attempt) void resume();
        },
      };
      if (emit('login-required', detail)) setNeeds('login');
    },
  );
  return {
    ...mutation,
    submit,
    replace: () => {
      last.current.isReplaced = true;
      setNeeds(undefined);
      mutation.reset();
    },
    progress,
    guard,
    beganOffline,
    needsLogin: needs === 'login' && !isAsking,
    needsConfirmation: isAsking,
    needsSending: needs === 'sending' && !isAsking,
    resume,
  };
}
