import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { SubmitOptions } from '../../api/client';
import type { ReferenceNumber } from '../../domain/reference-number';
import { useEmit } from '../../host/host-context';
import { isOffline } from '../../host/line';
import { useReportError } from '../../host/use-report-error';
import type { KnownNumbers } from '../requests/known-queries';
import { useMember } from '../requests/use-member';
import { useVisit } from '../visit/visit-context';
import type { Sending, Sent, SentValues, Snapshot } from './sending';
import type { Acts } from './sending-effects';
import { createSending, type SendingMachine, type SendingStore } from './sending-store';

interface SendingOptions<Values> {
  /** Names the sending in reported exceptions. */
  readonly name: string;
  /** The form's name. */
  readonly form: string;
  /** The values as they are sent, and shown afterwards. */
  readonly asSent?: (values: Values) => Values;
  /** Returns which open queries are known, where a lost one can be looked up in them. */
  readonly known?: () => KnownNumbers;
  readonly request: (
    snapshot: Snapshot<Values>,
    options: SubmitOptions,
  ) => Promise<ReferenceNumber | undefined>;
  /** Called once the server has taken it, before the receipt shows. */
  readonly onAccepted: (sent: Sent<Values>) => void;
}

/** Sends a form. If the session has ended, the host may log the member in and resume. */
export function useSending<Values extends SentValues>(
  options: SendingOptions<Values>,
): SendingMachine<Values> {
  const { name, form } = options;
  const emit = useEmit();
  const report = useReportError(name);
  const member = useMember();
  const { member: members } = useVisit();
  const isAsking = () => members.get().asking.has(form);
  const [sending] = useState(() => createSending<Values>(isAsking()));
  const latest = useEffectEvent((): Acts<Values> => ({
    begin: (values) => {
      members.adopt(form);
      return {
        values: options.asSent?.(values) ?? values,
        known: options.known?.(),
        member: member.known(),
        isOnline: !isOffline(),
      };
    },
    request: options.request,
    onAccepted: options.onAccepted,
    askForLogin: (resume) => {
      members.wait(form);
      return emit('login-required', { resume }) ? 'element' : 'portal';
    },
    checkLogin: member.checkLogin,
    ask: () => {
      if (!isAsking()) members.ask(form);
    },
    report,
  }));
  useEffect(() => {
    const heed = () => {
      if (members.get().asking.has(form)) sending.act({ type: 'otherMember' });
    };
    const end = sending.start(() => latest());
    const ignore = members.subscribe(heed);
    heed();
    return () => {
      ignore();
      end();
      members.stopWaiting(form);
    };
  }, [sending, members, form]);
  return sending;
}

type Read<Values> = Pick<SendingStore<Values>, 'subscribe' | 'get'>;

/** Renders what is selected of a sending's state. */
export function useOfSending<Values, Selected>(
  { subscribe, get }: Read<Values>,
  select: (now: Sending<Values>) => Selected,
): Selected {
  const read = () => select(get());
  return useSyncExternalStore(subscribe, read, read);
}

/** Renders a sending's state. */
export const useSendingState = <Values>(sending: Read<Values>): Sending<Values> =>
  useOfSending(sending, (now) => now);
